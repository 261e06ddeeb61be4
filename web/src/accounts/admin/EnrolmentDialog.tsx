import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { earliestGradYear, latestGradYear, longestGradLocation } from '@paideia/events/enrolments/enrolment.rules.ts';
import { useOpenGroupChoices } from '../../console/use-places.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { useActs, LabelledText, LabelledChoice, ReasonField } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import {
  EnrolStudentDocument,
  GraduateStudentDocument,
  WithdrawStudentDocument,
} from '../../generated/accounts/admin/enrolment-acts.ts';
import { userEditMessages } from './user-edit.messages.ts';

type Group = { readonly _id: string; readonly name: string };
export type EnrolmentWish =
  | { readonly kind: 'enrol' }
  | { readonly kind: 'withdraw' | 'graduate'; readonly group: Group };
type Props = { readonly user: AdminUserDetailFragment; readonly wish: EnrolmentWish; readonly onClose: () => void };

/** Begins an enrolment, or ends one: because the person leaves, or because the year is finished. */
export function EnrolmentDialog({ user, wish, onClose }: Props) {
  const t = useMessages(userEditMessages);
  const refresh = useRefresh();
  const today = dayOf(new Date());
  const [groupId, setGroupId] = useState('');
  const [date, setDate] = useState(wish.kind === 'enrol' ? '' : today);
  const [reason, setReason] = useState('');
  const [year, setYear] = useState(today.slice(0, 4));
  const [place, setPlace] = useState(user.regions[0]?.name ?? '');
  const enrol = useCommand(EnrolStudentDocument);
  const withdraw = useCommand(WithdrawStudentDocument);
  const graduate = useCommand(GraduateStudentDocument);
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const send = () => {
    if (wish.kind === 'enrol') return enrol.run({ _id: user.id, groupId, date });
    const of = { _id: user.id, groupId: wish.group._id, date };
    return wish.kind === 'withdraw'
      ? withdraw.run({ ...of, reason: reason.trim() })
      : graduate.run({ ...of, gradYear: Number(year), gradLocation: place.trim() });
  };
  const submit = async () => {
    if (!(await acts.attempt(send))) return;
    notify(t(`${wish.kind}Done`, { name: user.fullName }));
    onClose();
  };
  return (
    <ActDialog
      title={wish.kind === 'enrol' ? t('enrol') : t(`${wish.kind}From`, { group: wish.group.name })}
      confirm={t(wish.kind)}
      isDestructive={wish.kind === 'withdraw'}
      isBusy={enrol.isBusy || withdraw.isBusy || graduate.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {wish.kind === 'enrol' && (
        <OpenGroup
          value={groupId}
          onChange={setGroupId}
          without={user.groups.filter(({ enrolment }) => enrolment === 'active').map(({ _id }) => _id)}
        />
      )}
      <LabelledText
        label={t('date')}
        hint={wish.kind === 'enrol' ? t('enrolDateHint') : undefined}
        isOptional={wish.kind === 'enrol'}
        type="date"
        value={date}
        onChange={setDate}
        required={wish.kind !== 'enrol'}
      />
      {wish.kind === 'withdraw' && <ReasonField value={reason} onChange={setReason} />}
      {wish.kind === 'graduate' && (
        <>
          <LabelledText
            label={t('gradYear')}
            type="number"
            required
            min={earliestGradYear}
            max={latestGradYear}
            value={year}
            onChange={setYear}
          />
          <LabelledText
            label={t('gradLocation')}
            required
            maxLength={longestGradLocation}
            value={place}
            onChange={setPlace}
          />
        </>
      )}
    </ActDialog>
  );
}

type OpenGroupProps = {
  readonly value: string;
  readonly onChange: (groupId: string) => void;
  readonly without: readonly string[];
};
function OpenGroup({ value, onChange, without }: OpenGroupProps) {
  const t = useMessages(userEditMessages);
  const options = useOpenGroupChoices().filter((one) => !without.includes(one.value));
  return (
    <LabelledChoice
      label={t('chooseGroup')}
      value={value}
      onChange={onChange}
      options={options}
      hasPlaceholder
      isRequired
    />
  );
}
