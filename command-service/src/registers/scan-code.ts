import type { Ask } from '../kernel/decide/decider.ts';

const windowMs = 60_000;
/** The codes that count now: of this minute, and of the one before for who was just too slow. The first is the one to show. */
export function scanCodes(ask: Pick<Ask, 'code'>, registerId: string, now: string): readonly string[] {
  const minute = Math.floor(Date.parse(now) / windowMs);
  return [minute, minute - 1].map((one) => ask.code('scan', registerId, `${one}`));
}
