import type { IncomingMessage, ServerResponse } from 'node:http';
import { LruCache } from '../cache/lru-cache.ts';
import type { Step } from '../http/exchange.ts';
import type { Answers } from '../http/http-errors.ts';
import { Refusal } from '../errors/refusal.ts';
import { hasCookie } from '../session/session-cookie.ts';

const signIns: ReadonlySet<string> = new Set(['loginWithPassword']);
/** Command-service lets so many wait and work: who comes beyond that would cross to it only to hear no. */
const most = 66;
const windowMs = 5_000;
const [shortest, longest] = [2, 60] as const;
/** Sign-ins a second, until a rush has shown how many this machine does. */
const firstPace = 80;
/** Of how many the pace is the mean, about. */
const remembered = 32;
/** Twice as many are asked back as can be let in: some come later than told and some never, and the work is not to run out in between. */
const overbooking = 2;
/** So many turned away in one window are a flood: from now on it is not even looked what strangers want. */
const flood = 300;

type LoadShedder = {
  /** Turns away who wants to sign in while as many as can be worked off are at it already, before anything is done for them, and says when to come again. */
  readonly handler: Step;
  /**
   * In a flood, strangers who ask for anything hear the same before their request is read, for reading ten thousand of them keeps those waiting who
   * are in already. True when this one was answered.
   */
  shed(request: IncomingMessage, response: ServerResponse): boolean;
};

export function loadShedder({ refuse, bodyOf }: Pick<Answers, 'refuse' | 'bodyOf'>, now: () => number): LoadShedder {
  let inside = 0;
  let [shedCount, before, since] = [0, 0, now()];
  const turn = () => {
    const passed = now() - since;
    if (passed >= windowMs) [before, shedCount, since] = [passed >= 2 * windowMs ? 0 : shedCount, 0, now()];
  };
  let pace = firstPace;
  /** Who came as one of so many and was answered after `ms` has seen that many done in that time. */
  const learn = (many: number, ms: number) => {
    if (many > most / 2) pace += ((many * 1000) / Math.max(ms, 1) - pace) / remembered;
  };
  /** The last of them is asked to come again at this time. */
  let reserved = 0;
  /** As many are asked to come in each second as there will be work for; who finds all of the next minute given away comes at its end. */
  const secondsToWait = () => {
    turn();
    shedCount += 1;
    reserved = Math.max(reserved + 1000 / (pace * overbooking), now() + shortest * 1000);
    reserved = Math.min(reserved, now() + longest * 1000);
    return Math.ceil((reserved - now()) / 1000);
  };
  const refusalOf = (retryAfter: number) => new Refusal('signIn.busy', { retryAfter });
  /** They are kept by locale and seconds: there are few of them, and many who are told. */
  const bodies = new LruCache<string>(1000);
  const bodyFor = (picked: unknown, retryAfter: number): string => {
    const key = `${String(picked).slice(0, 10)} ${retryAfter}`;
    const known = bodies.get(key) ?? bodyOf(picked, refusalOf(retryAfter));
    bodies.set(key, known);
    return known;
  };
  return {
    handler: (request, response, next) => {
      if (!response.locals.rootFields?.some((name) => signIns.has(name))) return next();
      if (inside >= most) {
        const retryAfter = secondsToWait();
        response.setHeader('Retry-After', String(retryAfter));
        return refuse(request, response, refusalOf(retryAfter));
      }
      inside += 1;
      const [many, begun] = [inside, now()];
      response.once('close', () => {
        inside -= 1;
        if (response.writableFinished) learn(many, now() - begun);
      });
      next();
    },
    shed(request, response) {
      if (inside < most || request.method !== 'POST' || request.url !== '/graphql' || hasCookie(request)) return false;
      turn();
      if (Math.max(before, shedCount) < flood) return false;
      const retryAfter = secondsToWait();
      const body = bodyFor(request.headers['x-locale'], retryAfter);
      const head = {
        'Retry-After': retryAfter,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      };
      response
        .writeHead(503, {
          ...head,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          Connection: 'close',
        })
        .end(body);
      return true;
    },
  };
}
