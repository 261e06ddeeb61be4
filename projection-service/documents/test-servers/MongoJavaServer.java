import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/**
 * An independent server of MongoDB's wire protocol, whose address it prints. It ends when its input does. In memory on a free loopback port, or with
 * arguments: its data in that file, on that port.
 */
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
    MongoBackend backend = args.length == 0 ? new MemoryBackend().version(new Recent()) : new H2Backend(args[0]).version(new Recent());
    MongoServer server = new MongoServer(backend);
    if (args.length > 1) server.bind("127.0.0.1", Integer.parseInt(args[1]));
    System.out.println("mongodb:/" + (args.length > 1 ? server.getLocalAddress() : server.bind()) + "/contract");
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
