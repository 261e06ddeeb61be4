import type { RequestHandler } from 'express';
import type { Answers } from './http-errors.ts';
import { Refusal } from './refusal.ts';

const doors: ReadonlySet<string> = new Set(['loginWithPassword']);
/** As many as command-service lets wait and work: who comes beyond that would cross to it only to hear no. */
const most = 66;
const windowMs = 5_000;
const [shortest, longest] = [2, 60] as const;
/** Of the turned away; so the more there are, the later each of them comes again, and a crowd of 10,000 asks some 300 times a second. */
const perSecondOfWaiting = 50;

/** Turns away who wants to sign in while as many as can be worked off are at it already, before anything is done for them, and says when to come again. */
export function crowd({ refuse }: Answers, now: () => number): RequestHandler {
  let inside = 0;
  let [turnedAway, before, since] = [0, 0, now()];
  const secondsToWait = () => {
    const passed = now() - since;
    if (passed >= windowMs) [before, turnedAway, since] = [passed >= 2 * windowMs ? 0 : turnedAway, 0, now()];
    turnedAway += 1;
    return Math.min(longest, Math.max(shortest, Math.ceil(Math.max(before, turnedAway) / perSecondOfWaiting)));
  };
  return (request, response, next) => {
    if (!(response.locals.rootFields as readonly string[]).some((name) => doors.has(name))) return next();
    if (inside >= most) {
      const retryAfter = secondsToWait();
      response.setHeader('Retry-After', String(retryAfter));
      return refuse(request, response, new Refusal('signIn.busy', { retryAfter }));
    }
    inside += 1;
    response.once('close', () => (inside -= 1));
    next();
  };
}
