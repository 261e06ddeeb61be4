var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true }); var __same = (target) => target;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// events/store/src/port.ts
function misfit(value, depth = 0) {
  if (value === null || typeof value === "boolean") return void 0;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? void 0 : "a number that JSON has not";
  if (typeof value === "string") return isWellFormed(value) ? void 0 : "text with half a character";
  if (typeof value !== "object") return `a value of type ${typeof value}`;
  if (depth === maxDepth) return `values over ${maxDepth} deep, or in a circle`;
  const isArray = Array.isArray(value);
  const fields = Object.entries(value);
  if (ancestors(value) > (isArray ? 2 : 1)) return `an instance of ${value.constructor.name}`;
  if (isArray && (fields.length !== value.length || fields.some(([name], i) => name !== `${i}`))) return "an array with holes or fields";
  if (Object.getOwnPropertySymbols(value).length > 0) return "a field named by a symbol";
  for (const [name, item] of fields) {
    const why = !isWellFormed(name) ? "a name with half a character" : item === void 0 && !isArray ? void 0 : misfit(item, depth + 1);
    if (why !== void 0) return why;
  }
  return void 0;
}
function checkStream(stream, from) {
  if (!fits(streamName, stream)) throw new Refused(`not the name of a stream: ${JSON.stringify(stream)}`);
  if (!isPlace(from)) throw new Refused(`not a revision: ${String(from)}`);
}
function check(stream, events, expected) {
  checkStream(stream, expected === "none" ? 0 : expected);
  const list = events;
  if (!Array.isArray(list) || events.length < 1 || events.length > maxEvents) throw new Refused(`an append has 1 to ${maxEvents} events`);
  for (const { id, type, data: data2, meta } of events) {
    if (!fits(eventId, id)) throw new Refused(`not a lower-case UUID: ${JSON.stringify(id)}`);
    if (!fits(eventType, type)) throw new Refused(`not a type of event: ${JSON.stringify(type)}`);
    const why = misfit(data2) ?? (meta === void 0 ? void 0 : misfit(meta));
    if (why !== void 0) throw new Refused(`${type} ${id} has ${why}`);
  }
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new Refused("an id is there twice");
  const checked = events.map(({ id, type, data: data2, meta }) => ({ id, json: JSON.stringify({ id, type, data: data2, meta }) }));
  const bytes = checked.reduce((sum, { json }) => sum + Buffer.byteLength(json), 0);
  if (bytes > maxBytes) throw new TooLarge(`an append has at most ${maxBytes} bytes, not ${bytes}`);
  return checked;
}
var StreamConflict, Refused, TooLarge, UnknownPosition, StoreUnavailable, Unreadable, categoryOf, maxEvents, maxBytes, maxDepth, streamName, eventType, eventId, fits, isWellFormed, isPlace, ancestors, isRepeat;
var init_port = __esm({
  "events/store/src/port.ts"() {
    "use strict";
    StreamConflict = class extends Error {
      constructor(stream, expected, actual) {
        super(`${stream} is at ${actual}, not at ${expected}`);
        this.stream = stream;
        this.expected = expected;
        this.actual = actual;
      }
      static {
        __name(this, "StreamConflict");
      }
    };
    Refused = class extends Error {
      static {
        __name(this, "Refused");
      }
    };
    TooLarge = class extends Refused {
      static {
        __name(this, "TooLarge");
      }
    };
    UnknownPosition = class extends Error {
      constructor(position) {
        super(`no event has the position ${position}`);
        this.position = position;
      }
      static {
        __name(this, "UnknownPosition");
      }
    };
    StoreUnavailable = class extends Error {
      constructor(written, options) {
        super(written === "no" ? "the event store cannot be reached, nothing was written" : "the event store was lost before it answered", options);
        this.written = written;
      }
      static {
        __name(this, "StoreUnavailable");
      }
    };
    Unreadable = class extends Error {
      constructor(position, stream, revision, options) {
        super(`the event at position ${position} (${stream} revision ${revision}) cannot be read: its bytes were changed`, options);
        this.position = position;
        this.stream = stream;
        this.revision = revision;
      }
      static {
        __name(this, "Unreadable");
      }
    };
    categoryOf = /* @__PURE__ */ __same((stream) => stream.slice(0, stream.indexOf("-")), "categoryOf");
    maxEvents = 500;
    maxBytes = 1e6;
    maxDepth = 100;
    streamName = /^[A-Za-z][A-Za-z0-9]{0,99}-[A-Za-z0-9_.:-]{1,200}$/;
    eventType = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
    eventId = /^(?!0{8}-0{4}-0{4}-0{4}-0{12})[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
    fits = /* @__PURE__ */ __same((rule, text) => typeof text === "string" && rule.test(text), "fits");
    isWellFormed = /* @__PURE__ */ __same((text) => !new RegExp("\\p{Surrogate}", "u").test(text), "isWellFormed");
    isPlace = /* @__PURE__ */ __same((value) => Number.isSafeInteger(value) && value >= 0, "isPlace");
    ancestors = /* @__PURE__ */ __same((value) => {
      const parent = Object.getPrototypeOf(value);
      return parent ? 1 + ancestors(parent) : 0;
    }, "ancestors");



    isRepeat = /* @__PURE__ */ __same((found, events) => found.length === events.length && found.every((event, i) => event?.id === events[i]?.id), "isRepeat");
  }
});

// events/store/src/lifetime.ts
function lifetime(free) {
  const closing = new AbortController();
  let running = 0;
  let onIdle = /* @__PURE__ */ __same(() => {
  }, "onIdle");
  let closed;
  const assertOpen = /* @__PURE__ */ __same(() => {
    if (closing.signal.aborted) throw new StoreUnavailable("no");
  }, "assertOpen");
  return {
    assertOpen,
    async run(work) {
      assertOpen();
      running++;
      try {
        return await work();
      } finally {
        if (--running === 0) onIdle();
      }
    },
    end: /* @__PURE__ */ __same((signal) => signal ? AbortSignal.any([signal, closing.signal]) : closing.signal, "end"),
    close: /* @__PURE__ */ __same(() => closed ??= (async () => {
      closing.abort();
      if (running > 0) await new Promise((resolve) => onIdle = resolve);
      await free();
    })(), "close")
  };
}
var init_lifetime = __esm({
  "events/store/src/lifetime.ts"() {
    "use strict";
    init_port();

  }
});

// events/store/src/eventstoredb/esdb.events.ts
import { jsonEvent, START } from "@eventstore/db-client";
var placeOf, toEsdb, fromEsdb, isOurs, batchOf;
var init_esdb_events = __esm({
  "events/store/src/eventstoredb/esdb.events.ts"() {
    "use strict";
    init_port();
    placeOf = /* @__PURE__ */ __same((position) => position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) }, "placeOf");
    toEsdb = /* @__PURE__ */ __same(({ json }) => {
      const { id, type, data: data2, meta } = JSON.parse(json);
      return jsonEvent({ id, type, data: data2, metadata: meta === void 0 ? {} : { meta } });
    }, "toEsdb");
    fromEsdb = /* @__PURE__ */ __same((event) => ({
      id: event.id,
      type: event.type,
      data: event.data,
      ...event.metadata,
      stream: event.streamId,
      revision: Number(event.revision),
      position: Number(event.position.commit),
      at: event.created.toISOString()
    }), "fromEsdb");
    isOurs = /* @__PURE__ */ __same(({ stream, type }) => !stream.startsWith("$") && !type.startsWith("$"), "isOurs");
    batchOf = /* @__PURE__ */ __same((events, categories) => ({
      events: categories ? events.filter(({ stream }) => categories.includes(categoryOf(stream))) : events,
      position: events.at(-1).position
    }), "batchOf");
  }
});

