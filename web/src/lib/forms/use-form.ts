import { useEffect, useState } from 'react';
import { carriedFields, carryOver, forgetCarried, holdFields } from './carried.ts';
import { keepDraft, keptDraft } from './drafts.ts';

const trimmed = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));
/** The fields of `to` that differ from those of `from`; blanks around a text are no difference. */
export const differing = <S extends object>(from: S, to: S): Partial<S> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => trimmed(value) !== trimmed(from[name as keyof S])),
  ) as Partial<S>;
const without = (fields: object, names: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

type Stand<T> = { readonly fields: T; readonly revision: number };
type Options<T, S> = {
  /** What stands, and may be changed by others meanwhile; of a function's value it is the first one, as for something new. */
  readonly start: T | (() => T);
  /** Of what stands. */
  readonly revision?: number;
  /** A save was refused because somebody else was faster; from then on a save is over what is there now. */
  readonly isOvertaken?: boolean;
  /** What is sent of a form: the same names. */
  readonly sentOf?: (fields: T) => S;
  /** Names the form and whose it is: what is typed is kept on this device under it, so that a reload loses nothing. */
  readonly draft?: string | undefined;
  /** What a visitor typed is kept over the loading anew that a change of language is; of a long form also while another page is looked at. */
  readonly carried?: 'overReload' | 'overVisits';
  /** Fields that the browser keeps nowhere, such as passwords. */
  readonly secrets?: readonly (keyof T)[];
};
export type Form<T extends object, S extends object = T> = ReturnType<typeof useForm<T, S>>;

/**
 * What is typed into a form. Fields that nobody has touched show what stands; those that were touched keep what was typed, and a save names the
 * revision that was seen when the typing began, so that nothing of somebody else's is written over unseen.
 */
export function useForm<T extends object, S extends object = T>({
  start,
  revision = 0,
  isOvertaken = false,
  sentOf = (fields) => fields as unknown as S,
  draft,
  carried,
  secrets = [],
}: Options<T, S>) {
  const [edits, setEdits] = useState(
    () => (draft === undefined ? (carried ? carriedFields() : {}) : keptDraft(draft)) as Partial<T>,
  );
  const [first, setFirst] = useState(() => (typeof start === 'function' ? { fields: start() } : undefined));
  const [seen, setSeen] = useState<Stand<T>>();
  // What was saved stands, also before the server was asked for it again.
  const [saved, setSaved] = useState<Stand<T>>();
  const given = { fields: typeof start === 'function' ? (first?.fields ?? start()) : start, revision };
  const stand = saved && saved.revision > revision ? saved : given;
  const value: T = { ...stand.fields, ...edits };
  const changes = differing(sentOf(stand.fields), sentOf(value));
  const isChanged = Object.keys(changes).length > 0;
  const isKept = draft !== undefined && Object.keys(edits).length > 0;

  // Something new is kept whole, with the id that it was given; of what stands only the changes.
  const kept = without(first ? value : edits, secrets);
  const keptText = JSON.stringify(kept);
  useEffect(() => {
    if (draft !== undefined && isKept) keepDraft(draft, JSON.parse(keptText) as object);
  }, [draft, isKept, keptText]);
  useEffect(() => {
    if (carried) forgetCarried();
  }, [carried]);
  useEffect(() => {
    if (!carried) return undefined;
    holdFields(JSON.parse(keptText) as Readonly<Record<string, unknown>>);
    return () => holdFields(undefined);
  }, [carried, keptText]);
  useEffect(() => {
    if (carried !== 'overVisits') return undefined;
    addEventListener('pagehide', carryOver);
    return () => removeEventListener('pagehide', carryOver);
  }, [carried]);

  const clear = () => {
    if (draft !== undefined) keepDraft(draft, undefined);
    if (typeof start === 'function') setFirst({ fields: start() });
    setEdits({});
    setSeen(undefined);
  };
  const set = (changed: Partial<T>) => {
    setSeen((was) => was ?? stand);
    setEdits((was) => ({ ...was, ...changed }));
  };
  return {
    value,
    changes,
    isChanged,
    /** Something was typed that a reload would not lose. */
    isKept,
    /** Something was typed that is lost when the page is left; `UnsavedChanges` asks. It stands apart because it takes the router, which sign-in does not load. */
    isUnsaved: isChanged && draft === undefined,
    /** What somebody else has changed since the typing began. */
    others: isOvertaken && seen ? differing(seen.fields, stand.fields) : ({} as Partial<T>),
    expectedRevision: isOvertaken ? stand.revision : (seen ?? stand).revision,
    set,
    /** Changes one field. */
    change:
      <K extends keyof T>(name: K) =>
      (wished: T[K]) =>
        set({ [name]: wished } as unknown as Partial<T>),
    saved(at: number) {
      setSaved({ fields: value, revision: at });
      clear();
    },
    /** Everything typed goes; something new begins afresh. */
    clear,
  };
}
