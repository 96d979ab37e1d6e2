// source: a report workbook is written in a Swing action
package export.swing;

import java.awt.event.ActionEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.swing.AbstractAction;
import javax.swing.SwingWorker;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class ExportAction extends AbstractAction {
    private final XSSFWorkbook book = new XSSFWorkbook();

    @Override
    public void actionPerformed(ActionEvent e) {
        byte[] bytes = render(); // expect: cpu-work-on-event-loop
        putValue("size", bytes.length);
    }

    public SwingWorker<byte[], Void> background() {
        return new SwingWorker<>() {
            @Override
            protected byte[] doInBackground() {
                return render();
            }

            @Override
            protected void done() {
                putValue("done", true);
            }
        };
    }

    private byte[] render() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            book.write(out);
        } catch (IOException ex) {
            throw new IllegalStateException(ex);
        }
        return out.toByteArray();
    }
}