// events/store/src/eventstoredb/esdb.failures.ts
function unavailable(error) {
  const { code, message, type } = error;
  if (type === "not-leader" || unsent.test(message)) return new StoreUnavailable("no", { cause: error });
  const isLost = typeof code === "number" && !refusals.includes(code) || code === "ERR_STREAM_PREMATURE_CLOSE";
  return isLost ? new StoreUnavailable("unknown", { cause: error }) : error;
}
var grpc, unsent, refusals;
var init_esdb_failures = __esm({
  "events/store/src/eventstoredb/esdb.failures.ts"() {
    "use strict";
    init_port();
    grpc = { unknown: 2, invalidArgument: 3, permissionDenied: 7, failedPrecondition: 9, aborted: 10, unimplemented: 12, unauthenticated: 16 };
    unsent = /No connection established|Name resolution failed|Channel has been shut down|Channel closed before call started|Failed to discover|Server Is (Not Ready|Too Busy)/;
    refusals = [grpc.invalidArgument, grpc.permissionDenied, grpc.failedPrecondition, grpc.unimplemented, grpc.unauthenticated];

  }
});

// events/store/src/eventstoredb/esdb.reads.ts
import { FORWARDS, StreamNotFoundError } from "@eventstore/db-client";
async function whole(reading) {
  reading.on("error", () => {
  });
  const found = [];
  for await (const { event } of reading) if (event) found.push(fromEsdb(event));
  return found;
}
function esdbReads(client) {
  const readLog = /* @__PURE__ */ __same((from, maxCount) => whole(client.readAll({ direction: FORWARDS, fromPosition: placeOf(from), maxCount })), "readLog");
  return {
    async stream(name, from, maxCount) {
      try {
        return await whole(client.readStream(name, { direction: FORWARDS, fromRevision: BigInt(from), maxCount }));
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw unavailable(error);
      }
    },
    async log(from, maxCount) {
      try {
        return await readLog(from, maxCount);
      } catch (error) {
        throw unavailable(error);
      }
    },
    async assertGivenOut(position) {
      if (position === 0) return;
      const found = isPlace(position) ? await readLog(position, 1).catch((error) => {
        if (error.code === grpc.unknown) return [];
        throw unavailable(error);
      }) : [];
      if (!found.some((event) => event.position === position && isOurs(event))) throw new UnknownPosition(position);
    }
  };
}
var init_esdb_reads = __esm({
  "events/store/src/eventstoredb/esdb.reads.ts"() {
    "use strict";
    init_port();
    init_esdb_events();
    init_esdb_failures();


  }
});

