import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { yearOne } from '@paideia/events/kernel/examples.ts';
import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import type { Tools } from '../kernel/schedule/scheduled-job.ts';
import { scanCodes, scanEndpoints } from './scan-code.ts';

const ask = {
  code: (...parts: readonly string[]) => createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 16),
};
const [first, second] = ['P1', 'P2'].map((period) => registerIdOf(yearOne, '2026-10-13', period)) as [string, string];
const at = (time: string) => `2026-10-13T14:${time}.000Z`;
const asked = (path: string, body: object, now: string) =>
  // They use nothing else of what they are given.
  scanEndpoints.find((one) => one.path === `/operations/${path}`)!.answer(body, { ask, now } as unknown as Tools);

test('a code has eight figures, is another one each minute and in each register, and counts for one minute more', () => {
  const [now, before] = scanCodes(ask, first, at('31:59'));
  expect([now, before]).toEqual([expect.stringMatching(/^\d{8}$/), expect.stringMatching(/^\d{8}$/)]);
  expect(scanCodes(ask, first, at('31:00'))[0]).toBe(now);
  expect(scanCodes(ask, first, at('30:00'))[0]).toBe(before);
  expect(scanCodes(ask, first, at('33:00'))).not.toContain(now);
  expect(new Set([now, before, ...scanCodes(ask, second, at('31:59'))]).size).toBe(4);
});

test('the one of this minute is shown, and until when', async () => {
  const [code] = scanCodes(ask, first, at('31:15'));
  expect(await asked('scan-code', { registerId: first }, at('31:15'))).toEqual({ code, secondsLeft: 45 });
  expect(await asked('scan-code', { registerId: first }, at('31:00'))).toEqual({ code, secondsLeft: 60 });
});

test('the register of a typed code is found while the code counts', async () => {
  const code = scanCodes(ask, second, at('31:15'))[0]!;
  const found = (registerIds: readonly string[], now: string) => asked('scanned-register', { registerIds, code }, now);
  expect(await found([first, second], at('32:59'))).toEqual({ registerId: second });
  expect(await found([first, second], at('33:00'))).toEqual({ registerId: null });
  expect(await found([first], at('31:15'))).toEqual({ registerId: null });
});
