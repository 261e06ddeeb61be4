import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FactColumns } from '../../admin-app/FactColumns.tsx';
import { Facts } from '../../admin-app/Facts.tsx';
import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import { dayMonthYear } from '../../admin-app/dates.ts';
import { LinkRows } from '../../admin-app/LinkRows.tsx';
import { ShowPage } from '../../admin-app/ShowPage.tsx';
import { AppLink } from '../../kernel/AppLink.tsx';
import { listOf } from '../../kernel/formats.ts';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { userHasRole } from '../../kernel/roles.ts';
import { useStart, useUser } from '../../kernel/start.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import type { UserDetail } from './admin-users.documents.ts';
import { ImpersonateButton } from './ImpersonateButton.tsx';
import { adminUsersMessages } from './admin-users.messages.ts';
import { roleNames } from './role-words.ts';
import { UserActs } from './UserActs.tsx';

/** `/users/{id}`: one account with its profile, roles, regions and groups. */
export function UserPage() {
  const t = useMessages(adminUsersMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const { config } = useStart();
  const me = useUser();
  const language = (locale: string) => config.locales.find(({ value }) => value === locale)?.label ?? locale;
  const created = ({ createdAt, createdByName }: UserDetail) =>
    createdByName ? t('createdBy', { date: dayMonthYear(createdAt), name: createdByName }) : dayMonthYear(createdAt);
  return (
    <ShowPage<UserDetail>
      resource="users"
      crumb={{ label: admin('menuUsers'), to: '/users' }}
      title={({ fullName }) => fullName}
      actions={(user) => (
        <>
          <ImpersonateButton userId={user.id} name={user.fullName} roles={user.roles} status={user.status} />
          <UserActs user={user} />
        </>
      )}
      subtitle={({ email, status }) => (
        <>
          {email} <StatusChip area="account" status={status} />
        </>
      )}
    >
      {(user) => (
        <FactColumns>
          <Facts
            title={t('profile')}
            facts={[
              { label: t('firstName'), value: user.firstName },
              { label: t('lastName'), value: user.lastName },
              { label: t('location'), value: user.location },
              { label: t('phones'), value: listOf(user.phones.map(({ number }) => number)) },
              { label: t('otherEmails'), value: listOf(user.emails.map(({ value }) => value)) },
              { label: t('language'), value: language(user.locale) },
            ]}
          />
          <Facts
            title={t('account')}
            facts={[
              { label: t('status'), value: <StatusChip area="account" status={user.status} /> },
              { label: t('email'), value: user.email },
              { label: t('verified'), value: admin(user.emailVerified ? 'yes' : 'no') },
              { label: t('terms'), value: user.termsVersion },
              { label: t('created'), value: created(user) },
              { label: t('activated'), value: user.activatedAt && dayMonthYear(user.activatedAt) },
              { label: t('changed'), value: dayMonthYear(user.updatedAt) },
              ...(userHasRole(me, 'superadmin')
                ? [{ label: admin('menuSystemLog'), value: <AppLink to={`/logits?stream=userAccount-${user.id}`}>{t('openLog')}</AppLink> }]
                : []),
            ]}
          />
          <Facts
            title={t('roles')}
            facts={[
              { label: t('rolesEverywhere'), value: roleNames(user.roles, t) },
              ...user.regionRoles.map(({ regionId, slug, roleNames: own }) => ({
                label: user.regions.find(({ _id }) => _id === regionId)?.name ?? slug,
                value: roleNames(own, t),
              })),
              { label: t('attendanceAdmin'), value: listOf(user.attendanceAdminOf.map(({ name }) => name)) },
            ]}
          />
          <Card component="section" sx={{ p: '15px 18px 6px' }}>
            <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
              {t('regions')}
            </Typography>
            <LinkRows rows={user.regions.map(({ _id, name }) => ({ key: _id, to: `/regions/${_id}`, text: name }))} />
          </Card>
          <Card component="section" sx={{ p: '15px 18px 6px' }}>
            <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
              {t('groups')}
            </Typography>
            {user.groups.length === 0 ? (
              <Alert severity="info" sx={{ mb: '12px' }}>
                {kernel('noData')}
              </Alert>
            ) : (
              <LinkRows
                rows={user.groups.map(({ _id, name, enrolment }) => ({
                  key: _id,
                  to: `/groups/${_id}`,
                  text: name,
                  aside: <StatusChip area="enrolment" status={enrolment} />,
                }))}
              />
            )}
          </Card>
        </FactColumns>
      )}
    </ShowPage>
  );
}
