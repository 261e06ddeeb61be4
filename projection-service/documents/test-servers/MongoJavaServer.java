import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An independent server of MongoDB's wire protocol, whose address it prints. It ends when its input does. In memory on a free loopback port, or with
 * arguments: its data in that file, on that port, and for other hosts under that name, as the one member of the replica set rs0.
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

  /** Outlives a kill: what was answered is in the file. */
  static class InFile extends H2Backend {
    private static final Set<String> reads =
        Set.of("find", "getMore", "aggregate", "count", "distinct", "hello", "ismaster", "ping", "listIndexes", "endSessions");
    private final String member;
    private final AtomicLong written = new AtomicLong();
    private long committed;

    InFile(String file, String member) {
      super(file);
      this.member = member;
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      Document answer = super.handleMessage(message);
      if (!reads.contains(message.getDocument().keySet().iterator().next())) settle();
      return answer;
    }

    /** Whoever waits for the commit of another needs none of its own when that one began after the write. */
    private void settle() {
      long own = written.incrementAndGet();
      synchronized (this) {
        if (committed >= own) return;
        long all = written.get();
        commit();
        committed = all;
      }
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
      Document answer = super.handleCommand(channel, database, command, query);
      if (member == null || !List.of("ismaster", "hello").contains(command.toLowerCase())) return answer;
      return answer
          .append("setName", "rs0")
          .append("setVersion", 1)
          .append("hosts", List.of(member))
          .append("primary", member)
          .append("me", member)
          .append("secondary", false);
    }
  }

  public static void main(String[] args) throws Exception {
    String member = args.length > 2 ? args[2] + ":" + args[1] : null;
    MongoBackend backend = args.length == 0 ? new MemoryBackend() : new InFile(args[0], member);
    MongoServer server = new MongoServer(backend.version(new Recent()));
    if (args.length > 1) server.bind(member == null ? "127.0.0.1" : "0.0.0.0", Integer.parseInt(args[1]));
    System.out.println("mongodb:/" + (args.length > 1 ? server.getLocalAddress() : server.bind()) + "/contract");
    if (member == null) while (System.in.read() >= 0) {}
    else Thread.currentThread().join();
    server.shutdownNow();
  }
}
