import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { ActDialog, kernelMessages, notify } from '../../lib/ui/index.ts';
import { ArchiveGroupDocument, RestoreGroupDocument } from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { GroupDialog } from './GroupDialog.tsx';

/** What admins change about a group. */
export function GroupActs({ group }: { readonly group: AdminGroupDetailFragment }) {
  const t = useMessages(groupActsMessages);
  const kernel = useMessages(kernelMessages);
  const user = useUser();
  const refresh = useRefresh();
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const archiving = useCommand(ArchiveGroupDocument);
  const restoring = useCommand(RestoreGroupDocument);
  const [opened, setOpened] = useState<'edit' | 'archive' | 'restore'>();
  if (!may(user, groupPermissions.UpdateGroup, { regionId: group.regionId })) return null;
  const show = (next: typeof opened) => {
    acts.forget();
    setOpened(next);
  };
  const close = () => setOpened(undefined);
  const submit = async (wish: 'archive' | 'restore') => {
    const seen = { _id: group.id, expectedRevision: group._revision };
    if (!(await acts.attempt(() => (wish === 'archive' ? archiving : restoring).run(seen)))) return;
    notify(t(`${wish}Done`, { group: group.name }));
    close();
  };
  const wish = group.archived ? 'restore' : 'archive';
  return (
    <>
      <Button variant="outlined" onClick={() => show('edit')}>
        {kernel('edit')}
      </Button>
      <Button variant="outlined" color={group.archived ? 'primary' : 'error'} onClick={() => show(wish)}>
        {t(wish)}
      </Button>
      {opened === 'edit' && <GroupDialog group={group} onClose={close} />}
      {opened && opened !== 'edit' && (
        <ActDialog
          title={t(`${opened}Title`, { group: group.name })}
          confirm={t(opened)}
          isDestructive={opened === 'archive'}
          isBusy={archiving.isBusy || restoring.isBusy}
          acts={acts}
          onSubmit={() => void submit(opened)}
          onClose={close}
        >
          <Typography>{t(`${opened}Means`)}</Typography>
        </ActDialog>
      )}
    </>
  );
}
