import Alert from '@mui/material/Alert';
import { useRefreshed } from '../../console/forms/index.ts';
import { useState } from 'react';
import { FactColumns } from '../../console/FactColumns.tsx';
import { actsMessages, useActs } from '../../lib/forms/index.ts';
import { ConfirmDialog, notify } from '../../lib/ui/index.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { actorOf, userHasRole, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { RegionRole, Role } from '../../generated/schema.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { roleChoices } from './role-choices.ts';
import { aboutRole, barTexts, regionRoles } from './role-words.ts';
import { PermissionsForm } from './PermissionsForm.tsx';
import { RoleRows, type RoleRow } from './RoleRows.tsx';
import {
  GrantRegionRolesDocument,
  GrantRolesDocument,
  RevokeRegionRolesDocument,
  RevokeRolesDocument,
} from '../../generated/accounts/admin/user-edit.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** In `about` it says what the role is, or where. */
type Change = { readonly row: RoleRow; readonly about: string; readonly send: () => Promise<unknown> };

/** It shows what a person may, everywhere and in each region; one role is changed at a time, with the revision that was seen. */
export function RolesTab({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const common = useMessages(actsMessages);
  const me = useUser();
  const grant = useCommand(GrantRolesDocument);
  const revoke = useCommand(RevokeRolesDocument);
  const grantInRegion = useCommand(GrantRegionRolesDocument);
  const revokeInRegion = useCommand(RevokeRegionRolesDocument);
  const acts = useActs(useRefreshed());
  const isOwn = user.id === me._id;
  const seen = { _id: user.id, expectedRevision: user._revision };
  const change = async ({ row: { name, isHeld }, send }: Change) => {
    if (await acts.attempt(send)) notify(t(isHeld ? 'revoked' : 'granted', { role: name }));
  };
  // No role is given by a slip of the hand, nor is one taken from oneself: that asks first.
  const [asked, setAsked] = useState<Change>();
  const [isAsking, setAsking] = useState(false);
  const wish = (wished: Change) => {
    if (wished.row.isHeld && !isOwn) return void change(wished);
    setAsked(wished);
    setAsking(true);
  };
  const answer = async () => {
    if (asked) await change(asked);
    setAsking(false);
  };
  const wishEverywhere = (row: RoleRow<Role>) => {
    const send = () => (row.isHeld ? revoke : grant).run({ ...seen, roles: [row.role] });
    wish({ row, about: row.about ?? '', send });
  };
  const wishInRegion = (row: RoleRow<RegionRole>, regionId: string, about: string) => {
    const send = () => (row.isHeld ? revokeInRegion : grantInRegion).run({ ...seen, regionId, roleNames: [row.role] });
    wish({ row, about, send });
  };
  const global = roleChoices(actorOf(me), user.roles).map(({ role, isHeld, bar }) => ({
    role,
    name: words(role),
    about: t(aboutRole[role]),
    isHeld,
    bar: bar && t(barTexts[bar]),
  }));
  const rolesIn = (regionId: string) => user.regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [];
  // A role may be left from a region that the person does not belong to any more.
  const places = [
    ...user.regions,
    ...user.regionRoles
      .filter(({ regionId, roleNames }) => roleNames.length > 0 && !user.regions.some(({ _id }) => _id === regionId))
      .map(({ regionId, slug }) => ({ _id: regionId, name: slug })),
  ];
  return (
    <>
      {acts.isOvertaken && (
        <Alert severity="warning" sx={{ mb: '15px' }}>
          {common('overtaken')}
        </Alert>
      )}
      {acts.error !== undefined && (
        <Alert severity="error" sx={{ mb: '15px' }}>
          {errorText(acts.error)}
        </Alert>
      )}
      <FactColumns>
        <RoleRows title={t('everywhere')} rows={global} isBusy={acts.isBusy} onChange={wishEverywhere} />
        {places.map(({ _id, name }) => (
          <RoleRows
            key={_id}
            title={name}
            rows={regionRoles.map((role) => ({ role, name: words(role), isHeld: rolesIn(_id).includes(role) }))}
            isBusy={acts.isBusy}
            onChange={(row) => wishInRegion(row, _id, name)}
          />
        ))}
        {places.length === 0 && <Alert severity="info">{t('regionRolesNone')}</Alert>}
      </FactColumns>
      {!isOwn && userHasRole(me, 'superadmin') && <PermissionsForm key={user.id} user={user} />}
      <ConfirmDialog
        open={isAsking}
        title={asked ? `${t(asked.row.isHeld ? 'revokeRole' : 'grantRole', { role: asked.row.name })}?` : ''}
        confirm={t(asked?.row.isHeld ? 'revoke' : 'grant')}
        isDestructive
        isBusy={acts.isBusy}
        onConfirm={() => void answer()}
        onCancel={() => setAsking(false)}
      >
        {asked?.row.isHeld ? t('revokeOwn') : `${user.fullName}: ${asked?.about ?? ''}`}
      </ConfirmDialog>
    </>
  );
}
