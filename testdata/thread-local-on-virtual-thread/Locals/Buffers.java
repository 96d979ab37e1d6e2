// source: supporting file: thread locals of several kinds
// release: 21
package locals.jobs;

import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

final class Buffers {
    static final ThreadLocal<DocumentBuilder> XML = ThreadLocal.withInitial(Buffers::builder); // expect: thread-local-on-virtual-thread
    static final ThreadLocal<MessageDigest> SHA = new ThreadLocal<MessageDigest>() { // expect: thread-local-on-virtual-thread
        @Override
        protected MessageDigest initialValue() {
            try {
                return MessageDigest.getInstance("SHA-1");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    };
    static final ThreadLocal<List<String>> SCRATCH = ThreadLocal.withInitial(ArrayList::new); // expect: thread-local-on-virtual-thread
    static final ThreadLocal<Map<String, String>> CONTEXT = new ThreadLocal<>();
    static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>();
    static final ThreadLocal<ByteArrayOutputStream> POOLED = ThreadLocal.withInitial(() -> new ByteArrayOutputStream(65536));

    private Buffers() {
    }

    private static DocumentBuilder builder() {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, String> begin(String user) {
        Map<String, String> values = new HashMap<>();
        values.put("user", user);
        CONTEXT.set(values);
        return values;
    }

    static void end() {
        CONTEXT.remove();
    }
}
