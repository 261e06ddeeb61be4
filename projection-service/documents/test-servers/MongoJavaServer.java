import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** An independent in-memory server of MongoDB's wire protocol on a free loopback port, which it prints. It ends when its input does. */
public class MongoJavaServer {
  /** Today's driver asks for wire version 9 at least; what it then sends, this server understands. */
  static class Recent implements MongoVersion {
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0);
    }

    public int getWireVersion() {
      return 13;
    }
  }

  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend().version(new Recent()));
    System.out.println("mongodb:/" + server.bind() + "/contract");
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
