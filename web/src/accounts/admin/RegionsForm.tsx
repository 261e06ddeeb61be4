import { useRefresh } from 'ra-core';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { Picks } from '../../console/Picks.tsx';
import { useOpenRegionChoices } from '../../console/use-places.ts';
import { FormCard, useForm } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { AssignUserRegionsDocument } from '../../generated/accounts/admin/user-edit.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { useMayOn } from './use-may-on.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** The regions that a person belongs to. */
export function RegionsForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const present: readonly string[] = user.regions.map(({ _id }) => _id);
  const regions = useOpenRegionChoices(present);
  const isReadOnly = !useMayOn(user)(accountPermissions.AssignUserRegions);
  const { run } = useCommand(AssignUserRegionsDocument);
  const form = useForm({
    start: { regionIds: present },
    revision: user._revision,
    again: useRefresh(),
    sentOf: ({ regionIds }) => ({ regionIds: regionIds.toSorted() }),
  });
  return (
    <FormCard
      id="regions"
      title={words('regions')}
      form={form}
      isReadOnly={isReadOnly}
      send={({ regionIds }) => run({ _id: user.id, regionIds, expectedRevision: form.expectedRevision })}
      done={t('regionsSaved')}
    >
      <Picks
        label={t('addRegion')}
        hint={t('regionsHint')}
        none={t('noRegions')}
        choices={regions}
        {...form.field('regionIds')}
      />
    </FormCard>
  );
}