// events/store/src/eventstoredb/esdb.subscription.ts
import { addAbortSignal } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { excludeSystemEvents } from "@eventstore/db-client";
async function* connected({ client }, after, categories, end) {
  const subscription = client.subscribeToAll({ fromPosition: placeOf(after), filter: excludeSystemEvents() }, { highWaterMark: pageSize });
  subscription.on("error", () => {
  });
  try {
    let page = [];
    for await (const { event } of addAbortSignal(end, subscription)) {
      if (event) page.push(...[fromEsdb(event)].filter(isOurs));
      if (page.length === 0 || page.length < pageSize && subscription.readableLength > 0) continue;
      const seen = batchOf(page, categories);
      page = [];
      yield seen;
    }
  } finally {
    await subscription.unsubscribe().catch(() => {
    });
  }
}
async function* following(from, after, categories, end) {
  for (let pause = shortestPause; !end.aborted; pause = Math.min(pause * 2, longestPause)) {
    let isSlow = false;
    try {
      await from.reads.assertGivenOut(after);
      for await (const batch of connected(from, after, categories, end)) {
        yield batch;
        after = batch.position;
        pause = shortestPause;
      }
    } catch (error) {
      if (end.aborted) return;
      const lost = unavailable(error);
      if (!(lost instanceof StoreUnavailable)) throw lost;
      isSlow = error.code === grpc.aborted;
      if (!isSlow) from.warn("event subscription lost, resuming", { after, error });
    }
    if (!isSlow) await delay(pause, void 0, { signal: end }).catch(() => {
    });
  }
}
var pageSize, shortestPause, longestPause;
var init_esdb_subscription = __esm({
  "events/store/src/eventstoredb/esdb.subscription.ts"() {
    "use strict";
    init_port();
    init_esdb_events();
    init_esdb_failures();
    pageSize = 1e3;
    [shortestPause, longestPause] = [50, 5e3];


  }
});

