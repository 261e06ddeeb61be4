import { userAccountCommands } from '@paideia/events/accounts/account.commands.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { EditForm, PicksField } from '../../console/forms/index.ts';
import { useOpenRegionChoices } from '../../console/use-places.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { useMayOn } from './use-may-on.ts';
import { userEditMessages } from './user-edit.messages.ts';

const schema = userAccountCommands.AssignUserRegions.omit({ userId: true });
const regionsOf = ({ regions }: AdminUserDetailFragment) => ({ regionIds: regions.map(({ _id }) => _id) });

/** The regions that a person belongs to. */
export function RegionsForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const title = useMessages(adminUsersMessages)('regions');
  const regions = useOpenRegionChoices(regionsOf(user).regionIds);
  const words = (id: string) => regions.find(({ value }) => value === id)?.label ?? id;
  return (
    <EditForm
      resource="userRegions"
      record={user}
      schema={schema}
      fieldsOf={regionsOf}
      fields={{ regionIds: { label: title, words } }}
      saved={() => t('regionsSaved')}
      title={title}
      isReadOnly={!useMayOn(user)(accountPermissions.AssignUserRegions)}
    >
      <PicksField
        source="regionIds"
        label={t('addRegion')}
        hint={t('regionsHint')}
        none={t('noRegions')}
        choices={regions}
        inAnyOrder
      />
    </EditForm>
  );
}
