import type { TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';

/** Whoever decides about something of a term answers so while it is locked. */
export type LockedTerm = 'termLock.locked';
export function refusedBy(lock: Pick<TermLock, 'term'>): Rejection<LockedTerm>;
export function refusedBy(lock: Pick<TermLock, 'term'> | undefined): Rejection<LockedTerm> | undefined;
export function refusedBy(lock: Pick<TermLock, 'term'> | undefined): Rejection<LockedTerm> | undefined {
  return lock && reject('termLock.locked', { term: lock.term });
}

type OfTerm = { readonly lock: TermLock | undefined };
/** Decides so, unless what it would change belongs to a locked term. */
export const unlessLocked =
  <S, D, F extends OfTerm, O>(row: (state: S, data: D, facts: F) => O) =>
  (state: S, data: D, facts: F): O | Rejection<LockedTerm> =>
    facts.lock ? refusedBy(facts.lock) : row(state, data, facts);
