import { afterAll, beforeAll, describe } from '@jest/globals';
import type { EventStore } from '../port.ts';
import { appending } from './appending.contract.ts';
import { closing } from './closing.contract.ts';
import { concurrency } from './concurrency.contract.ts';
import { contractKit, type Open } from './contract.kit.ts';
import { following } from './following.contract.ts';
import { ordering } from './ordering.contract.ts';
import { positions } from './positions.contract.ts';
import { readingAll } from './reading-all.contract.ts';
import { reading } from './reading.contract.ts';
import { refusing } from './refusing.contract.ts';
import { retrying } from './retrying.contract.ts';

/** Every driver does this, case by case; of a server the calls are decided as they arrive. */
export const eventStoreContract = (name: string, open: Open, { decidesAsCalled = true } = {}): void =>
  describe(name, () => {
    let store: EventStore;
    beforeAll(async () => {
      store = await open('contract');
    });
    afterAll(() => store.close());

    const kit = contractKit(open, () => store, decidesAsCalled);
    for (const group of [
      appending,
      retrying,
      refusing,
      concurrency,
      ordering,
      reading,
      readingAll,
      following,
      positions,
      closing,
    ])
      group(kit);
  });