// events/store/src/eventstoredb/esdb.event-store.ts
var esdb_event_store_exports = {};
__export(esdb_event_store_exports, {
  esdbEventStore: () => esdbEventStore
});
import { setImmediate as nextTurn } from "node:timers/promises";
import { EventStoreDBClient, MaxAppendSizeExceededError, NO_STREAM, TimeoutError, WrongExpectedVersionError } from "@eventstore/db-client";
function esdbEventStore(connectionString, { warn = console.warn } = {}) {
  const open2 = /* @__PURE__ */ __same((settings) => EventStoreDBClient.connectionString(`${connectionString}${connectionString.includes("?") ? "&" : "?"}${settings}`), "open");
  const client = open2("throwOnAppendFailure=true");
  const subscriber = open2("keepAliveTimeout=10001");
  const [, username = "nobody", password = "nothing"] = /^[^:]+:\/\/([^:@/]+):([^@]+)@/.exec(connectionString)?.map(decodeURIComponent) ?? [];
  const life = lifetime(() => Promise.all([client.dispose(), subscriber.dispose()]));
  const reads = esdbReads(client);
  return {
    append(stream, events, expected) {
      return life.run(async () => {
        const wanted = check(stream, events, expected);
        try {
          const { nextExpectedRevision, position } = await client.appendToStream(stream, wanted.map(toEsdb), {
            expectedRevision: expected === "none" ? NO_STREAM : BigInt(expected),
            credentials: { username, password }
          });
          return { revision: Number(nextExpectedRevision), position: Number(position.commit) };
        } catch (error) {
          await nextTurn();
          if (error instanceof MaxAppendSizeExceededError) throw new TooLarge(error.message);
          const isConflict = error instanceof WrongExpectedVersionError;
          if (!isConflict && !(error instanceof TimeoutError)) throw unavailable(error);
          const found = await reads.stream(stream, expected === "none" ? 0 : expected + 1, wanted.length).catch((cause) => {
            throw new StoreUnavailable("unknown", { cause });
          });
          const last = found.at(-1);
          if (last && isRepeat(found, wanted)) return { revision: last.revision, position: last.position };
          if (!isConflict) throw unavailable(error);
          throw new StreamConflict(stream, expected, typeof error.actualVersion === "bigint" ? Number(error.actualVersion) : "none");
        }
      });
    },
    async *read(stream, from = 0) {
      checkStream(stream, from);
      for (let isMore = true; isMore; from += pageSize2) {
        life.assertOpen();
        const page = await reads.stream(stream, from, pageSize2);
        yield* page;
        isMore = page.length === pageSize2;
      }
    },
    async *readAll(after, { categories, signal } = {}) {
      life.assertOpen();
      await reads.assertGivenOut(after);
      for (let from = after; !signal?.aborted; ) {
        life.assertOpen();
        const page = await reads.log(from, pageSize2);
        const next = page.filter((event) => event.position > from && isOurs(event));
        if (next.length) yield batchOf(next, categories);
        if (page.length < pageSize2) return;
        from = page.at(-1).position;
      }
    },
    async *subscribe(after, { categories, signal } = {}) {
      life.assertOpen();
      yield* following({ client: subscriber, reads, warn }, after, categories, life.end(signal));
    },
    close: life.close
  };
}
var pageSize2;
var init_esdb_event_store = __esm({
  "events/store/src/eventstoredb/esdb.event-store.ts"() {
    "use strict";
    init_lifetime();
    init_port();
    init_esdb_events();
    init_esdb_failures();
    init_esdb_reads();
    init_esdb_subscription();
    pageSize2 = 1e3;

  }
});

// events/store/src/doorbell.ts
import { closeSync, constants, openSync, watch, writeSync } from "node:fs";
function doorbell(file, patience = 250) {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const waiting = /* @__PURE__ */ new Set();
  let rung = 0;
  const wakeAll = /* @__PURE__ */ __same(() => {
    rung++;
    for (const wake of waiting) wake();
  }, "wakeAll");
  let watcher;
  let ringing;
  const ringNow = /* @__PURE__ */ __same(() => {
    ringing = void 0;
    try {
      writeSync(fd, ".", 0);
    } catch {
    }
  }, "ringNow");
  return {
    // Once for all that was committed together: forty read models move with one event, and each ring wakes everybody who waits.
    ring: /* @__PURE__ */ __same(() => void (ringing ??= setImmediate(ringNow)), "ring"),
    listen() {
      watcher ??= watch(file, { persistent: false }, wakeAll);
      const heard = rung;
      return (signal) => new Promise((resolve) => {
        if (rung !== heard || signal?.aborted) return resolve();
        const wake = /* @__PURE__ */ __same(() => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        }, "wake");
        const timer = setTimeout(wake, patience);
        waiting.add(wake);
        signal?.addEventListener("abort", wake);
      });
    },
    close() {
      clearImmediate(ringing);
      if (ringing) ringNow();
      watcher?.close();
      closeSync(fd);
    }
  };
}
var init_doorbell = __esm({
  "events/store/src/doorbell.ts"() {
    "use strict";

  }
});

