import { useRefreshed } from '../../console/forms/index.ts';
import { useOpenGroupChoices } from '../../console/use-places.ts';
import { ActDialog, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { EnrolStudentDocument } from '../../generated/accounts/admin/enrolment-acts.ts';
import { EndingFields, endingRefusals, freshEnding, useEndings } from './enrolment-endings.parts.tsx';
import { userEditMessages } from './user-edit.messages.ts';

type Group = { readonly _id: string; readonly name: string; readonly timeZone: string };
export type EnrolmentWish =
  | { readonly kind: 'enrol' }
  | { readonly kind: 'withdraw' | 'graduate' | 'undo'; readonly group: Group };
type Props = { readonly user: AdminUserDetailFragment; readonly wish: EnrolmentWish; readonly onClose: () => void };

/** Begins an enrolment or ends one, or takes the end of one back. */
export const EnrolmentDialog = ({ wish, ...props }: Props) =>
  wish.kind === 'enrol' ? <EnrolDialog {...props} /> : <EndDialog {...props} {...wish} />;

function EnrolDialog({ user, onClose }: Omit<Props, 'wish'>) {
  const t = useMessages(userEditMessages);
  const { run } = useCommand(EnrolStudentDocument);
  const form = useForm({ start: { groupId: '', date: '' }, again: useRefreshed() });
  const present = user.groups.filter(({ enrolment }) => enrolment === 'active').map(({ _id }) => _id);
  return (
    <ActDialog
      title={t('enrol')}
      confirm={t('enrol')}
      form={form}
      send={(typed) => run({ _id: user.id, ...typed })}
      done={t('enrolDone', { name: user.fullName })}
      onClose={onClose}
    >
      <LabelledChoice
        label={t('chooseGroup')}
        {...form.field('groupId')}
        options={useOpenGroupChoices().filter(({ value }) => !present.includes(value))}
        hasPlaceholder
        isRequired
      />
      <LabelledText label={t('date')} hint={t('enrolDateHint')} isOptional type="date" {...form.field('date')} />
    </ActDialog>
  );
}

type EndProps = Omit<Props, 'wish'> & Exclude<EnrolmentWish, { readonly kind: 'enrol' }>;
function EndDialog({ user, kind, group, onClose }: EndProps) {
  const t = useMessages(userEditMessages);
  const end = useEndings()[kind];
  const form = useForm({
    start: () => freshEnding(group.timeZone, user.regions[0]?.name),
    again: useRefreshed(),
    refusals: endingRefusals,
  });
  return (
    <ActDialog
      title={t(`${kind}From`, { group: group.name })}
      confirm={t(kind)}
      isDestructive={kind !== 'graduate'}
      form={form}
      send={(typed) => end({ _id: user.id, groupId: group._id }, typed)}
      done={t(`${kind}Done`, { name: user.fullName })}
      onClose={onClose}
    >
      <EndingFields kind={kind} timeZone={group.timeZone} form={form} />
    </ActDialog>
  );
}
