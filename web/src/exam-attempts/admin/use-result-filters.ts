import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import type { Filter } from '../../admin-app/list/list-shapes.ts';
import { useFilters } from '../../admin-app/list/use-filters.ts';
import { usePlaces } from '../../admin-app/use-places.ts';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { useRemote } from '../../kernel/use-remote.ts';
import { ResultExamsDocument } from './exam-result-admin.documents.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

/** By what the list of results can be narrowed; exams as far back as the latest hundred results go. */
export function useResultFilters(): readonly Filter[] {
  const t = useMessages(resultsAdminMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const { groups } = usePlaces();
  const { values } = useFilters();
  const { data } = useRemote(ResultExamsDocument, { groupId: values['groupId'] ?? null }, ({ allExamResults }) => allExamResults.items);
  const titles = new Map(data?.map(({ examId, examTitle, courseTitle }) => [examId, t('examOf', { exam: examTitle, course: courseTitle })]));
  const exams = [...titles].map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label));
  return [
    {
      kind: 'choice',
      name: 'passed',
      label: t('result'),
      any: t('anyResult'),
      isMain: true,
      choices: [
        { value: 'true', label: kernel('statusPass') },
        { value: 'false', label: kernel('statusFail') },
      ],
    },
    { kind: 'choice', name: 'groupId', label: t('group'), any: t('anyGroup'), isMain: true, choices: groups },
    { kind: 'choice', name: 'examId', label: t('exam'), any: t('anyExam'), choices: exams },
    { kind: 'date', name: 'from', label: admin('from') },
    { kind: 'date', name: 'to', label: admin('to') },
  ];
}
