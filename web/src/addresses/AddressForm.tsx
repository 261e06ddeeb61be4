import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { longestOfAddress } from '@paideia/events/addresses/address.rules.ts';
import { notifyError } from '../lib/ui/index.ts';
import { ActDialog, LabelledChoice, LabelledText, newId, useForm } from '../lib/forms/index.ts';
import { errorCode, useCommand, useRemote } from '../lib/data/index.ts';
import { useUser } from '../lib/session/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import {
  CountriesDocument,
  UpdateAddressDocument,
  type WholeAddressFragment,
} from '../generated/addresses/addresses.ts';
import type { AddressInput } from '../generated/schema.ts';
import { addressesMessages } from './addresses.messages.ts';

/** The browser fills each in with what it knows of one's own address. */
const fields = [
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['postcode', 'postal-code'],
] as const;
const typedOf = (address: WholeAddressFragment | undefined) => ({
  name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postcode: address?.postcode ?? '',
  country: address?.country ?? '',
});

type Props = {
  /** It belongs to a person or to a region. */
  readonly itemId: string;
  /** The one that is changed, as it is now; without one a new one is made. */
  readonly address?: WholeAddressFragment | undefined;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** A dialog for one address. What was typed stays when somebody else was faster, beside what was saved meanwhile. */
export function AddressForm({ itemId, address, again, onClose }: Props) {
  const t = useMessages(addressesMessages);
  const me = useUser();
  const [fresh] = useState(newId);
  const form = useForm({ start: typedOf(address), revision: address?._revision ?? 0, again });
  const { country } = form.value;
  const { run } = useCommand(UpdateAddressDocument);
  const known = useRemote(CountriesDocument, {}, (data) => data.countries).data ?? [];
  // A name that the list does not have any more is shown as it was kept.
  const options =
    country === '' || known.some(({ name }) => name === country)
      ? known
      : [{ name: country, label: country }, ...known];
  const send = (typed: ReturnType<typeof typedOf>) => {
    const addressInput = {
      _id: address?._id ?? fresh,
      itemId,
      updatedBy: me._id,
      ...typed,
    } satisfies Required<AddressInput>;
    const sent = run({ addressInput, ...(address && { expectedRevision: form.expectedRevision }) });
    sent.catch((error: unknown) => errorCode(error) !== 'conflict' && notifyError(error));
    return sent;
  };
  return (
    <ActDialog title={t(address ? 'editTitle' : 'add')} form={form} send={send} done={t('saved')} onClose={onClose}>
      {form.isOvertaken && address && (
        <Alert severity="info">{t('now', { address: address.stackedAddress.replaceAll('\n', ', ') })}</Alert>
      )}
      <LabelledText
        label={t('name')}
        hint={t('nameHint')}
        isOptional
        {...form.field('name')}
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
            {...form.field(name)}
            maxLength={longestOfAddress[name]}
            // The browser offers what it knows of the person who types.
            autoComplete={itemId === me._id ? autoComplete : 'off'}
          />
        ))}
        <LabelledChoice
          label={t('country')}
          {...form.field('country')}
          options={options.map(({ name, label }) => ({ value: name, label }))}
          hasPlaceholder
          isRequired
        />
      </Box>
    </ActDialog>
  );
}
