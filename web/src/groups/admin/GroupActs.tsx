import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { ActButton } from '../../console/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { ArchiveGroupDocument, RestoreGroupDocument } from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { GroupDialog } from './GroupDialog.tsx';

/** It offers what admins change about a group. */
export function GroupActs({ group }: { readonly group: AdminGroupDetailFragment }) {
  const t = useMessages(groupActsMessages);
  const kernel = useMessages(kernelMessages);
  const user = useUser();
  const archiving = useCommand(ArchiveGroupDocument);
  const restoring = useCommand(RestoreGroupDocument);
  const [isEdited, setEdited] = useState(false);
  if (!may(user, groupPermissions.UpdateGroup, { regionId: group.regionId })) return null;
  const wish = group.archived ? 'restore' : 'archive';
  return (
    <>
      <Button variant="outlined" onClick={() => setEdited(true)}>
        {kernel('edit')}
      </Button>
      <ActButton
        key={wish}
        label={t(wish)}
        title={t(`${wish}Title`, { group: group.name })}
        start={{}}
        send={() =>
          (wish === 'archive' ? archiving : restoring).run({ _id: group.id, expectedRevision: group._revision })
        }
        done={t(`${wish}Done`, { group: group.name })}
      >
        {() => <Typography>{t(`${wish}Means`)}</Typography>}
      </ActButton>
      {isEdited && <GroupDialog group={group} onClose={() => setEdited(false)} />}
    </>
  );
}
