import { lockOfCourse, lockOfDay, lockOfDays } from '@paideia/events/groups/term-lock.rules.ts';
import { useRemote } from '../lib/data/index.ts';
import { lazyPart } from '../lib/ui/index.ts';
import { GroupTermsDocument, type GroupTermFragment } from '../generated/groups/admin/term-locks.ts';

/** Why nothing can be changed in a locked term. */
export const LockedTermNotice = lazyPart(async () => (await import('./admin/LockedTermNotice.tsx')).LockedTermNotice);

type Of =
  | { readonly date: string }
  | { readonly fromDate: string; readonly toDate: string }
  | { readonly courseId: string }
  | { readonly term: string };
/** The locked term of a group that a day, days, a course or a name belong to, by the rule of the services; none while it is not known. */
export function useLockedTerm(groupId: string | undefined, of: Of | undefined): GroupTermFragment | undefined {
  const terms = useRemote(GroupTermsDocument, groupId === undefined ? null : { groupId }, (data) => data.groupTerms);
  const locked = (terms.data ?? [])
    .filter(({ lockedAt }) => lockedAt !== null)
    .map((one) => ({ ...one, term: one.name }));
  if (!of) return undefined;
  if ('date' in of) return lockOfDay(locked, of.date);
  if ('fromDate' in of) return lockOfDays(locked, of.fromDate, of.toDate);
  return 'courseId' in of ? lockOfCourse(locked, of.courseId) : locked.find(({ name }) => name === of.term);
}
