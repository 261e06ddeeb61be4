import type { Where } from '@paideia/documents/port.ts';
import { examResults, type ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { timeRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../registers/attendance-regions.rules.ts';
import { shownResult } from './exam-result.shown.ts';
import { ExamResult, ExamResultFilter } from './exam-result.types.ts';
import { resultRegions, seesResultsOfRegions } from './result-regions.rules.ts';

export const ExamResultAdminResolver = adminResource<ExamResultView, ExamResult, ExamResultFilter>({
  name: 'ExamResult',
  type: ExamResult,
  view: examResults,
  filter: ExamResultFilter,
  rule: seesResultsOfRegions,
  scope: (actor) => withinRegions(resultRegions(actor)),
  where: ({ q, regionId, groupId, examId, userId, passed, from, to }) => {
    const where: Where<ExamResultView> = {
      regionId: regionId ?? undefined,
      groupId: groupId ?? undefined,
      examId: examId ?? undefined,
      userId: userId ?? undefined,
      passed: passed ?? undefined,
      at: timeRange(from, to),
    };
    return { where, search: q ?? undefined };
  },
  sorts: {
    at: 'at',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
    score: 'score',
    examTitle: 'examTitleKey',
    n: 'n',
    passed: 'passed',
  },
  newestFirst: true,
  map: shownResult,
});
