// These tests say how soon the drivers of records and documents are back when their server is. What is lost is the way to it.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { awayMs, backWithinMs, insist, now, waysLost } from '@paideia/store/testing/recovery.ts';
import { tcpProxy, type TcpProxy } from '@paideia/store/testing/tcp-proxy.ts';
import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import { commit, newRows, row, rowsOf } from '../contract/harness.ts';
import type { DocumentStore } from '../port.ts';
import type { Records } from '../records.ts';
import { mongoDocumentStore } from './mongo-document-store.ts';
import { mongoRecords } from './mongo-records.ts';

if (skipped) describe('back after a fault', () => test.skip(`skipped: ${skipped}`, () => {}));
else
  describe.each([
    ['a service that works by itself', false],
    ['a service that people wait for', true],
  ])('%s', (_, forRequests) => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    let proxy: TcpProxy;
    let records: Records;
    let documents: DocumentStore;
    /** One was there before, and others are written while the server is away: each is of a group of its own, as read models are. */
    const [before, ...during] = Array.from({ length: 5 }, () => newRows());
    beforeAll(async () => void (server = await mongoServer()));
    afterAll(() => server.stop());
    beforeEach(async () => {
      const { hostname, port, pathname, search } = new URL(server.url);
      proxy = await tcpProxy({ host: hostname, port: Number(port || 27017) });
      const url = `mongodb://127.0.0.1:${proxy.port}${pathname === '/' ? '/recovery' : pathname}${search}`;
      records = await mongoRecords(url, { file: 'recovery', forRequests });
      documents = await mongoDocumentStore(url, { prefix: 'recovery-', forRequests });
      for (const collection of [before!, ...during]) await commit(documents, collection, rowsOf([{ region: 'a' }]), 1);
      await Promise.all(Array.from({ length: 10 }, (__, n) => records.put(`before-${n}`, n)));
    });
    afterEach(async () => {
      await records.close();
      await documents.close();
      await proxy.close();
    });

    test.each(waysLost)(
      'ten who ask for records and ten who ask for documents are answered at most 3 s after a server that %s',
      async (__, harm, mend) => {
        await harm(proxy);
        const reader = documents.read(before!);
        const looks = [
          () => reader.one('id0'),
          () => reader.find({ where: { region: 'a' }, limit: 1 }),
          () => reader.count(),
          () => documents.load(before!, 1, ['unknown']),
          () => documents.position({ group: before!.group, generation: 1 }),
          () => documents.reached(before!.group, 1, 1_000),
        ];
        const writes = during.map(
          (collection, n) => () => commit(documents, collection, [{ id: 'x', position: 9, doc: row(`${n}`) }], 9),
        );
        const asking = [...looks, ...writes].map(insist);
        const ofRecords = Array.from({ length: 10 }, (___, n) =>
          insist(() => (n % 2 ? records.put(`key-${n}`, n) : records.get('before-1'))),
        );
        await delay(awayMs);
        await mend(proxy);
        const from = now();
        const late = async (all: readonly Promise<number>[]) =>
          Math.max(...(await Promise.all(all)).map((at) => at - from));
        expect(await late(ofRecords)).toBeLessThan(backWithinMs);
        expect(await late(asking)).toBeLessThan(backWithinMs);
        for (const [n, collection] of during.entries())
          expect(await documents.read(collection).one('x')).toMatchObject({ name: `${n}` });
      },
    );
  });
