import { useRefreshed } from '../../console/forms/index.ts';
import {
  ExcuseAbsenceDocument,
  UnexcuseAbsenceDocument,
  type StaffExplanationFragment,
} from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';
import { explanationsAdminMessages } from './explanations-admin.messages.ts';

/** The decision about one explanation, with the revision that was seen, and the comment that goes with it. Afterwards `again` asks for what stands. */
export function useExplanationDecision(id: string, again: () => Promise<unknown>) {
  const t = useMessages(explanationsAdminMessages);
  const registers = useMessages(registerAdminMessages);
  const user = useUser();
  const refreshed = useRefreshed();
  const excuse = useCommand(ExcuseAbsenceDocument);
  const unexcuse = useCommand(UnexcuseAbsenceDocument);
  const form = useForm({
    draft: `explanation-comment:${user._id}:${id}`,
    start: () => ({ comment: '' }),
    again: () => Promise.all([again(), refreshed()]),
  });
  const decide = async ({ status, _revision: expectedRevision }: StaffExplanationFragment, name: string) => {
    if (form.isBusy) return;
    const isExcused = status === 'excused';
    const command = isExcused ? unexcuse : excuse;
    const comment = form.trimmed.comment || null;
    if (!(await form.attempt(() => command.run({ explanationId: id, comment, expectedRevision })))) return;
    form.clear();
    notify(isExcused ? t('takenBack', { name }) : registers('excuseDone', { name }));
  };
  return { form, decide };
}
