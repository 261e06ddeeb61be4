import { afterAll, beforeAll } from '@jest/globals';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import { eventStoreContract } from '../contract/event-store.contract.ts';
import { esdbEventStore } from './esdb-event-store.ts';

const given = process.env['EVENTSTORE_URL'];
let standIn: EventStoreServer | undefined;
beforeAll(async () => void (standIn = given ? undefined : await eventStoreServer()));
afterAll(() => standIn?.stop());

eventStoreContract(
  'event store in EventStoreDB',
  () =>
    // A machine that runs other suites as well takes its time for 200 appends at once.
    esdbEventStore(given || standIn!.url, { appendWithinMs: 20_000 }),
  { decidesAsCalled: false },
);
