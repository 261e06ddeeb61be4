import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRefresh } from 'ra-core';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, notify, notifyError } from '../../lib/ui/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { UpdateUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { useMayOn } from './use-may-on.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** Staff takes away a picture that should not be shown. The person may choose another. */
export function RemovePicture({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const refresh = useRefresh();
  const mayOn = useMayOn(user);
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useCommand(UpdateUserDocument);
  const remove = () =>
    run({ _id: user.id, input: { cloudinaryId: '' } })
      .then(() => {
        notify(t('pictureRemoved'));
        refresh();
      })
      .catch((error: unknown) => notifyError(error))
      .finally(() => setAsking(false));
  return (
    mayOn(profilePermissions.UpdateUserProfile) && (
      <>
        <Button size="small" variant="text" color="error" onClick={() => setAsking(true)}>
          {t('removePicture')}
        </Button>
        <ConfirmDialog
          open={isAsking}
          title={`${t('removePicture')}?`}
          confirm={t('removePicture')}
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {t('removePictureText', { name: user.fullName })}
        </ConfirmDialog>
      </>
    )
  );
}
