import type { DocumentNode } from '@apollo/client';
import { useState } from 'react';
import { videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import type { ManagedAlumniVideoFragment } from '../../generated/alumni-videos/alumni-videos.ts';
import { RemoveVideoDocument } from '../../generated/uploads/admin/videos.ts';
import { useCommand } from '../../lib/data/index.ts';
import { NamedButton } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { ConfirmDialog, notify, notifyError } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';

type Props = {
  readonly video: Pick<ManagedAlumniVideoFragment, '_id' | 'title'>;
  readonly nameId: string;
  readonly refetch: readonly DocumentNode[];
};

/** A draft goes for good, by whoever may upload; what alumni see is taken out of the library first. */
export function RemoveDraft({ video: { _id, title }, nameId, refetch }: Props) {
  const t = useMessages(alumniVideosMessages);
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useCommand(RemoveVideoDocument, { refetch });
  if (!may(useUser(), videoUploadPermissions.RemoveVideo)) return null;
  const remove = async () => {
    try {
      await run({ videoId: _id });
      setAsked(false);
      notify(t('removed', { title }));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <NamedButton of={nameId} variant="text" color="error" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('remove')}
      </NamedButton>
      <ConfirmDialog
        open={isAsked}
        title={t('removeOf', { title })}
        confirm={t('remove')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t('removeMeans')}
      </ConfirmDialog>
    </>
  );
}
