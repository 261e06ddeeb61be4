import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { CreateDialog } from '../../console/forms/RecordDialog.tsx';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { region as regionScreen } from '../regions.screens.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { regionFields } from './region-fields.ts';
import { RegionFormFields } from './RegionFormFields.tsx';

const schema = regionCommands.RegisterRegion.omit({ regionId: true });
const fresh = {
  name: '',
  type: 'CHARIS_CAMPUS',
  zone: '',
  currency: 'USD',
  description: null,
  phone: null,
  ...noAddress,
} as const;

/** The button above the list of regions. */
export function NewRegion() {
  const t = useMessages(regionActsMessages);
  const me = useUser();
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  if (!may(me, regionPermissions.CreateRegion)) return null;
  const begun = { ...fresh, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setId(newId())}>
        {t('new')}
      </Button>
      {id && (
        <CreateDialog
          resource="regions"
          title={t('new')}
          confirm={t('create')}
          schema={schema}
          begun={{ id, slug: '', ...regionFields(begun) }}
          refusals={{ 'region.slugTaken': { field: 'slug' }, 'region.slugInUse': { field: 'slug' } }}
          saved={({ name }) => t('createDone', { region: String(name) })}
          onSaved={() => void navigate(addressOf(regionScreen, { id }))}
          onClose={() => setId(undefined)}
        >
          <RegionFormFields present={begun} isNew />
        </CreateDialog>
      )}
    </>
  );
}
