import { createHmac } from 'node:crypto';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import type { AnyCollection, Collection, DocumentStore, Reader } from '@paideia/documents/port.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Access } from '../decide/access.ts';
import type { AnyDecider, Ask } from '../decide/decider.ts';
import { factGeneration, type FactTables } from './fact-tables.ts';
import type { StreamCache } from '../decide/stream-cache.ts';

export type Facts = {
  /** For one decision: its first question to a table looks to the head of the log, the others see at least that. */
  ask(): Ask;
  /** Undefined when there is no such account or it is deactivated. */
  actor(userId: string): Promise<Actor | undefined>;
  /** How far the log was looked through. */
  position(): Position;
};

const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
/** The keys are hex. */
export type FactKeys = { readonly scan: string; readonly email: string };
/** Stands for an e-mail address, whatever its case. */
export const emailKeyOf = (key: string, email: string): string => hmac(key, email.trim().toLowerCase()).toString('hex');

export function factsOf({
  tables,
  documents,
  cache,
  keys,
  access,
}: {
  tables: FactTables;
  documents: DocumentStore;
  cache: StreamCache;
  keys: FactKeys;
  access: Pick<Access, 'actor'>;
}): Facts {
  const code = (...parts: readonly string[]): string =>
    hmac(keys.scan, parts.join('\u0000')).toString('base64url').slice(0, 16);

  function ask(): Ask {
    let looked: Promise<void> | undefined;
    async function fresh(collection: AnyCollection) {
      await (looked ??= tables.catchUp());
      const failure = tables.failure(collection);
      if (failure !== undefined)
        throw new Error(`the facts of ${collection.group.name} could not be folded`, { cause: failure });
    }
    function table<V extends object>(collection: Collection<V>): Reader<V> {
      const reader = documents.read(collection, factGeneration);
      const ready = () => fresh(collection as unknown as AnyCollection);
      return {
        one: async (id) => (await ready(), reader.one(id)),
        many: async (ids) => (await ready(), reader.many(ids)),
        find: async (query) => (await ready(), reader.find(query)),
        count: async (query) => (await ready(), reader.count(query)),
      };
    }
    return {
      // The decider that is given says what its state is; the cache keeps states of all kinds.
      state: async (decider, stream) =>
        (await cache.load(decider as unknown as AnyDecider, stream)).state as typeof decider.initial,
      table,
      code,
      emailKey: (email) => emailKeyOf(keys.email, email),
    };
  }
  return {
    ask,
    actor: (userId) => access.actor(ask(), userId),
    position: tables.position,
  };
}
