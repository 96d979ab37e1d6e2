// a function that an unknown method keeps, or hands to an executor of unknown type, does not run here
package press.plates;

import com.acme.desk.Picker;
import com.acme.desk.Workers;
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

public class KeptForLater implements ActionListener {
    private final Workers workers = new Workers();

    /** Asked by the picker on a thread of its own. */
    static final class PlateFilter implements java.io.FileFilter {
        @Override
        public boolean accept(File file) {
            return file.isDirectory();
        }
    }

    @Override
    public void actionPerformed(ActionEvent e) {
        Picker picker = new Picker();
        picker.setFilter(new PlateFilter());
        picker.onChosen(name -> read(name));
        picker.addNameCheck(name -> Files.exists(Path.of(name)));
        workers.pool().execute(() -> read("plates.txt"));
        workers.pool().schedule(() -> read("plates.txt"), 5);
        picker.forEachName(name -> read(name)); // expect: blocking-in-event-loop
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (Exception e) { // maybe: swallowed-interrupt
            return "";
        }
    }
}
