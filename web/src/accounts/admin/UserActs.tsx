import Button from '@mui/material/Button';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { longestEmail } from '@paideia/events/kernel/limits.ts';
import { ActDialog, notify, notifyError } from '../../lib/ui/index.ts';
import { useActs, LabelledText, ReasonField } from '../../lib/forms/index.ts';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { actorOf, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import {
  ChangeUserEmailDocument,
  DeactivateUserDocument,
  ReactivateUserDocument,
  ResendInvitationDocument,
} from '../../generated/accounts/admin/user-acts.ts';
import { RetractButton } from './RetractButton.tsx';
import { mayTakeOver } from './role-choices.ts';
import { userActsMessages } from './user-acts.messages.ts';
import { userEditMessages } from './user-edit.messages.ts';

type Wish = 'email' | 'deactivate' | 'reactivate';

/** What staff does to an account, as far as this person may. */
export function UserActs({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userActsMessages);
  const edit = useMessages(userEditMessages);
  const refresh = useRefresh();
  const [wish, setWish] = useState<Wish>();
  const [text, setText] = useState('');
  const deactivate = useCommand(DeactivateUserDocument);
  const reactivate = useCommand(ReactivateUserDocument);
  const changeEmail = useCommand(ChangeUserEmailDocument);
  const resend = useCommand(ResendInvitationDocument);
  // The page asks for itself again with everything around it.
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const open = (next: Wish, start = '') => {
    acts.forget();
    setText(start);
    setWish(next);
  };
  const send = () => {
    const seen = { _id: user.id, expectedRevision: user._revision };
    if (wish === 'email') return changeEmail.run({ ...seen, email: text.trim() });
    return (wish === 'deactivate' ? deactivate : reactivate).run({ ...seen, reason: text.trim() });
  };
  const submit = async () => {
    if (text.trim() === '' || !wish || !(await acts.attempt(send))) return;
    notify(t(`${wish}Done`));
    setWish(undefined);
  };
  const sendAgain = () =>
    resend
      .run({ _id: user.id })
      .then(() => notify(t(user.status === 'invited' ? 'resendDone' : 'resendVerifyDone', { email: user.email ?? '' })))
      .catch(notifyError);
  const isTaken = errorCode(acts.error) === 'account.emailTaken';
  const isDeactivated = user.status === 'deactivated';
  const isWithin = mayTakeOver(actorOf(useUser()), user);
  return (
    <>
      {(user.status === 'invited' || user.status === 'signedUp') && (
        <Button variant="outlined" disabled={resend.isBusy} onClick={() => void sendAgain()}>
          {t(user.status === 'invited' ? 'resend' : 'resendVerify')}
        </Button>
      )}
      {isWithin && !isDeactivated && (
        <Button variant="outlined" onClick={() => open('email', user.email ?? '')}>
          {t('email')}
        </Button>
      )}
      {isWithin && user.status === 'invited' && <RetractButton user={user} />}
      {isWithin && (
        <Button
          variant="outlined"
          color={isDeactivated ? 'primary' : 'error'}
          onClick={() => open(isDeactivated ? 'reactivate' : 'deactivate')}
        >
          {t(isDeactivated ? 'reactivate' : 'deactivate')}
        </Button>
      )}
      {wish && (
        <ActDialog
          title={t(`${wish}Title`, { name: user.fullName })}
          confirm={t(wish)}
          isDestructive={wish === 'deactivate'}
          isBusy={deactivate.isBusy || reactivate.isBusy || changeEmail.isBusy}
          acts={isTaken ? { error: undefined, isOvertaken: false } : acts}
          onSubmit={() => void submit()}
          onClose={() => setWish(undefined)}
        >
          {wish === 'email' ? (
            <LabelledText
              label={t('newEmail')}
              hint={t('newEmailHint')}
              error={isTaken ? edit('emailTaken') : undefined}
              type="email"
              required
              autoFocus
              maxLength={longestEmail}
              value={text}
              onChange={setText}
            />
          ) : (
            <ReasonField value={text} onChange={setText} autoFocus />
          )}
        </ActDialog>
      )}
    </>
  );
}
