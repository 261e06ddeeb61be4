import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { DataScreen } from '../../lib/ui/index.ts';
import { fetchOperation, useAsked } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SignUpGroupOperation } from '../../generated/accounts/doors.fetch.ts';
import { doorMessages } from '../doors.messages.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { useResend } from './use-resend.ts';

/** `/create-account/:_id`: sign-up for a group that is open and free; then the mailbox. */
export function CreateAccountPage({ groupId }: { readonly groupId: string }) {
  const t = useMessages(doorMessages);
  const [sentTo, setSentTo] = useState<string>();
  const resend = useResend();
  const ask = useCallback(() => fetchOperation(SignUpGroupOperation, { _id: groupId }), [groupId]);
  const remote = useAsked(ask);
  if (sentTo !== undefined)
    return (
      <CheckEmail text={t('checkSignUpText', { email: sentTo })}>
        <Button
          variant="outlined"
          size="large"
          fullWidth
          disabled={resend.isBusy}
          onClick={() => void resend.send(sentTo)}
        >
          {t('resend')}
        </Button>
      </CheckEmail>
    );
  if (remote.data?.signUpGroup)
    return (
      <CreateAccountForm
        groupId={groupId}
        place={{ group: remote.data.signUpGroup, countries: remote.data.countries }}
        onSent={setSentTo}
      />
    );
  return (
    <DoorFrame title={t('createTitle')} hint={remote.data && t('groupClosed')}>
      <DataScreen remote={remote}>{() => null}</DataScreen>
      <DoorLink to="/login">{t('toSignIn')}</DoorLink>
    </DoorFrame>
  );
}
