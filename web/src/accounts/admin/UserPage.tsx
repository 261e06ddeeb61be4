import { readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { FactColumns } from '../../console/FactColumns.tsx';
import { AddressList } from '../../addresses/addresses.parts.ts';
import { ErasurePanel } from '../../erasures/erasures.parts.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { mayOpen, userHasRole, useUser } from '../../lib/session/index.ts';
import { Avatar, StatusChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { ImpersonateButton } from '../../impersonations/impersonations.parts.ts';
import { PlacesTab } from './PlacesTab.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RolesTab } from './RolesTab.tsx';
import { UserActivity } from './UserActivity.tsx';
import { UserActs } from './UserActs.tsx';
import { userEditMessages } from './user-edit.messages.ts';
import { useMayOn } from './use-may-on.ts';
import { UserInvoices } from './UserInvoices.tsx';
import { user as userScreen } from '../accounts.screens.ts';

const tabs = ['profile', 'roles', 'places', 'addresses', 'invoices', 'activity'] as const;
type UserTab = (typeof tabs)[number];
const ofErased: readonly UserTab[] = ['profile', 'invoices', 'activity'];
const labels = {
  roles: 'tabRoles',
  places: 'tabPlaces',
  addresses: 'tabAddresses',
  invoices: 'tabInvoices',
  activity: 'tabActivity',
} as const;

/** It is `/users/{id}`: one account with everything that staff does to it; `?tab=` says which part is shown. */
export function UserPage() {
  const me = useUser();
  return (
    <ShowPage<AdminUserDetailFragment>
      resource="users"
      screen={userScreen}
      title={({ fullName }) => fullName}
      actions={(user) =>
        !user.isErased && (
          <>
            {user.groups.length > 0 && mayOpen(me, studentRecord) && (
              <Button component={Link} to={addressOf(studentRecord, { id: user.id })} variant="outlined">
                {labelOf(studentRecord)}
              </Button>
            )}
            <ImpersonateButton userId={user.id} name={user.fullName} roles={user.roles} status={user.status} />
            <UserActs user={user} />
          </>
        )
      }
      subtitle={({ fullName, picture, email, status }) => (
        <>
          {picture && <Avatar name={fullName} picture={picture} size={36} />}
          {email} <StatusChip area="account" status={status} />
        </>
      )}
    >
      {(user) => <Parts user={user} />}
    </ShowPage>
  );
}

/** Of somebody who was erased there is nothing left to write. */
function Parts({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(adminUsersMessages);
  const edit = useMessages(userEditMessages);
  const [search, setSearch] = useSearchParams();
  const hasLog = userHasRole(useUser(), 'superadmin');
  const mayOn = useMayOn(user);
  const isHidden: Partial<Record<UserTab, boolean>> = {
    addresses: !mayOn(readsAddress),
    invoices: !mayOn(readsInvoice),
    activity: !hasLog,
  };
  const visibleTabs = tabs.filter((one) => !isHidden[one] && (!user.isErased || ofErased.includes(one)));
  const tab = visibleTabs.find((one) => one === search.get('tab')) ?? 'profile';
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: UserTab) => setSearch(next === 'profile' ? {} : { tab: next }, { replace: true })}
        aria-label={edit('tabs')}
        variant="scrollable"
        sx={{ mb: '15px' }}
      >
        {visibleTabs.map((name) => (
          <Tab key={name} value={name} label={name === 'profile' ? t('profile') : edit(labels[name])} />
        ))}
      </Tabs>
      {/* It stays there beside the others, so that nothing typed is lost. */}
      <Box hidden={tab !== 'profile'}>
        <FactColumns>
          {!user.isErased && <ProfileForm key={user.id} user={user} />}
          <AccountFacts user={user} />
          <ErasurePanel userId={user.id} />
        </FactColumns>
      </Box>
      {visibleTabs.includes('places') && (
        <Box hidden={tab !== 'places'}>
          <PlacesTab key={user.id} user={user} />
        </Box>
      )}
      {tab === 'roles' && <RolesTab user={user} />}
      {tab === 'addresses' && (
        <Card component="section" aria-label={edit('tabAddresses')} sx={{ p: '15px 18px 18px' }}>
          <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
            {edit('tabAddresses')}
          </Typography>
          <AddressList itemId={user.id} />
        </Card>
      )}
      {tab === 'invoices' && <UserInvoices userId={user.id} />}
      {tab === 'activity' && <UserActivity userId={user.id} />}
    </>
  );
}
