import Box from '@mui/material/Box';
import { useState } from 'react';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { type Acts, Dropdown, Field, TextInput } from '../../lib/forms/index.ts';
import { errorCode, errorText, useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { RegionChoicesDocument, UpdateRegionDocument } from '../../generated/regions/admin/region-acts.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { placeText, types } from './region-words.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

type Props = { readonly region: AdminRegionDetailFragment; readonly acts: Acts; readonly onClose: () => void };
const fieldsOf = ({ name, type, zone, currency, timeZone, ...region }: AdminRegionDetailFragment) => ({
  name,
  type,
  zone,
  currency,
  timeZone,
  description: region.description ?? '',
  phone: region.phone ?? '',
  addressLine1: region.addressLine1 ?? '',
  addressLine2: region.addressLine2 ?? '',
  addressCity: region.addressCity ?? '',
  addressState: region.addressState ?? '',
  addressPostcode: region.addressPostcode ?? '',
  addressCountry: region.addressCountry ?? '',
});
type RegionFields = ReturnType<typeof fieldsOf>;
/** With what it is now first in the list if the list does not have it. */
const withPresent = (present: string, values: readonly string[]) =>
  values.includes(present) ? values : [present, ...values];
const longest = {
  name: 120,
  phone: 40,
  addressLine1: 120,
  addressLine2: 120,
  addressCity: 80,
  addressState: 80,
  addressPostcode: 20,
  addressCountry: 80,
} as const;
const pairs = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '15px' } as const;

/** All about a region but its short name. After a change of somebody else it goes on with what is there now, and with what was typed here. */
export function RegionDialog({ region, acts, onClose }: Props) {
  const t = useMessages(regionActsMessages);
  const facts = useMessages(regionsAdminMessages);
  const update = useCommand(UpdateRegionDocument);
  const choices = useRemote(RegionChoicesDocument, {}, (data) => data).data;
  const [typed, setTyped] = useState<Partial<RegionFields>>({});
  const values: RegionFields = { ...fieldsOf(region), ...typed };
  const set = (name: keyof RegionFields) => (value: string) => setTyped((former) => ({ ...former, [name]: value }));
  const isOfCurrency = errorCode(acts.error) === 'region.currencyInUse';
  const submit = async () => {
    const send = () => update.run({ input: { _id: region.id, ...values }, expectedRevision: region._revision });
    if (!(await acts.attempt(send))) return;
    notify(t('editDone', { region: values.name }));
    onClose();
  };
  const text = (name: keyof typeof longest, label: string, isOptional = true) => (
    <Field label={label} isOptional={isOptional}>
      {(ties) => (
        <TextInput
          ties={ties}
          required={!isOptional}
          autoFocus={name === 'name'}
          maxLength={longest[name]}
          value={values[name]}
          onChange={set(name)}
        />
      )}
    </Field>
  );
  const choice = (
    name: keyof RegionFields,
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
    error?: string,
  ) => (
    <Field label={label} error={error}>
      {(ties) => <Dropdown ties={ties} isCompact value={values[name]} options={options} onChange={set(name)} />}
    </Field>
  );
  const places = (present: string, all: readonly string[]) =>
    withPresent(present, all).map((value) => ({ value, label: placeText(value, facts) }));
  const currencies = choices?.currencies ?? [{ value: values.currency, label: values.currency }];
  return (
    <ActDialog
      title={t('editTitle', { region: region.name })}
      confirm={t('save')}
      isBusy={update.isBusy}
      acts={isOfCurrency ? { ...acts, error: undefined } : acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {text('name', t('name'), false)}
      <Box sx={pairs}>
        {choice('type', facts('type'), places(values.type, types))}
        {choice('zone', facts('zone'), places(values.zone, choices?.regionZones ?? []))}
        {choice('currency', facts('currency'), currencies, isOfCurrency ? errorText(acts.error) : undefined)}
        {choice(
          'timeZone',
          facts('timeZone'),
          withPresent(values.timeZone, Intl.supportedValuesOf('timeZone')).map((value) => ({ value, label: value })),
        )}
      </Box>
      <Field label={facts('description')} isOptional>
        {(ties) => (
          <TextInput ties={ties} rows={2} maxLength={2000} value={values.description} onChange={set('description')} />
        )}
      </Field>
      {text('phone', facts('phone'))}
      {text('addressLine1', t('line1'))}
      {text('addressLine2', t('line2'))}
      <Box sx={pairs}>
        {text('addressCity', t('city'))}
        {text('addressState', t('state'))}
        {text('addressPostcode', t('postcode'))}
        {text('addressCountry', t('country'))}
      </Box>
    </ActDialog>
  );
}
