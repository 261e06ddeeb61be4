import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { EditDialog } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { regionFields } from './region-fields.ts';
import { RegionFormFields, useRegionFieldNames } from './RegionFormFields.tsx';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';

type Props = { readonly region: AdminRegionDetailFragment; readonly onClose: () => void };
const schema = regionCommands.UpdateRegion.omit({ regionId: true });

/** All about a region but its short name. */
export function RegionDialog({ region, onClose }: Props) {
  const t = useMessages(regionActsMessages);
  return (
    <EditDialog<AdminRegionDetailFragment, typeof schema>
      resource="regions"
      id={region.id}
      title={t('editTitle', { region: region.name })}
      confirm={t('save')}
      schema={schema}
      fieldsOf={regionFields}
      fields={useRegionFieldNames()}
      refusals={{ 'region.currencyInUse': { field: 'currency' } }}
      saved={({ name }) => t('editDone', { region: String(name) })}
      onClose={onClose}
    >
      <RegionFormFields present={region} />
    </EditDialog>
  );
}