// events/store/src/lmdb/failed-commits.ts
async function committed(work) {
  try {
    return await work;
  } catch (error) {
    if (isFailedCommit(error) && error.commitError instanceof Promise) error.commitError.catch(() => void 0);
    throw error;
  }
}
var isFailedCommit;
var init_failed_commits = __esm({
  "events/store/src/lmdb/failed-commits.ts"() {
    "use strict";

    isFailedCommit = /* @__PURE__ */ __same((error) => error instanceof Error && "commitError" in error, "isFailedCommit");
  }
});

// events/store/src/lmdb/lmdb.event-store.ts
var lmdb_event_store_exports = {};
__export(lmdb_event_store_exports, {
  lmdbEventStore: () => lmdbEventStore
});
import { mkdirSync } from "node:fs";
import { setImmediate as nextTurn2 } from "node:timers/promises";
import { open } from "lmdb";
function lmdbEventStore(directory, { mapSize = 64 * 2 ** 30, readOnly = false } = {}) {
  mkdirSync(directory, { recursive: true });
  const env = open({ path: `${directory}/events.mdb`, noSubdir: true, overlappingSync: false, mapSize, maxDbs: 2, readOnly });
  const log = env.openDB({ name: "log", encoding: "string" });
  const streams = env.openDB({ name: "streams", encoding: "ordered-binary" });
  const bell = doorbell(`${directory}/events.bell`);
  const life = lifetime(async () => {
    bell.close();
    await env.close();
  });
  function recorded(position, json) {
    try {
      return Object.assign(JSON.parse(json), { position });
    } catch {
      const [found] = streams.getRange({}).filter(({ value }) => value === position);
      throw new Unreadable(position, ...found?.key ?? ["", -1]);
    }
  }

  let head;
  const lastPosition = /* @__PURE__ */ __same(() => {
    if (head !== void 0) return head;
    for (const position of log.getKeys({ reverse: true, limit: 1 })) return position;
    return 0;
  }, "lastPosition");
  const isAt = /* @__PURE__ */ __same((stream, revision) => (revision < 0 || streams.get([stream, revision]) !== void 0) && streams.get([stream, revision + 1]) === void 0, "isAt");
  const lastRevision = /* @__PURE__ */ __same((stream) => {
    for (const [, revision] of streams.getKeys({ start: [stream, Infinity], end: [stream, -1], reverse: true, limit: 1 })) return revision;
    return -1;
  }, "lastRevision");
  const at = /* @__PURE__ */ __same((stream, revision) => {
    const position = streams.get([stream, revision]);
    return position === void 0 ? void 0 : recorded(position, log.get(position));
  }, "at");
  function write(stream, events, expected) {
    const before = expected === "none" ? -1 : expected;
    if (!isAt(stream, before)) {
      const found = events.map((_, i) => at(stream, before + 1 + i));
      const last = found.at(-1);
      if (last && isRepeat(found, events)) return { revision: last.revision, position: last.position };
      const revision2 = lastRevision(stream);
      return new StreamConflict(stream, expected, revision2 < 0 ? "none" : revision2);
    }
    let [revision, position] = [before, lastPosition()];
    const now = (/* @__PURE__ */ new Date()).toISOString();
    for (const { json } of events) {
      streams.putSync([stream, ++revision], ++position);
      log.putSync(position, `${start}${stream}","revision":${revision},"at":"${now}",${json.slice(1)}`, { append: true });
    }
    head = position;
    return { revision, position };
  }

  async function commit(work) {
    try {
      return await committed(env.transaction(work));
    } catch (cause) {
      head = void 0;
      throw new StoreUnavailable("unknown", { cause });
    }
  }

  function look() {
    life.assertOpen();
    env.resetReadTxn();
  }

  function assertGivenOut(position) {
    look();
    if (position !== 0 && !(isPlace(position) && log.doesExist(position))) throw new UnknownPosition(position);
  }

  const pieces = /* @__PURE__ */ new Map();
  function pieceAfter(after) {
    const known = pieces.get(after);
    if (known) return known;
    const [keys, texts] = [[], []];
    for (const { key, value } of log.getRange({ start: after + 1, limit: batchSize })) {
      keys.push(key);
      texts.push(value);
    }
    const piece = { keys, texts, events: new Array(keys.length) };
    if (keys.length < batchSize) pieces.clear();
    else pieces.set(after, piece);
    if (pieces.size > piecesKept) pieces.delete(pieces.keys().next().value);
    return piece;
  }

  function scan(after, categories) {
    look();
    const { keys, texts, events: parsed } = pieceAfter(after);
    const events = [];
    let position = after;
    for (const [n, text] of texts.entries()) {
      if (!categories || categories.includes(categoryIn(text)))
        try {
          events.push(parsed[n] ??= recorded(keys[n], text));
        } catch (error) {
          if (position === after) throw error;
          break;
        }
      position = keys[n];
    }
    return { events, position };
  }

  return {
    append(stream, events, expected) {
      return life.run(async () => {
        if (readOnly) throw new StoreUnavailable("no", { cause: new Error("opened for reading only") });
        const wanted = check(stream, events, expected);
        const outcome = await commit(() => write(stream, wanted, expected));
        if (outcome instanceof StreamConflict) throw outcome;
        bell.ring();
        return outcome;
      });
    },
    async *read(stream, from = 0) {
      checkStream(stream, from);
      look();
      const positions = [...streams.getRange({ start: [stream, from], end: [stream, Infinity] })];
      for (const { value: position } of positions) {
        life.assertOpen();
        yield recorded(position, log.get(position));
      }
    },
    async *readAll(after, { categories, signal } = {}) {
      assertGivenOut(after);
      for (let batch; !signal?.aborted && (batch = scan(after, categories)).position > after; after = batch.position) {
        yield batch;
        await nextTurn2();
      }
    },
    async *subscribe(after, { categories, signal } = {}) {
      assertGivenOut(after);
      const end = life.end(signal);
      while (!end.aborted) {
        const rung = bell.listen();
        const batch = scan(after, categories);
        if (batch.position > after) {
          yield batch;
          await nextTurn2();
        } else await rung(end);
        after = batch.position;
      }
    },
    close: life.close
  };
}
var batchSize, start, piecesKept, categoryIn;
var init_lmdb_event_store = __esm({
  "events/store/src/lmdb/lmdb.event-store.ts"() {
    "use strict";
    init_doorbell();
    init_failed_commits();
    init_lifetime();
    init_port();
    batchSize = 1e3;
    start = '{"stream":"';
    piecesKept = 4;
    categoryIn = /* @__PURE__ */ __same((json) => json.slice(start.length, json.indexOf("-", start.length)), "categoryIn");

  }
});

