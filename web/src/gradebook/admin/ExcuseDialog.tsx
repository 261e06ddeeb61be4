import {
  ExcuseWorkDocument,
  WithdrawWorkExcuseDocument,
  type GradebookColumnFragment,
  type GradebookRowFragment,
} from '../../generated/gradebook/admin/gradebook.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, Changes, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { gradebookMessages } from './gradebook.messages.ts';

export type Asked = {
  readonly row: GradebookRowFragment;
  readonly work: GradebookColumnFragment;
  readonly isExcused: boolean;
};
type Props = {
  readonly asked: Asked;
  readonly groupId: string;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Staff excuse one student from one exam or assignment, or take that back, with the reason that stays. */
export function ExcuseDialog({ asked: { row, work, isExcused }, groupId, again, onClose }: Props) {
  const t = useMessages(gradebookMessages);
  const excuse = useCommand(ExcuseWorkDocument);
  const withdraw = useCommand(WithdrawWorkExcuseDocument);
  const form = useForm({ start: { reason: '' } });
  const { named } = useNamesakes();
  const names = { student: named(row) || t('erased'), work: `${work.courseCode} ${work.title}` };
  const act = isExcused ? 'countAgain' : 'excuse';
  const send = async ({ reason }: { readonly reason: string }) => {
    const kind = work.kind === 'exam' ? ('exam' as const) : ('assignment' as const);
    await (isExcused ? withdraw : excuse).run({ userId: row.userId, groupId, kind, workId: work.workId, reason });
    await again();
  };
  return (
    <ActDialog
      title={t(`${act}Of`, names)}
      confirm={t(act)}
      form={form}
      send={send}
      done={t(`${act}Done`, names)}
      onClose={onClose}
    >
      <Changes rows={[]} note={t(`${act}Note`)} />
      <ReasonField {...form.field('reason')} autoFocus />
    </ActDialog>
  );
}
