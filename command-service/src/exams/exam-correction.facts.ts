import { every } from '@paideia/documents/every.ts';
import { partsOfAttempt } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { ExamCorrection } from '@paideia/events/exams/exam.events.ts';
import { examAttemptFacts } from '../exam-attempts/exam-attempt.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { CorrectionFacts } from './exam-correction.decider.ts';

/** The group of a correction, and where whoever corrects has sat the exam. */
export async function correctionFacts(
  { examId, groupId }: Pick<ExamCorrection, 'examId' | 'groupId'>,
  ask: Ask,
  actorId: string | null,
): Promise<CorrectionFacts> {
  const [group, own] = await Promise.all([
    groupId === null ? undefined : ask.table(groupFacts).one(groupId),
    actorId === null ? [] : every(ask.table(examAttemptFacts), { where: { examId, userId: actorId } }),
  ]);
  return { group, satIn: own.map(({ attemptId }) => partsOfAttempt(attemptId).groupId) };
}
