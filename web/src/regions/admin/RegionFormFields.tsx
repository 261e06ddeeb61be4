import { ChoiceField, FieldPair, TextField } from '../../console/forms/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { RegionChoicesDocument } from '../../generated/regions/admin/region-acts.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { placeText, types } from './region-words.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

/** With what it is now first in the list if the list does not have it. */
const withPresent = (present: string, values: readonly string[]) =>
  present === '' || values.includes(present) ? values : [present, ...values];

/** It says what the fields of a region are called. */
export function useRegionFieldNames() {
  const t = useMessages(regionActsMessages);
  const facts = useMessages(regionsAdminMessages);
  const words = (value: string) => placeText(value, facts);
  return {
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
}

type Present = { readonly type: string; readonly zone: string; readonly currency: string; readonly timeZone: string };
/** The fields of a region; `present` is what it has now, which it keeps although nobody else may choose it. */
export function RegionFormFields({ present, isNew = false }: { readonly present: Present; readonly isNew?: boolean }) {
  const t = useMessages(regionActsMessages);
  const facts = useMessages(regionsAdminMessages);
  const choices = useRemote(RegionChoicesDocument, {}, (data) => data).data;
  const fields = useRegionFieldNames();
  const places = (now: string, all: readonly string[]) =>
    withPresent(now, all).map((value) => ({ value, label: placeText(value, facts) }));
  const text = (source: keyof typeof fields) => <TextField source={source} label={fields[source].label} isOptional />;
  return (
    <>
      <TextField source="name" label={fields.name.label} />
      {isNew && <TextField source="slug" label={facts('slug')} hint={t('slugHint')} />}
      <FieldPair>
        <ChoiceField isCompact source="type" label={fields.type.label} options={places(present.type, types)} />
        <ChoiceField
          isCompact
          hasPlaceholder={isNew}
          source="zone"
          label={fields.zone.label}
          options={places(present.zone, choices?.regionZones ?? [])}
        />
        <ChoiceField
          isCompact
          source="currency"
          label={fields.currency.label}
          options={choices?.currencies ?? [{ value: present.currency, label: present.currency }]}
        />
        <ChoiceField
          isCompact
          source="timeZone"
          label={fields.timeZone.label}
          options={withPresent(present.timeZone, Intl.supportedValuesOf('timeZone')).map((value) => ({
            value,
            label: value,
          }))}
        />
      </FieldPair>
      <TextField source="description" label={fields.description.label} rows={2} isOptional />
      <TextField source="phone" label={fields.phone.label} type="tel" isOptional />
      {text('addressLine1')}
      {text('addressLine2')}
      <FieldPair>
        {text('addressCity')}
        {text('addressState')}
        {text('addressPostcode')}
        {text('addressCountry')}
      </FieldPair>
    </>
  );
}
