import { describe, test } from '@jest/globals';
import { eventStoreContract } from '../contract/event-store.contract.ts';
import { esdbEventStore } from './esdb.event-store.ts';

const url = process.env.EVENTSTORE_URL;

if (url) eventStoreContract('event store in EventStoreDB', () => esdbEventStore(url));
else describe('event store in EventStoreDB', () => test.skip('skipped: EVENTSTORE_URL names no server', () => {}));
