import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { ChoiceField } from '../../console/forms/inputs.tsx';
import { CreateDialog } from '../../console/forms/RecordDialog.tsx';
import { useOpenRegionChoices } from '../../console/use-places.ts';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { group as groupScreen } from '../groups.screens.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { groupRefusals } from './group-refusals.ts';
import { GroupFormFields } from './GroupFormFields.tsx';
import { groupsAdminMessages } from './groups-admin.messages.ts';

const schema = groupCommands.CreateGroup.omit({ groupId: true });
const none: readonly string[] = [];

/** The button above the list of groups, for who may make one somewhere. */
export function NewGroup() {
  const t = useMessages(groupActsMessages);
  const words = useMessages(groupsAdminMessages);
  const me = useUser();
  const { config } = useStart();
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  const regions = useOpenRegionChoices(none).filter(({ value }) =>
    may(me, groupPermissions.CreateGroup, { regionId: value }),
  );
  if (regions.length === 0) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setId(newId())}>
        {t('new')}
      </Button>
      {id && (
        <CreateDialog
          resource="groups"
          title={t('new')}
          confirm={t('create')}
          schema={schema}
          begun={{
            id,
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
          }}
          refusals={groupRefusals}
          saved={({ name }) => t('createDone', { group: String(name) })}
          onSaved={() => void navigate(addressOf(groupScreen, { id }))}
          onClose={() => setId(undefined)}
        >
          <ChoiceField isCompact hasPlaceholder source="regionId" label={words('region')} options={regions} />
          <GroupFormFields />
        </CreateDialog>
      )}
    </>
  );
}
