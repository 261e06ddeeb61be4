import { useState } from 'react';

const trimmed = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));
/** The fields of `to` that differ from those of `from`; blanks around a text are no difference. */
export const differing = <S extends object>(from: S, to: S): Partial<S> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => trimmed(value) !== trimmed(from[name as keyof S])),
  ) as Partial<S>;

type Stand<T> = { readonly fields: T; readonly revision: number };
type Options<T, S> = Stand<T> & {
  /** What is sent of a form: the same names. */
  readonly sentOf: (fields: T) => S;
  /** A save was refused because somebody else was faster; from then on a save is over what is there now. */
  readonly isOvertaken: boolean;
};

/**
 * A form over something that others may change meanwhile. Fields that nobody has touched show what stands; those that were touched keep what was
 * typed, and a save names the revision that was seen when the typing began, so that nothing of somebody else's is written over unseen.
 */
export function useEdits<T extends object, S extends object>({ fields, revision, sentOf, isOvertaken }: Options<T, S>) {
  const [edits, setEdits] = useState<Partial<T>>({});
  const [seen, setSeen] = useState<Stand<T>>();
  // What was saved stands, also before the server was asked for it again.
  const [saved, setSaved] = useState<Stand<T>>();
  const stand = saved && saved.revision > revision ? saved : { fields, revision };
  const value: T = { ...stand.fields, ...edits };
  const changes = differing(sentOf(stand.fields), sentOf(value));
  const forget = () => {
    setEdits({});
    setSeen(undefined);
  };
  return {
    value,
    changes,
    isChanged: Object.keys(changes).length > 0,
    /** What somebody else has changed since the typing began. */
    others: isOvertaken && seen ? differing(seen.fields, stand.fields) : ({} as Partial<T>),
    expectedRevision: isOvertaken ? stand.revision : (seen ?? stand).revision,
    set<K extends keyof T>(name: K, wished: T[K]) {
      setSeen((was) => was ?? stand);
      setEdits((was) => ({ ...was, [name]: wished }));
    },
    saved(at: number) {
      setSaved({ fields: value, revision: at });
      forget();
    },
    forget,
  };
}
