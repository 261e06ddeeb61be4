import { knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { OpenErasures } from '../../erasures/erasures.parts.ts';
import { useMayChange } from '../../console/MayChange.tsx';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { AppLink, kernelMessages, StatusChip } from '../../lib/ui/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { BulkUsers } from './BulkUsers.tsx';
import { InviteButton } from './InviteButton.tsx';
import { adminUsersMessages } from './admin-users.messages.ts';
import type { AdminUserRowFragment } from '../../generated/accounts/admin/admin-users.ts';
import { roleNames, roles } from './role-words.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { CsvButton } from '../../console/list/CsvButton.tsx';
import { users, user } from '../accounts.screens.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';

const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name).join(', ');
/** It says where the person is now; former groups are on the person's own page. */
const presentGroups = ({ groups }: AdminUserRowFragment) =>
  names(groups.filter(({ enrolment, archived }) => enrolment === 'active' && !archived));

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
/** Each has two lines at most; who is in more of them has the others on a page of one's own. */
const Places = ({ user }: { readonly user: AdminUserRowFragment }) => (
  <div style={{ minWidth: 150, overflowWrap: 'anywhere' }}>
    <span style={twoLines} title={presentGroups(user)}>
      {presentGroups(user)}
    </span>
    <small style={{ ...twoLines, fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }} title={names(user.regions)}>
      {names(user.regions)}
    </small>
  </div>
);

/** It is `/users`: everybody, for admins. */
export function UsersPage() {
  const t = useMessages(adminUsersMessages);
  const kernel = useMessages(kernelMessages);
  const edit = useMessages(userEditMessages);
  const me = useUser();
  const mayChange = useMayChange();
  const group = useGroupFilter();
  const regions = useRegionFilter(knowsUser);
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      isMain: true,
      choices: [
        { value: 'active', label: kernel('statusActive') },
        { value: 'invited', label: kernel('statusInvited') },
        { value: 'signedUp', label: kernel('statusNotVerified') },
        { value: 'deactivated', label: kernel('statusDeactivated') },
      ],
    },
    {
      kind: 'choice',
      name: 'role',
      label: t('roles'),
      any: t('anyRole'),
      isMain: true,
      choices: roles.map((value) => ({ value, label: t(value) })),
    },
    ...regions,
    group,
  ];
  return (
    <StaffList resource="users" sort={{ field: 'fullName', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={users} actions={mayChange && <InviteButton />} />
        <OpenErasures />
        <FilterBar search={t('search')} filters={filters} actions={<CsvButton path="/exports/users.csv" />} />
        <ListCard<AdminUserRowFragment>
          first={{ label: t('name'), sort: 'fullName' }}
          leadWidth="narrow"
          lead={({ fullName, picture }) => ({ name: fullName, avatar: true, picture })}
          bar={mayChange && <BulkUsers />}
          isSelectable={({ id, status }) => mayChange && id !== me._id && status !== 'deactivated'}
          columns={[
            {
              key: 'email',
              label: t('email'),
              sort: 'email',
              // Where there is little room an address goes on below, after its first part.
              render: ({ email }) => {
                const [name, ...host] = email?.split('@') ?? [];
                return (
                  <>
                    {name}
                    <wbr />
                    {host.map((part) => `@${part}`)}
                  </>
                );
              },
            },
            {
              key: 'status',
              label: t('status'),
              sort: 'status',
              render: ({ status }) => <StatusChip area="account" status={status} />,
            },
            { key: 'roles', label: t('roles'), render: (user) => roleNames(user.roles, t) },
            {
              key: 'places',
              label: edit('tabPlaces'),
              render: (user) => <Places user={user} />,
            },
            {
              key: 'record',
              label: labelOf(studentRecord),
              isSecondary: true,
              render: ({ id, groups }) =>
                groups.length > 0 && <AppLink to={addressOf(studentRecord, { id })}>{labelOf(studentRecord)}</AppLink>,
            },
            {
              key: 'created',
              label: t('created'),
              isSecondary: true,
              sort: 'createdAt',
              render: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{dayMonthYear(createdAt)}</span>,
            },
          ]}
          card={(user) => ({
            chip: <StatusChip area="account" status={user.status} />,
            line: [user.email, roleNames(user.roles, t), presentGroups(user)].filter(Boolean).join(' · '),
          })}
          to={({ id }) => addressOf(user, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
