import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { fetchOperation, OperationError } from '../../kernel/fetch-operation.ts';
import { notifyError } from '../../kernel/notify.tsx';
import { Spinner } from '../../kernel/Spinner.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { SignUpGroupOperation } from '../doors.documents.ts';
import { doorMessages } from '../doors.messages.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { CreateAccountForm, type SignUpPlace } from './CreateAccountForm.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { useResend } from './use-resend.ts';

/** `/create-account/:_id`: sign-up for a group that is open and free; then the mailbox. */
export function CreateAccountPage({ groupId }: { readonly groupId: string }) {
  const t = useMessages(doorMessages);
  const [place, setPlace] = useState<SignUpPlace | 'closed'>();
  const [sentTo, setSentTo] = useState<string>();
  const resend = useResend();
  useEffect(() => {
    type Answer = { readonly signUpGroup: SignUpPlace['group'] | null; readonly countries: SignUpPlace['countries'] };
    fetchOperation<Answer>(SignUpGroupOperation, { _id: groupId })
      .then(({ signUpGroup, countries }) => setPlace(signUpGroup ? { group: signUpGroup, countries } : 'closed'))
      .catch((error: unknown) => {
        // An address that is no id is no group either.
        if (!(error instanceof OperationError) || error.code === 'http') notifyError(error);
        setPlace('closed');
      });
  }, [groupId]);
  if (sentTo !== undefined)
    return (
      <CheckEmail text={t('checkSignUpText', { email: sentTo })}>
        <Button variant="outlined" size="large" fullWidth disabled={resend.isBusy} onClick={() => void resend.send(sentTo)}>
          {t('resend')}
        </Button>
      </CheckEmail>
    );
  if (place === undefined) return <Spinner />;
  if (place === 'closed')
    return (
      <DoorFrame title={t('createTitle')} hint={t('groupClosed')}>
        <DoorLink to="/login">{t('toSignIn')}</DoorLink>
      </DoorFrame>
    );
  return <CreateAccountForm groupId={groupId} place={place} onSent={setSentTo} />;
}
