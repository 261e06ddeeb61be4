import { hash } from 'node:crypto';
import { inOrder, sayHeader, type Answered, type Asked, type Step } from '../http/exchange.ts';
import type { Answers } from '../http/http-errors.ts';
import { readCookie } from '../session/session-cookie.ts';
import { secretOperations, signInOperations } from './secret-operations.ts';

/**
 * Requests a minute: of an address, of a session, and of an address what signs in and what only visitors do. `reports` are entries that one session writes
 * into the activity log.
 */
export type Rates = {
  readonly address: number;
  readonly session: number;
  readonly signIns: number;
  readonly guarded: number;
  readonly reports: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What visitors may do and machines would do again and again. */
const guarded: ReadonlySet<string> = new Set([...secretOperations, 'insertLogit']);

const signIns: ReadonlySet<string> = new Set([...signInOperations, 'beginMSAuth']);
/** What it writes stands in the log for ever, so it is counted for everybody. */
const reports: ReadonlySet<string> = new Set(['insertLogit']);
/** A campus shares an address: so many times what one session may. */
const reportersOfAddress = 20;

export type RateLimits = {
  readonly byAddress: Step;
  readonly bySession: Step;
  readonly byOperation: Step;
  /** A limit of its own for each route that asks for one. */
  readonly perHour: (limit: number) => Step;
};

type Limit = {
  readonly windowMs: number;
  readonly limit: number;
  /** Who is counted; undefined for nobody. */
  readonly keyOf: (request: Asked, response: Answered) => string | undefined;
};
/** Somebody's window: it begins with the first request and ends for good, however many came in it. */
type Window = { used: number; readonly endsAt: number; readonly policy: string };
const windowName = (ms: number) => (ms % hourMs === 0 ? `${ms / hourMs}hr` : `${ms / minuteMs}min`);

/**
 * Counts requests in fixed windows, in the memory of this process, and tells how many are left in the headers of the IETF's draft 8. It is our own because
 * it runs for every request: nothing is awaited, and a key is hashed for its header once a window.
 */
function limited({ windowMs, limit, keyOf }: Limit, { refuse }: Answers): Step {
  const name = `"${limit}-in-${windowName(windowMs)}"`;
  // Whoever is in the older half when the halves change places has no window that is still open.
  let [young, old, turnsAt] = [new Map<string, Window>(), new Map<string, Window>(), 0];
  const windowOf = (key: string, now: number): Window => {
    if (now >= turnsAt)
      [old, young, turnsAt] = [
        now >= turnsAt + windowMs ? new Map<string, Window>() : young,
        new Map<string, Window>(),
        now + windowMs,
      ];
    const known = young.get(key) ?? old.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const partition = Buffer.from(hash('sha256', key, 'hex').slice(0, 12)).toString('base64');
    const window = {
      used: 0,
      endsAt: now + windowMs,
      policy: `${name}; q=${limit}; w=${windowMs / 1000}; pk=:${partition}:`,
    };
    young.set(key, window);
    return window;
  };
  return (request, response, next) => {
    const key = keyOf(request, response);
    if (key === undefined) return next();
    const now = Date.now();
    const window = windowOf(key, now);
    window.used += 1;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    sayHeader(response, 'RateLimit', `${name}; r=${Math.max(0, limit - window.used)}; t=${seconds}`);
    sayHeader(response, 'RateLimit-Policy', window.policy);
    if (window.used <= limit) return next();
    sayHeader(response, 'Retry-After', String(seconds));
    refuse(request, response, 'request.tooMany');
  };
}

/** `isKnown`: a session was found by this token. What merely looks like one is anybody's to make up, as often as one likes. */
export function rateLimits(
  { address, session, signIns: mostSignIns, guarded: mostGuarded, reports: mostReports }: Rates,
  answers: Answers,
  isKnown: (token: string | undefined) => boolean,
): RateLimits {
  const addressOf = ({ ip = 'unknown' }: Asked): string => ip;
  const asks = (wanted: ReadonlySet<string>, request: Asked, response: Answered) =>
    (response.locals.rootFields ?? []).some(
      (name) => wanted.has(name) && (name !== 'insertLogit' || wanted === reports || !isKnown(readCookie(request))),
    );
  const ofOperations = (
    wanted: ReadonlySet<string>,
    limit: number,
    whose: (request: Asked) => string | undefined = addressOf,
  ) =>
    limited(
      {
        windowMs: minuteMs,
        limit,
        keyOf: (request, response) => (asks(wanted, request, response) ? whose(request) : undefined),
      },
      answers,
    );
  return {
    byAddress: limited({ windowMs: minuteMs, limit: address, keyOf: addressOf }, answers),
    bySession: limited({ windowMs: minuteMs, limit: session, keyOf: readCookie }, answers),
    perHour: (limit) =>
      limited({ windowMs: hourMs, limit, keyOf: (request) => readCookie(request) ?? addressOf(request) }, answers),
    byOperation: inOrder(
      ofOperations(signIns, mostSignIns),
      ofOperations(guarded, mostGuarded),
      ofOperations(reports, mostReports, readCookie),
      ofOperations(reports, mostReports * reportersOfAddress),
    ),
  };
}
