import { useEffect, useState } from 'react';
import { type Carried, carriedFields, useCarried } from './carried.ts';
import { errorCode, errorText } from '../notices/errors.ts';
import { keepDraft, keptDraft } from './drafts.ts';
import { type Acts, useActs } from './use-acts.ts';

const trim = (_: string, one: unknown): unknown => (typeof one === 'string' ? one.trim() : one);
const trimmed = (value: unknown): string => JSON.stringify(value, trim);
/** Answers the fields of `to` that differ from those of `from`; blanks around a text are no difference. */
export const differing = <S extends object>(from: S, to: S): Partial<S> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => trimmed(value) !== trimmed(from[name as keyof S])),
  ) as Partial<S>;
const without = (fields: object, names: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

type Stand<T> = { readonly fields: T; readonly revision: number };
/** What a draft was begun on is kept with it, under a name that no field has. */
const begunAs = '=';
/** It says where a refusal of a code is said, and in which words if not in the server's. */
export type Refusals<T> = Readonly<Record<string, { readonly field: keyof T; readonly text?: string }>>;
type Options<T, S> = {
  /** This stands, and may be changed by others meanwhile; of a function's value it is the first one, as for something new. */
  readonly start: T | (() => T);
  /** It is the revision of what stands. */
  readonly revision?: number;
  /** It asks for what stands, after it was sent and when somebody else was faster. */
  readonly again?: (() => unknown) | undefined;
  /** They take the place of its own: they are acts that the page around the form says something of as well. */
  readonly acts?: Acts;
  /** These refusals of the server are about one field, and found by their code; it is a function where what was typed tells which one. */
  readonly refusals?: Refusals<T> | ((typed: T) => Refusals<T>);
  /** Answers what is sent of a form, under the same names. */
  readonly sentOf?: (fields: T) => S;
  /** It names the form and whose it is: what is typed is kept on this device under it, so that a reload loses nothing. */
  readonly draft?: string | undefined;
  /** It keeps what a visitor typed; in a long form also while another page is looked at. */
  readonly carried?: Carried;
  /** It was typed before a session ended, as `keptText` held it. */
  readonly left?: Readonly<Record<string, unknown>>;
  /** The browser keeps these fields nowhere, such as passwords. */
  readonly secrets?: readonly (keyof T)[];
};
export type FormState<T extends object, S extends object = T> = ReturnType<typeof useForm<T, S>>;

/**
 * It holds what is typed into a form. Fields that nobody has touched show what stands; those that were touched keep what was typed, and a save names the
 * revision that was seen when the typing began, so that nothing of somebody else's is written over unseen.
 */
export function useForm<T extends object, S extends object = T>({
  start,
  revision = 0,
  again,
  acts: given,
  refusals = {},
  sentOf = (fields) => fields as unknown as S,
  draft,
  carried,
  left,
  secrets = [],
}: Options<T, S>) {
  const own = useActs(again);
  const acts = given ?? own;
  const { attempt, error, isOvertaken, isBusy, forget } = acts;
  const [{ [begunAs]: kept, ...typed }] = useState<Readonly<Record<string, unknown>>>(() =>
    draft === undefined ? (left ?? (carried ? carriedFields() : {})) : keptDraft(draft),
  );
  const [edits, setEdits] = useState(typed as Partial<T>);
  const [first, setFirst] = useState(() => (typeof start === 'function' ? { fields: start() } : undefined));
  const isTyped = Object.keys(edits).length > 0;
  // The revision that a draft was begun on comes back with it: somebody else may have changed the thing since.
  const [begun, setBegun] = useState(kept as Stand<T> | undefined);
  const seen = isTyped ? begun : undefined;
  // What was saved stands, also before the server was asked for it again.
  const [saved, setSaved] = useState<Stand<T>>();
  const present = { fields: typeof start === 'function' ? (first?.fields ?? start()) : start, revision };
  const stand = saved && saved.revision > revision ? saved : present;
  const value: T = { ...stand.fields, ...edits };
  const refused = (typeof refusals === 'function' ? refusals(value) : refusals)[errorCode(error) ?? ''];
  const changes = differing(sentOf(stand.fields), sentOf(value));
  const isChanged = Object.keys(changes).length > 0;
  const isKept = draft !== undefined && isTyped;

  // Something new is kept whole, with the id that it was given; of what stands only the changes are kept.
  const keptText = JSON.stringify({
    ...without(first ? value : edits, secrets),
    ...(!first && { [begunAs]: seen }),
  });
  useEffect(() => {
    if (isKept) keepDraft(draft, JSON.parse(keptText) as object);
  }, [draft, isKept, keptText]);
  useCarried(carried, keptText);

  const settle = (left: (now: Partial<T>) => object, on?: Stand<T>) => {
    if (draft !== undefined) keepDraft(draft, undefined);
    if (typeof start === 'function') setFirst({ fields: start() });
    forget();
    setEdits(left);
    setBegun(on);
  };
  const others = isOvertaken && seen ? differing(seen.fields, stand.fields) : ({} as Partial<T>);
  const set = (changed: Partial<T>) => {
    // What is mended is no longer called wrong.
    if (refused !== undefined) forget();
    setBegun((was) => (isTyped && was) || stand);
    setEdits((was) => ({ ...was, ...changed }));
  };
  /** Changes one field. */
  const change =
    <K extends keyof T>(name: K) =>
    (wished: T[K]) =>
      set({ [name]: wished } as unknown as Partial<T>);
  return {
    value,
    /** It is the same without blanks around what is written, but for secrets. */
    trimmed: Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, secrets.includes(name as keyof T) ? one : trim(name, one)]),
    ) as T,
    changes,
    isChanged,
    /** It holds what was typed, with what it was begun on. */
    keptText,
    /** Something was typed that a reload would not lose. */
    isKept,
    /** Something was typed that is lost when the page is left; `UnsavedChanges` asks. It stands apart because it takes the router, which sign-in does not load. */
    isUnsaved: isChanged && draft === undefined,
    /** Somebody else has changed these since the typing began. */
    others,
    expectedRevision: isOvertaken ? stand.revision : (seen ?? stand).revision,
    attempt,
    /** It says what went wrong with it as a whole; what is about one field is said there. */
    error: refused === undefined ? error : undefined,
    isOvertaken,
    isBusy,
    set,
    change,
    /** A field needs this of the form. */
    field: <K extends keyof T>(name: K) => ({
      value: value[name],
      onChange: change(name),
      error: refused?.field === name ? (refused.text ?? errorText(error)) : undefined,
      others: others[name],
    }),
    saved(at: number) {
      const stands = { fields: value, revision: at };
      setSaved(stands);
      // What was typed while it was on its way was not sent: it stays, and is unsaved.
      settle(
        (now) =>
          without(
            now,
            Object.keys(now).filter((name) => now[name as keyof T] === edits[name as keyof T]),
          ),
        stands,
      );
    },
    /** Everything typed goes; something new begins afresh. */
    clear: () => settle(() => ({})),
  };
}
