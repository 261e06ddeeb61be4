// How soon the driver is back when its server is. What is lost is the way to it.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { tcpProxy, type TcpProxy } from '@paideia/store/testing/tcp-proxy.ts';
import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import type { Records } from '../records.ts';
import { mongoRecords } from './mongo.records.ts';

const withinMs = 3_000;

if (skipped) describe('back after a fault', () => test.skip(`skipped: ${skipped}`, () => {}));
else
  describe.each([
    ['a service that works by itself', false],
    ['a service that people wait for', true],
  ])('%s', (_, forRequests) => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    let proxy: TcpProxy;
    let records: Records;
    beforeAll(async () => void (server = await mongoServer()), 120_000);
    afterAll(() => server.stop());
    beforeEach(async () => {
      const { hostname, port, pathname, search } = new URL(server.url);
      proxy = await tcpProxy({ host: hostname, port: Number(port || 27017) });
      const url = `mongodb://127.0.0.1:${proxy.port}${pathname === '/' ? '/recovery' : pathname}${search}`;
      records = await mongoRecords(url, { file: 'recovery', forRequests });
      await Promise.all(Array.from({ length: 10 }, (__, n) => records.put(`before-${n}`, n)));
    });
    afterEach(async () => {
      await records.close();
      await proxy.close();
    });

    async function insist(ask: () => Promise<unknown>): Promise<number> {
      for (;;)
        try {
          await ask();
          return performance.now();
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
          await delay(50);
        }
    }
    const faults: readonly (readonly [string, () => Promise<void> | void, () => Promise<void> | void])[] = [
      ['stood still and goes on', () => proxy.stall(), () => proxy.goOn()],
      [
        'came back, and the connections from before say nothing any more',
        () => proxy.stall(),
        () => proxy.goOn({ isOldDead: true }),
      ],
      ['was not there and is there again', () => proxy.refuse(), () => proxy.accept()],
    ];
    test.each(faults)(
      'ten who ask are answered at most 3 s after a server that %s',
      async (__, harm, mend) => {
        await harm();
        const asking = Array.from({ length: 10 }, (___, n) =>
          insist(() => (n % 2 ? records.put(`key-${n}`, n) : records.get('before-1'))),
        );
        await delay(8_000);
        await mend();
        const from = performance.now();
        const late = (await Promise.all(asking)).map((at) => at - from);
        expect(Math.max(...late)).toBeLessThan(withinMs);
      },
      60_000,
    );
  });
