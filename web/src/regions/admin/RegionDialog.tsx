import Box from '@mui/material/Box';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { EditDialog } from '../../console/forms/RecordDialog.tsx';
import { ChoiceField, TextField } from '../../console/forms/inputs.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { RegionChoicesDocument } from '../../generated/regions/admin/region-acts.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { regionFields } from './region-fields.ts';
import { placeText, types } from './region-words.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

type Props = { readonly region: AdminRegionDetailFragment; readonly onClose: () => void };
const schema = regionCommands.UpdateRegion.omit({ regionId: true });
/** With what it is now first in the list if the list does not have it. */
const withPresent = (present: string, values: readonly string[]) =>
  values.includes(present) ? values : [present, ...values];
const pairs = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '15px' } as const;

/** All about a region but its short name. */
export function RegionDialog({ region, onClose }: Props) {
  const t = useMessages(regionActsMessages);
  const facts = useMessages(regionsAdminMessages);
  const choices = useRemote(RegionChoicesDocument, {}, (data) => data).data;
  const words = (value: string) => placeText(value, facts);
  const places = (present: string, all: readonly string[]) =>
    withPresent(present, all).map((value) => ({ value, label: words(value) }));
  const fields = {
    name: { label: t('name') },
    type: { label: facts('type'), words },
    zone: { label: facts('zone'), words },
    currency: { label: facts('currency') },
    timeZone: { label: facts('timeZone') },
    description: { label: facts('description') },
    phone: { label: facts('phone') },
    addressLine1: { label: t('line1') },
    addressLine2: { label: t('line2') },
    addressCity: { label: t('city') },
    addressState: { label: t('state') },
    addressPostcode: { label: t('postcode') },
    addressCountry: { label: t('country') },
  };
  const text = (source: keyof typeof fields) => <TextField source={source} label={fields[source].label} isOptional />;
  return (
    <EditDialog<AdminRegionDetailFragment>
      resource="regions"
      id={region.id}
      title={t('editTitle', { region: region.name })}
      confirm={t('save')}
      schema={schema}
      fieldsOf={regionFields}
      fields={fields}
      fieldOf={{ 'region.currencyInUse': { field: 'currency' } }}
      saved={({ name }) => t('editDone', { region: String(name) })}
      onClose={onClose}
    >
      <TextField source="name" label={fields.name.label} autoFocus />
      <Box sx={pairs}>
        <ChoiceField isCompact source="type" label={fields.type.label} options={places(region.type, types)} />
        <ChoiceField
          isCompact
          source="zone"
          label={fields.zone.label}
          options={places(region.zone, choices?.regionZones ?? [])}
        />
        <ChoiceField
          isCompact
          source="currency"
          label={fields.currency.label}
          options={choices?.currencies ?? [{ value: region.currency, label: region.currency }]}
        />
        <ChoiceField
          isCompact
          source="timeZone"
          label={fields.timeZone.label}
          options={withPresent(region.timeZone, Intl.supportedValuesOf('timeZone')).map((value) => ({
            value,
            label: value,
          }))}
        />
      </Box>
      <TextField source="description" label={fields.description.label} rows={2} isOptional />
      {text('phone')}
      {text('addressLine1')}
      {text('addressLine2')}
      <Box sx={pairs}>
        {text('addressCity')}
        {text('addressState')}
        {text('addressPostcode')}
        {text('addressCountry')}
      </Box>
    </EditDialog>
  );
}
