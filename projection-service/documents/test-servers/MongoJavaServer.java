import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.h2.mvstore.MVStore;

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

  /**
   * MongoDB finds the one document that an id leads to and then looks at what else was asked of it. This server would look at every document of the
   * collection as soon as anything else is asked, and each replacement with a guard would take the longer the more there are.
   */
  static class ById<P> extends Index<P> {
    private final Index<P> own;

    ById(Index<P> own, List<IndexKey> keys, boolean sparse) {
      super(own.getName(), keys, sparse);
      this.own = own;
    }

    private Document byId(Document query) {
      return keys().equals(List.of("_id")) && query.containsKey("_id") ? new Document("_id", query.get("_id")) : query;
    }

    @Override
    public boolean canHandle(Document query) {
      return own.canHandle(byId(query));
    }

    @Override
    public Iterable<P> getPositions(Document query) {
      return own.getPositions(byId(query));
    }

    @Override
    public P getPosition(Document document) {
      return own.getPosition(document);
    }

    @Override
    public void checkAdd(Document document, MongoCollection<P> collection) {
      own.checkAdd(document, collection);
    }

    @Override
    public void add(Document document, P position, MongoCollection<P> collection) {
      own.add(document, position, collection);
    }

    @Override
    public P remove(Document document) {
      return own.remove(document);
    }

    @Override
    public long getCount() {
      return own.getCount();
    }

    @Override
    public long getDataSize() {
      return own.getDataSize();
    }

    @Override
    public boolean isUnique() {
      return own.isUnique();
    }

    @Override
    public void checkUpdate(Document before, Document after, MongoCollection<P> collection) {
      own.checkUpdate(before, after, collection);
    }

    @Override
    public void updateInPlace(Document before, Document after, P position, MongoCollection<P> collection) {
      own.updateInPlace(before, after, position, collection);
    }

    @Override
    public void drop() {
      own.drop();
    }
  }

  static class InMemory extends MemoryBackend {
    @Override
    public MemoryDatabase openOrCreateDatabase(String name) {
      return new MemoryDatabase(name, getCursorRegistry()) {
        @Override
        protected Index<Integer> openOrCreateUniqueIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
          return new ById<>(super.openOrCreateUniqueIndex(collection, index, keys, sparse), keys, sparse);
        }
      };
    }
  }

  static class DatabaseInFile extends H2Database {
    DatabaseInFile(String name, MVStore store, CursorRegistry cursors) {
      super(name, store, cursors);
    }

    @Override
    protected Index<Object> openOrCreateUniqueIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
      return new ById<>(super.openOrCreateUniqueIndex(collection, index, keys, sparse), keys, sparse);
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

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
      return new DatabaseInFile(name, getMvStore(), getCursorRegistry());
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
    MongoBackend backend = args.length == 0 ? new InMemory() : new InFile(args[0], member);
    MongoServer server = new MongoServer(backend.version(new Recent()));
    if (args.length > 1) server.bind(member == null ? "127.0.0.1" : "0.0.0.0", Integer.parseInt(args[1]));
    System.out.println("mongodb:/" + (args.length > 1 ? server.getLocalAddress() : server.bind()) + "/contract");
    if (member == null) while (System.in.read() >= 0) {}
    else Thread.currentThread().join();
    server.shutdownNow();
  }
}
