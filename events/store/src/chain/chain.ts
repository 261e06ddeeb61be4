import { hash } from 'node:crypto';
import type { RecordedEvent } from '../port.ts';
import { canonicalJson } from './canonical-json.ts';

/** This is what an event is to the chain: all but its position and the store's own time, so that the chain survives a move to another store. */
export type Linked = Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type' | 'data' | 'meta'>;

/** The first event is linked to this. */
export const genesis: Buffer = Buffer.alloc(32);

/** Makes SHA-256 of the event as it is stored, so personal values go in encrypted. An event without meta differs from one with null. */
export const digestOf = ({ stream, revision, id, type, data, meta }: Linked): Buffer =>
  hash('sha256', canonicalJson([stream, revision, id, type, data, ...(meta === undefined ? [] : [meta])]), 'buffer');

/** After one more event the chain's hash is SHA-256 over the hash before it and the event's digest. */
export const linkDigest = (previous: Buffer, digest: Buffer): Buffer =>
  hash('sha256', Buffer.concat([previous, digest]), 'buffer');
export const link = (previous: Buffer, event: Linked): Buffer => linkDigest(previous, digestOf(event));
