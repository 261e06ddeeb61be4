import { adminMessages } from '../../console/admin-app.messages.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { Facts } from '../../console/Facts.tsx';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { RemovePicture } from './RemovePicture.tsx';
import { roleNames } from './role-words.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { userImportRun } from '../../user-imports/user-imports.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

/** It shows what is known of the account, and where its parts come from. */
export function AccountFacts({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(adminUsersMessages);
  const edit = useMessages(userEditMessages);
  const admin = useMessages(adminMessages);
  const created = user.createdByName
    ? t('createdBy', { date: dayMonthYear(user.createdAt), name: user.createdByName })
    : dayMonthYear(user.createdAt);
  return (
    <Facts
      title={t('account')}
      facts={[
        { label: t('status'), value: <StatusChip area="account" status={user.status} /> },
        { label: t('email'), value: user.email },
        { label: t('verified'), value: admin(user.emailVerified ? 'yes' : 'no') },
        { label: t('roles'), value: roleNames(user.roles, t) },
        { label: t('attendanceAdmin'), value: listOf(user.attendanceAdminOf.map(({ name }) => name)) },
        { label: edit('picture'), value: user.picture && <RemovePicture user={user} /> },
        { label: t('terms'), value: user.termsVersion },
        { label: t('created'), value: created },
        ...(user.importId
          ? [
              {
                label: edit('fromImport'),
                value: <AppLink to={addressOf(userImportRun, { importId: user.importId })}>{edit('anImport')}</AppLink>,
              },
            ]
          : []),
        ...(user.status === 'invited' && user.invitedAt
          ? [{ label: edit('invited'), value: dayMonthYear(user.invitedAt) }]
          : []),
        { label: t('activated'), value: user.activatedAt && dayMonthYear(user.activatedAt) },
        { label: t('changed'), value: dayMonthYear(user.updatedAt) },
      ]}
    />
  );
}
