import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import type { Filter } from '../../admin-app/list/list-shapes.ts';
import { usePlaces } from '../../admin-app/use-places.ts';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';

/** By what the list of results can be narrowed. */
export function useResultFilters(): readonly Filter[] {
  const t = useMessages(resultsAdminMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const { groups } = usePlaces();
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
    { kind: 'date', name: 'from', label: admin('from') },
    { kind: 'date', name: 'to', label: admin('to') },
  ];
}
