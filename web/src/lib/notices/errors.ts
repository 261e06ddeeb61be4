import { translator } from '../i18n/i18n.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';

/** The server's GraphQL errors look like this to Apollo and to the thin client. */
type ServerError = {
  readonly message: string;
  readonly path?: readonly (string | number)[] | null;
  readonly extensions?: { readonly code?: unknown; readonly text?: unknown };
};
type MaybeServerError = {
  readonly graphQLErrors?: readonly ServerError[];
  readonly text?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
};

const all = (error: unknown): readonly ServerError[] =>
  (typeof error === 'object' && error !== null ? (error as MaybeServerError).graphQLErrors : undefined) ?? []; // It may be an Error of any library.
const first = (error: unknown): ServerError | undefined => all(error)[0];

const textOf = ({ message, extensions }: ServerError): string =>
  typeof extensions?.text === 'string' ? extensions.text : message;

/** What to show of the fields of one answer that failed, by their names. */
export const failedFields = (error: unknown, parent: string): ReadonlyMap<string, string> =>
  new Map(
    all(error)
      .filter(({ path }) => path?.[0] === parent && typeof path[1] === 'string')
      .map((one) => [String(one.path![1]), textOf(one)]),
  );

/** Browsers say in words of their own, each in others, that nothing came back. */
const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'networkError' in error && error.networkError instanceof TypeError;

/** It finds what to show: the text in the person's language, or else the message. */
export function errorText(error: unknown): string {
  if (isUnanswered(error)) return translator(kernelMessages)('noConnection');
  const ofServer = first(error);
  if (ofServer) return textOf(ofServer);
  if (typeof error === 'object' && error !== null && 'text' in error && typeof error.text === 'string')
    return error.text;
  return error instanceof Error ? error.message : String(error);
}
/** The stable code, or undefined for an error of the way there. */
export function errorCode(error: unknown): string | undefined {
  const code =
    first(error)?.extensions?.code ??
    (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);
  return typeof code === 'string' ? code : undefined;
}

/** These say that it went wrong on the way or at the server; any other code is the server's no. */
const mishaps: ReadonlySet<string | undefined> = new Set([
  undefined,
  'http',
  'late',
  'unanswered',
  'unavailable',
  'unexpected',
  'request.notRegistered',
  'request.tooMany',
]);
export const isRefusal = (error: unknown): boolean => !mishaps.has(errorCode(error));
