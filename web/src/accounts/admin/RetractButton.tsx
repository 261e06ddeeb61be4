import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog, notify, notifyError } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { RetractInvitationDocument } from '../../generated/accounts/admin/user-acts.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { users } from '../accounts.screens.ts';

/** Takes back an invitation that nobody has followed; afterwards there is no account to show. */
export function RetractButton({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useCommand(RetractInvitationDocument);
  const retract = () =>
    run({ _id: user.id })
      .then(() => {
        notify(t('retractDone'));
        return navigate(users.path);
      })
      .catch((error: unknown) => {
        setAsking(false);
        notifyError(error);
      });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('retract')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${t('retract')}?`}
        confirm={t('retract')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void retract()}
        onCancel={() => setAsking(false)}
      >
        {t('retractText', { name: user.fullName })}
      </ConfirmDialog>
    </>
  );
}
