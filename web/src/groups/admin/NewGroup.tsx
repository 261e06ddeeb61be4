import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useOpenRegionChoicesWhere } from '../../console/use-places.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { group as groupScreen } from '../groups.screens.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { groupRefusals } from './group-refusals.ts';
import { GroupFormFields } from './GroupFormFields.tsx';

const schema = groupCommands.CreateGroup.omit({ groupId: true });

/** The button above the list of groups, for who may make one somewhere. */
export function NewGroup() {
  const t = useMessages(groupActsMessages);
  const { config } = useStart();
  const regions = useOpenRegionChoicesWhere(groupPermissions.CreateGroup);
  if (regions.length === 0) return null;
  const fresh = {
    regionId: regions.length === 1 ? regions[0]?.value : '',
    name: '',
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: config.defaultLocale,
    offlineApp: false,
    selfSignUp: false,
    freeOfCharge: false,
    attendanceSchemaId: null,
  };
  return (
    <NewRecord
      resource="groups"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={fresh}
      refusals={groupRefusals}
      saved={({ name }) => t('createDone', { group: String(name) })}
      screen={groupScreen}
    >
      <GroupFormFields regions={regions} />
    </NewRecord>
  );
}
