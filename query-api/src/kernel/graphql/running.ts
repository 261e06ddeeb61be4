// This is what the parts of a compiled operation have in common: how a text is written, waits for others, and fails.
import {
  isNonNullType,
  locatedError,
  type FieldNode,
  type GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';

export type Text = string | Promise<string>;
export type Variables = Readonly<Record<string, unknown>>;
export type Path = NonNullable<GraphQLResolveInfo['path']>;
/** One running of an operation. Nothing below a place that became null for an error is told any more. */
export type Run = {
  readonly context: unknown;
  readonly variables: Variables;
  readonly errors: GraphQLError[];
  readonly nulled: Set<Path | undefined>;
};
/** Writes what a resolver gave. It throws, or rejects, what makes the field null. */
export type Write = (value: never, run: Run, path: Path | undefined) => Text;
/** Writes what is there as it is, without a resolver; undefined where that is not all that there is to it. */
export type Plain = (value: unknown) => string | undefined;
export type Ways = { readonly write: Write; readonly plain?: Plain | undefined };
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';

/** It is not yet, or not at all, what is to be written. */
export const isUnfinished = (value: unknown): boolean =>
  typeof value === 'function' || value instanceof Error || isThenable(value);

/**
 * One text of several, some of which come later. `fail` says what stands at a place whose text does not come. `Promise.all` would make promises of those that are
 * there as well, and a list has as many as it has rows.
 */
export function together(texts: Text[], from: string, to: string, fail?: (error: unknown, at: number) => string): Text {
  const waiting: number[] = [];
  for (let at = 0; at < texts.length; at++) if (typeof texts[at] !== 'string') waiting.push(at);
  const whole = () => from + (texts as readonly string[]).join(',') + to;
  if (waiting.length === 0) return whole();
  return new Promise((resolve, reject) => {
    let left = waiting.length;
    const come = (text: string, at: number) => {
      texts[at] = text;
      if (--left === 0) resolve(whole());
    };
    for (const at of waiting)
      (texts[at] as Promise<string>).then(
        (text) => come(text, at),
        (error: unknown) => {
          try {
            if (!fail) throw error;
            come(fail(error, at), at);
          } catch (thrown) {
            reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
          }
        },
      );
  });
}
export const ignoring = (texts: readonly Text[]): void => {
  for (const text of texts) if (typeof text !== 'string') text.catch(() => undefined);
};
function pathArray(path: Path): readonly (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}

/** The short way, and where it gives up the long one. */
export const either = (plain: Plain, write: Write): Ways => ({
  plain,
  write: (value, run, path) => plain(value) ?? write(value, run, path),
});

/** What stands where a field has failed; where nothing may stand, it is thrown on. */
export function failed(
  raw: unknown,
  nodes: readonly FieldNode[],
  type: GraphQLOutputType,
  path: Path,
  run: Run,
): string {
  const error = locatedError(raw, nodes, pathArray(path));
  if (isNonNullType(type)) throw error;
  note(error, path, run);
  return 'null';
}
export function note(error: GraphQLError, path: Path | undefined, { nulled, errors }: Run): void {
  for (let at = path; at; at = at.prev) if (nulled.has(at)) return;
  if (nulled.has(undefined)) return;
  nulled.add(path);
  errors.push(error);
}
