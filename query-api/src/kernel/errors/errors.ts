import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { Refusal, type Params } from './refusal.ts';

type Speaker = {
  text(id: string, params?: Params): string;
  knows(id: string): boolean;
  english(id: string, params?: Params): string;
};
type Log = { error(about: object, message: string): void; warn(about: object, message: string): void };

/** Phrases that clients match letter by letter. They stay English in `message`; `extensions.text` is the translation. */
const fixedPhrases: ReadonlySet<string> = new Set([
  'Token expired',
  'Context userId not found',
  'User not found',
  'cookie is not defined',
  'Error: Invalid state parameter',
  'Error: No authorization code received',
  'No account for this Microsoft user.',
  'Error Connecting / Please try again',
  'Required field missing',
  'No Access',
  'Nothing to show yet',
  'No Groups Found',
  'Acceptance is required to enter the site',
  'You cannot sit this exam as you have exceeded the allowed number of attempts; see your instructor',
  'Only groups of the offline app can take exams in the app',
  'Absence explanations currently disabled',
  'Credit card processing not available in your region yet',
  'Missing upload ID or token',
  'Upload canceled by user',
]);
const fixedBeginning = 'Failed to upload part ';
const mustContain = 'You already have an account';

/** What is said for a code that has no message: the code itself stays, for clients. */
const generic = 'invalid';

type Said = { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> };

/** The one place where a code becomes prose. */
export function say(speaker: Speaker, { code, params, issues }: Refusal): Said {
  const id = speaker.knows(code) ? code : generic;
  const text = speaker.text(id, params);
  const english = speaker.english(id, params);
  const isFixed = fixedPhrases.has(english) || english.includes(mustContain) || english.startsWith(fixedBeginning);
  return {
    message: isFixed ? english : text,
    extensions: {
      code,
      params,
      ...(isFixed && { text }),
      ...(issues.length > 0 && {
        issues: issues.map(({ path, code: why }) => ({
          path,
          code: why,
          text: speaker.text(speaker.knows(why) ? why : generic),
        })),
      }),
    },
  };
}

/** They are known by name and not by class: the stores' drivers are other packages' choice, and a test runner may load a class twice. */
const refusals: Readonly<Record<string, string>> = {
  BadCursor: 'invalid',
  Unfit: 'invalid',
  Refused: 'invalid',
  ExaminedTooMany: 'tooBroad',
  StoreUnavailable: 'unavailable',
  CommandServiceLost: 'unavailable',
};

/** The `Refusal` that an error amounts to; undefined for a fault of ours. */
export function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = refusals[error.constructor.name];
  return code === undefined ? undefined : new Refusal(code);
}

/** Apollo takes it so; the headers are a map of lower-case names. */
const httpOf = ({ http }: Refusal) =>
  http && {
    status: http.status,
    ...(http.retryAfter !== undefined && { headers: new Map([['retry-after', String(http.retryAfter)]]) }),
  };

/** An error of execution as clients get it: never a stack, never what was sent, never the words of a library. */
export function toPublic(error: GraphQLError, speaker: Speaker, log: Log): GraphQLError {
  const { originalError, path } = error;
  const cause = originalError instanceof GraphQLError ? originalError.originalError : originalError;
  // Without a cause it is GraphQL's own: a variable of the wrong shape, before anything ran; or a null where none may be, which is our fault.
  const refusal = cause ? refusalOf(cause) : path === undefined ? new Refusal('invalid') : undefined;
  // Its place in the document is left out: a compiled one has none, and two ways to run must answer alike.
  const given = { path: path ?? null };
  if (refusal && cause && !(cause instanceof Refusal)) log.warn({ err: cause, path }, 'answered as a refusal');
  if (refusal) {
    const { message, extensions } = say(speaker, refusal);
    const http = cause ? httpOf(refusal) : { status: 400 };
    return new GraphQLError(message, { ...given, extensions: { ...extensions, ...(http && { http }) } });
  }
  const id = randomBytes(4).toString('hex');
  log.error({ id, err: cause ?? error, path }, 'a resolver failed');
  return new GraphQLError(speaker.text('unexpected', { id }), {
    ...given,
    extensions: { code: 'unexpected', params: { id } },
  });
}