// bench/zz.ts
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";

// events/store/src/open.ts
async function openEventStore({
  dataDir,
  url,
  readOnly = false,
  warn
}) {
  if (url) return (await Promise.resolve().then(() => (init_esdb_event_store(), esdb_event_store_exports))).esdbEventStore(url, warn ? { warn } : {});
  return (await Promise.resolve().then(() => (init_lmdb_event_store(), lmdb_event_store_exports))).lmdbEventStore(dataDir, { readOnly });
}


// bench/zz.ts
var dir = mkdtempSync("/tmp/lead/b1-");
var store = await openEventStore({ dataDir: dir });
var data = { text: "x".repeat(180) };
async function turn(ms, writers = 16) {
  const until = performance.now() + ms;
  let n = 0;
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await Promise.all(Array.from({ length: writers }, async () => {
    while (performance.now() < until) {
      await store.append(`counter-${randomUUID()}`, [{ id: randomUUID(), type: "Counted", data }], "none");
      n++;
    }
  }));
  const used = process.cpuUsage(cpu);
  const s = (performance.now() - begun) / 1e3;
  console.log(`${writers} writers: ${(n / s).toFixed(0)}/s, user ${(used.user / n).toFixed(1)} us/append, system ${(used.system / n).toFixed(1)}`);
}

for (let i = 0; i < 3; i++) await turn(2e3);
await turn(2e3, 64);
await turn(2e3, 256);
await store.close();
rmSync(dir, { recursive: true });
process.exit(0);
//# sourceMappingURL=b1.js.map
