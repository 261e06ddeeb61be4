import { every } from '@paideia/documents/every.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { leaveCoverage, type LeaveCoverage } from './leave-coverage.facts.ts';

type Lesson = { readonly groupId: string; readonly date: string; readonly periodKey: string };

export const covers = (
  { groupId, fromDate, toDate, periods }: Omit<LeaveCoverage, 'status' | 'userId' | 'leaveRequestId'>,
  lesson: Lesson,
): boolean =>
  groupId === lesson.groupId &&
  fromDate <= lesson.date &&
  lesson.date <= toDate &&
  (periods.length === 0 || periods.includes(lesson.periodKey));

/** Decided leave that touches one lesson. */
export const leaveFor = async (ask: Ask, lesson: Lesson): Promise<readonly LeaveCoverage[]> =>
  (await every(ask.table(leaveCoverage), { where: { groupId: lesson.groupId, toDate: { from: lesson.date } } })).filter(
    (leave) => covers(leave, lesson),
  );
