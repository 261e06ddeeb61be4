import { noAddress } from '@paideia/events/regions/region.events.ts';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
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

/** The button stands above the list of regions. */
export function NewRegion() {
  const t = useMessages(regionActsMessages);
  const me = useUser();
  if (!may(me, regionPermissions.CreateRegion)) return null;
  const begun = { ...fresh, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <NewRecord
      resource="regions"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={{ slug: '', ...regionFields(begun) }}
      refusals={{ 'region.slugTaken': { field: 'slug' }, 'region.slugInUse': { field: 'slug' } }}
      saved={({ name }) => t('createDone', { region: String(name) })}
      screen={regionScreen}
    >
      <RegionFormFields present={begun} isNew />
    </NewRecord>
  );
}
