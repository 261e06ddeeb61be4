import { createHmac } from 'node:crypto';
import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { AnyCollection, Collection, DocumentStore, Reader } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Access } from '../decide/access.ts';
import type { CurrentAsk, Facts } from '../decide/current-ask.ts';
import type { AnyDecider } from '../decide/decider.ts';
import { factGeneration, type FactTables } from './fact-tables.ts';
import type { StreamCache } from '../decide/stream-cache.ts';
import { withoutStorage, type Storage } from '../storage/storage.ts';

const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
/** The keys are hex. */
export type FactKeys = { readonly scan: string; readonly email: string };
/** Stands for an e-mail address, whatever its case. */
export const emailKeyOf = (key: string, email: string): string => hmac(key, email.trim().toLowerCase()).toString('hex');

const mostAnswers = 2_000;
/** What a table was asked lately, for as long as it has the same documents. */
function answers(tables: Pick<FactTables, 'version'>) {
  const known = new Map<string, { readonly version: number; readonly answer: Promise<unknown> }>();
  return async <T>(collection: AnyCollection, question: string, read: () => Promise<T>): Promise<T> => {
    const key = `${collection.group.name} ${collection.name} ${question}`;
    const version = tables.version(collection);
    const hit = known.get(key);
    // The question names the collection and what is wanted of it, so the answer is of the wanted type.
    if (hit?.version === version) return hit.answer as Promise<T>;
    const answer = read();
    known.delete(key);
    known.set(key, { version, answer });
    answer.catch(() => known.delete(key));
    for (const oldest of known.size > mostAnswers ? known.keys() : []) {
      known.delete(oldest);
      break;
    }
    return answer;
  };
}

export function factsOf({
  tables,
  documents,
  records,
  cache,
  keys,
  access,
  appended,
  presence,
  storage = withoutStorage,
}: {
  tables: FactTables;
  documents: DocumentStore;
  records: Pick<Records, 'get'>;
  cache: StreamCache;
  keys: FactKeys;
  access: Pick<Access, 'actor'>;
  /** It answers how far this process has written. */
  appended: () => Position;
  presence: { readonly absences: () => readonly Absence[] };
  storage?: Storage | undefined;
}): Facts {
  const remembered = answers(tables);
  const code = (...parts: readonly string[]): string =>
    hmac(keys.scan, parts.join('\u0000')).toString('base64url').slice(0, 16);

  const ask = (isRoutine = false) => asking(isRoutine, undefined);
  function asking(isRoutine: boolean, since: Position | undefined): CurrentAsk {
    let looked: Promise<void> | undefined;
    let [isDone, needed]: [boolean, Position] = [false, since ?? 0];
    const wanted = () => Math.max(needed, appended());
    const isBehind = () => tables.position() < wanted();
    const isCurrent = () => isDone && !isBehind();
    function look(): Promise<void> {
      if (!looked || (isDone && isBehind())) {
        isDone = false;
        looked = (since === undefined ? tables.catchUp() : tables.reach(wanted())).then(() => void (isDone = true));
      }
      return looked;
    }
    const reach = (position: Position) => void (needed = Math.max(needed, position));
    const load = async (decider: AnyDecider, stream: string, isLooked = isCurrent()) => {
      const loaded = await cache.load(decider, stream, isLooked);
      reach(loaded.position);
      return loaded;
    };
    async function fresh(collection: AnyCollection) {
      if (!isRoutine) await look();
      const failure = tables.failure(collection);
      if (failure !== undefined)
        throw new Error(`the facts of ${collection.group.name} could not be folded`, { cause: failure });
    }
    function table<V extends object>(collection: Collection<V>): Reader<V> {
      const reader = documents.read(collection, factGeneration);
      const any = collection as unknown as AnyCollection;
      const answer = async <T>(question: string, given: unknown, read: () => Promise<T>): Promise<T> => {
        await fresh(any);
        return remembered(any, `${question} ${JSON.stringify(given)}`, read);
      };
      return {
        one: (id) => answer('one', id, () => reader.one(id)),
        many: (ids) => answer('many', ids, () => reader.many(ids)),
        find: (query) => answer('find', query, () => reader.find(query)),
        count: (query = {}) => answer('count', query, () => reader.count(query)),
      };
    }
    // The decider that is given says what its state is; the cache keeps states of all kinds.
    const placed: CurrentAsk['placed'] = async (decider, stream) => {
      const any = decider as unknown as AnyDecider;
      // One look tells of all streams that are known whether there is anything new in them.
      if (!isRoutine && cache.knows(any, stream)) await look();
      const { state, position } = await load(any, stream);
      return { state: state as typeof decider.initial, position };
    };
    return {
      placed,
      state: async (decider, stream) => (await placed(decider, stream)).state,
      table,
      record: async <V>(key: string) => (await records.get<V>(key))?.value,
      isCurrent,
      load,
      reach,
      code,
      emailKey: (email) => emailKeyOf(keys.email, email),
      absences: presence.absences,
      storage,
    };
  }
  return {
    ask,
    askSince: (position) => asking(false, position),
    actor: (userId, asking = ask()) => access.actor(asking, userId),
    position: tables.position,
  };
}
