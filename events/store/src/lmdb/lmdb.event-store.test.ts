import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { eventStoreContract } from '../contract/event-store.contract.ts';
import { lmdbEventStore } from './lmdb.event-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

eventStoreContract('event store in LMDB', (log) => lmdbEventStore(join(directory, log)));
