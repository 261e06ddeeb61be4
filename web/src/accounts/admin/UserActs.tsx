import Button from '@mui/material/Button';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { longestEmail } from '@paideia/events/kernel/limits.ts';
import { ActButton } from '../../console/forms/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { LabelledText, ReasonField } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { actorOf, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import {
  ChangeUserEmailDocument,
  DeactivateUserDocument,
  ReactivateUserDocument,
  ResendInvitationDocument,
} from '../../generated/accounts/admin/user-acts.ts';
import { isSameAddress } from '../is-same-address.ts';
import { RetractButton } from './RetractButton.tsx';
import { mayTakeOver } from './role-choices.ts';
import { userActsMessages } from './user-acts.messages.ts';
import { useMayOn } from './use-may-on.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** It offers what staff does to an account, as far as this person may. */
export function UserActs({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userActsMessages);
  const edit = useMessages(userEditMessages);
  const deactivate = useCommand(DeactivateUserDocument);
  const reactivate = useCommand(ReactivateUserDocument);
  const changeEmail = useCommand(ChangeUserEmailDocument);
  const resend = useCommand(ResendInvitationDocument);
  const seen = { _id: user.id, expectedRevision: user._revision };
  const textsOf = (wish: 'email' | 'deactivate' | 'reactivate') => ({
    label: t(wish),
    title: t(`${wish}Title`, { name: user.fullName }),
    done: t(`${wish}Done`),
  });
  const sendAgain = () =>
    resend
      .run({ _id: user.id })
      .then(() => notify(t(user.status === 'invited' ? 'resendDone' : 'resendVerifyDone', { email: user.email ?? '' })))
      .catch(notifyError);
  const mayOn = useMayOn(user);
  const isActive = user.status !== 'deactivated';
  const isWithin = mayTakeOver(actorOf(useUser()), user);
  return (
    <>
      {(user.status === 'invited' || user.status === 'signedUp') && mayOn(accountPermissions.ResendAccountMail) && (
        <Button variant="outlined" disabled={resend.isBusy} onClick={() => void sendAgain()}>
          {t(user.status === 'invited' ? 'resend' : 'resendVerify')}
        </Button>
      )}
      {isWithin && isActive && mayOn(accountPermissions.ChangeEmail) && (
        <ActButton
          {...textsOf('email')}
          start={{ email: user.email ?? '' }}
          refusals={{ 'account.emailTaken': { field: 'email', text: edit('emailTaken') } }}
          send={(typed) => changeEmail.run({ ...seen, ...typed })}
        >
          {(form) => (
            <LabelledText
              label={t('newEmail')}
              hint={t('newEmailHint')}
              {...form.field('email')}
              problem={isSameAddress(form.value.email, user.email ?? '') ? t('sameEmail') : undefined}
              type="email"
              required
              autoFocus
              maxLength={longestEmail}
            />
          )}
        </ActButton>
      )}
      {isWithin && user.status === 'invited' && mayOn(accountPermissions.RetractInvitation) && (
        <RetractButton user={user} />
      )}
      {isWithin && (
        <ActButton
          key={user.status}
          {...textsOf(isActive ? 'deactivate' : 'reactivate')}
          start={{ reason: '' }}
          send={(typed) => (isActive ? deactivate : reactivate).run({ ...seen, ...typed })}
        >
          {(form) => <ReasonField {...form.field('reason')} autoFocus />}
        </ActButton>
      )}
    </>
  );
}
