// How soon the driver is back when its server is. What is lost is the way to it.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { awayMs, backWithinMs, insist, waysLost } from '@paideia/store/testing/recovery.ts';
import { tcpProxy, type TcpProxy } from '@paideia/store/testing/tcp-proxy.ts';
import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import type { Records } from '../records.ts';
import { mongoRecords } from './mongo.records.ts';

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

    test.each(waysLost)(
      'ten who ask are answered at most 3 s after a server that %s',
      async (__, harm, mend) => {
        await harm(proxy);
        const asking = Array.from({ length: 10 }, (___, n) =>
          insist(() => (n % 2 ? records.put(`key-${n}`, n) : records.get('before-1'))),
        );
        await delay(awayMs);
        await mend(proxy);
        const from = performance.now();
        const late = (await Promise.all(asking)).map((at) => at - from);
        expect(Math.max(...late)).toBeLessThan(backWithinMs);
      },
      60_000,
    );
  });
