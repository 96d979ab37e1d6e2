package start.woven;

import org.springframework.context.annotation.AdviceMode;
import org.springframework.scheduling.annotation.EnableAsync;

@EnableAsync(mode = AdviceMode.ASPECTJ)
class Setup {}
