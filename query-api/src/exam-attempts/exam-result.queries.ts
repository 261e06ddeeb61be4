import { every } from '@paideia/documents/every.ts';
import { readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { examResults, type ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageRange } from '../kernel/graphql/pages.ts';
import type { ExamResult } from './exam-result.types.ts';

export const shownResult = ({ answers, ...view }: ExamResultView): ExamResult => ({
  ...view,
  id: view._id,
  given: answers,
});

/** The result, which is there once the attempt has ended, or the same answer whether it is absent or someone else's. */
export async function visibleResult(context: Context, attemptId: string): Promise<ExamResultView> {
  return context.visible(await context.read(examResults).one(attemptId), readsExamResult, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}

/** All of the actor's own, the first first. */
export const ownResults = (context: Context): Promise<readonly ExamResultView[]> =>
  every(context.read(examResults), { where: { userId: context.signedIn().userId }, sort: { field: 'at' } });
/** Of results that come the first first, the latest that count, the latest first: one that was voided is no result any more. */
export const latestOf = (results: readonly ExamResultView[], limit: number): readonly ExamResult[] =>
  results
    .filter(({ voided }) => !voided)
    .slice(-limit)
    .reverse()
    .map(shownResult);
/** The actor's own that count, the latest first. */
export async function recentResults(context: Context, wanted: number): Promise<readonly ExamResult[]> {
  const { limit } = pageRange(0, wanted);
  return latestOf(await ownResults(context), limit);
}
