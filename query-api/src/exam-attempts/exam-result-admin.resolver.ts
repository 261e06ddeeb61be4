import type { Where } from '@paideia/documents/port.ts';
import { readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { examResults, type ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { timeRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownResult } from './exam-result.queries.ts';
import { ExamResult, ExamResultFilter } from './exam-result.types.ts';

export const ExamResultAdminResolver = adminResource<ExamResultView, ExamResult, ExamResultFilter>({
  name: 'ExamResult',
  type: ExamResult,
  view: examResults,
  filter: ExamResultFilter,
  rule: somewhere(readsExamResult),
  scope: (actor) => withinRegions(regionsWhere(actor, readsExamResult)),
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
