import Button from '@mui/material/Button';
import { useState } from 'react';
import { mayImpersonate } from '@paideia/events/impersonations/impersonation.rules.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { impersonateMessages } from './impersonate.messages.ts';
import { lazyPart } from '../../lib/ui/index.ts';

const ImpersonateDialog = lazyPart(async () => (await import('./ImpersonateDialog.tsx')).ImpersonateDialog, null);

type Props = {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly status: string;
};

/** Lets an admin act as a user whose role is below the admin's own; for others there is nothing to see. */
export function ImpersonateButton({ userId, name, roles, status }: Props) {
  const t = useMessages(impersonateMessages);
  const me = useUser();
  const [isAsking, setAsking] = useState(false);
  if (me.impersonatingUser !== null || !mayImpersonate({ userId: me._id, roles: me.roles }, { userId, roles, status }))
    return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('impersonate')}
      </Button>
      {isAsking && <ImpersonateDialog userId={userId} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
