import { lockOfCourse, lockOfDay, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { groupFacts } from './group.facts.ts';

const locksOf = async (ask: Ask, groupId: string): Promise<readonly TermLock[]> =>
  (await ask.table(groupFacts).one(groupId))?.locks ?? [];

/** The lock that lies on a day of a group; none where there is no such day. */
export const lockOn = async (
  ask: Ask,
  place: { readonly groupId: string; readonly date: string } | null,
): Promise<TermLock | undefined> => (place ? lockOfDay(await locksOf(ask, place.groupId), place.date) : undefined);

/** The lock that lies on a course of a group. */
export const lockOver = async (ask: Ask, groupId: string, courseId: string): Promise<TermLock | undefined> =>
  lockOfCourse(await locksOf(ask, groupId), courseId);
