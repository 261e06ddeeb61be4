import { setImmediate as nextTurn } from 'node:timers/promises';
import { jsonEvent, NO_STREAM, type EventData, type JSONType } from '@eventstore/db-client';
import { StoreUnavailable, type Checked, type NewEvent } from '../port.ts';
import type { Connection, Link } from './esdb-connection.ts';
import { unavailable } from './esdb-failures.ts';
import type { Append, Placed } from './esdb-messages.ts';

const toEsdb = ({ json }: Checked): EventData => {
  const { id, type, data, meta } = JSON.parse(json) as NewEvent;
  // What went through `check` is JSON. An event without meta has no member of that name, one with null has.
  return jsonEvent({ id, type, data: data as JSONType, metadata: meta === undefined ? {} : { meta } });
};

/** It makes a call of each append, for servers that know no other way. */
export function appendAlone(connectionString: string, { renew }: Pick<Connection, 'renew'>, withinMs: number) {
  // Only with credentials the client makes a call of each.
  const [, username = 'nobody', password = 'nothing'] =
    /^[^:]+:\/\/([^:@/]+):([^@]+)@/.exec(connectionString)?.map(decodeURIComponent) ?? [];

  return async (link: Link, { stream, events, expected }: Append): Promise<Placed> => {
    try {
      const { nextExpectedRevision, position } = await link.client.appendToStream(stream, events.map(toEsdb), {
        expectedRevision: expected === 'none' ? NO_STREAM : BigInt(expected),
        credentials: { username, password },
        deadline: withinMs,
      });
      return { revision: Number(nextExpectedRevision), position: position && Number(position.commit) };
    } catch (error) {
      await nextTurn(); // The client closes a lost channel a moment later, and a call begun until then would be lost with it.
      if (unavailable(error) instanceof StoreUnavailable) renew(link, error);
      throw error;
    }
  };
}
