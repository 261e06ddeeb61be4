import { afterAll, beforeAll, describe } from '@jest/globals';
import type { DocumentStore } from '../port.ts';
import { commitContract } from './commit.contract.ts';
import { commonContract } from './common.contract.ts';
import { deferredContract } from './deferred.contract.ts';
import { fencingContract } from './fencing.contract.ts';
import { groupContract } from './group.contract.ts';
import type { Subject } from './harness.ts';
import { limitContract } from './limit.contract.ts';
import { listContract } from './list.contract.ts';
import { orderContract } from './order.contract.ts';
import { outsideContract } from './outside.contract.ts';
import { pageContract } from './page.contract.ts';
import { randomContract } from './random.contract.ts';
import { wordsContract } from './words.contract.ts';

/** Every driver must do this, whatever it is made of. */
export const documentStoreContract = (name: string, subject: Subject) =>
  describe(name, () => {
    let opened: DocumentStore;
    beforeAll(async () => {
      opened = await subject.open();
    }, 20_000);
    afterAll(() => opened.close());
    const store = () => opened;

    describe('order and filters', () => orderContract(store));
    describe('list fields', () => listContract(store));
    describe('what comes from outside', () => outsideContract(store));
    describe('pages', () => pageContract(store));
    describe('commits', () => commitContract(store));
    describe('indexes that are put off', () => deferredContract(store));
    describe('groups and generations', () => groupContract(store, subject));
    describe('leaders', () => fencingContract(store, subject));
    describe('limits', () => limitContract(store));
    describe('common words', () => commonContract(store));
    describe('several words', () => wordsContract(store));
    randomContract(store);
  });
