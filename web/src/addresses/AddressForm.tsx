import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { longestOfAddress } from '@paideia/events/addresses/address.rules.ts';
import { ActDialog, kernelMessages, notify } from '../lib/ui/index.ts';
import { newId, useActs, useForm, LabelledText, LabelledChoice } from '../lib/forms/index.ts';
import { useCommand, useRemote } from '../lib/data/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import {
  CountriesDocument,
  UpdateAddressDocument,
  type WholeAddressFragment,
} from '../generated/addresses/addresses.ts';
import type { AddressInput } from '../generated/schema.ts';
import { addressesMessages } from './addresses.messages.ts';

const typedOf = (address: WholeAddressFragment | undefined) => ({
  name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postcode: address?.postcode ?? '',
  country: address?.country ?? '',
});
/** With what the browser knows of one's own address. */
const fields = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['postcode', 'postal-code'],
] as const;

type Props = {
  /** Whose it is: a person's or a region's. */
  readonly itemId: string;
  /** The one that is changed, as it is now; without one a new one is made. */
  readonly address?: WholeAddressFragment | undefined;
  /** The browser offers what it knows of the person who types. */
  readonly isOwn?: boolean;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** A dialog for one address. What was typed stays when somebody else was faster, beside what was saved meanwhile. */
export function AddressForm({ itemId, address, isOwn = false, again, onClose }: Props) {
  const t = useMessages(addressesMessages);
  const kernel = useMessages(kernelMessages);
  const { value: typed, change } = useForm({ start: () => typedOf(address) });
  const [addressId] = useState(() => address?._id ?? newId());
  const countries = useRemote(CountriesDocument, {}, (data) => data.countries);
  const { run, isBusy } = useCommand(UpdateAddressDocument);
  const acts = useActs(again, () => undefined);
  const known = countries.data ?? [];
  // A name that the list does not have any more is shown as it was kept.
  const options =
    typed.country === '' || known.some(({ name }) => name === typed.country)
      ? known
      : [{ name: typed.country, label: typed.country }, ...known];
  const submit = async () => {
    const addressInput = { _id: addressId, itemId, ...typed } satisfies Required<Omit<AddressInput, 'updatedBy'>>;
    if (!(await acts.attempt(() => run({ addressInput, ...(address && { expectedRevision: address._revision }) }))))
      return;
    // It is saved; a list that cannot be asked again now is asked with the next visit.
    await again().catch(() => undefined);
    notify(t('saved'));
    onClose();
  };
  return (
    <ActDialog
      title={t(address ? 'editTitle' : 'add')}
      confirm={kernel('save')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {acts.isOvertaken && address && (
        <Alert severity="info">{t('now', { address: address.stackedAddress.replaceAll('\n', ', ') })}</Alert>
      )}
      <LabelledText
        label={t('name')}
        hint={t('nameHint')}
        isOptional
        value={typed.name}
        onChange={change('name')}
        maxLength={longestOfAddress.name}
        autoFocus
      />
      <Box
        sx={{
          display: 'grid',
          gap: '15px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map(([name, autoComplete]) => (
          <LabelledText
            key={name}
            label={t(name)}
            isOptional
            value={typed[name]}
            onChange={change(name)}
            maxLength={longestOfAddress[name]}
            autoComplete={isOwn ? autoComplete : 'off'}
          />
        ))}
        <LabelledChoice
          label={t('country')}
          value={typed.country}
          onChange={change('country')}
          options={options.map(({ name, label }) => ({ value: name, label }))}
          hasPlaceholder
          isRequired
        />
      </Box>
    </ActDialog>
  );
}
