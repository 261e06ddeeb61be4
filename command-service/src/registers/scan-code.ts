import { z } from 'zod';
import { RegisterId } from '@paideia/events/registers/register.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Endpoint } from '../kernel/http/http.ts';

const windowMs = 60_000;
const [figures, bytes] = [8, 6];
/** People read it off a screen and type it: so many figures that nobody guesses them within the minute. */
const typable = (code: string): string =>
  `${Buffer.from(code, 'base64url').readUIntBE(0, bytes) % 10 ** figures}`.padStart(figures, '0');

/** The codes that count now: of this minute, and of the one before for who was just too slow. The first is the one to show. */
export function scanCodes(ask: Pick<Ask, 'code'>, registerId: string, now: string): readonly string[] {
  const minute = Math.floor(Date.parse(now) / windowMs);
  return [minute, minute - 1].map((one) => typable(ask.code('scan', registerId, `${one}`)));
}

const Shown = z.object({ registerId: RegisterId });
const Typed = z.object({ registerIds: z.array(RegisterId).max(100), code: z.string() });

/** For query-api, which knows who may take a register and which ones somebody may be in. */
export const scanEndpoints: readonly Endpoint[] = [
  {
    path: '/operations/scan-code',
    async answer(body, { ask, now }) {
      const [code] = scanCodes(ask, Shown.parse(body).registerId, now);
      return { code, secondsLeft: Math.ceil((windowMs - (Date.parse(now) % windowMs)) / 1000) };
    },
  },
  {
    path: '/operations/scanned-register',
    async answer(body, { ask, now }) {
      const { registerIds, code } = Typed.parse(body);
      return { registerId: registerIds.find((id) => scanCodes(ask, id, now).includes(code)) ?? null };
    },
  },
];
