import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { longestCardEntry } from '@paideia/events/cards/card.rules.ts';
import type { BegunCardFragment } from '../../generated/cards/cards.ts';
import { errorText, sendFile } from '../../lib/data/index.ts';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { cardEntryMessages, cardsMessages } from '../cards.messages.ts';

export type EntryProps = {
  readonly setup: BegunCardFragment;
  /** The gateway has taken the card: now it is saved. */
  readonly save: () => Promise<void>;
};
type NotTaken = 'number' | 'expiry' | 'securityCode' | 'setup';
type Answer = { readonly ok: boolean; readonly notTaken: NotTaken | null };

/** The form of the trial gateway, which takes test numbers alone. What is typed goes there and is kept nowhere. */
export function TrialCardForm({ setup, save }: EntryProps) {
  const t = useMessages(cardEntryMessages);
  const words = useMessages(cardsMessages);
  const [notTaken, setNotTaken] = useState<NotTaken | null>(null);
  const form = useForm({
    start: { number: '', expiry: '', securityCode: '' },
    secrets: ['number', 'securityCode'],
  });
  const enter = async () => {
    setNotTaken(null);
    const card = JSON.stringify({ reference: setup.reference, ...form.trimmed });
    const answer = await sendFile<Answer>('/trial-gateway/cards', new Blob([card]), 'application/json');
    if (answer.ok) await save();
    else setNotTaken(answer.notTaken ?? 'setup');
  };
  const field = (name: 'number' | 'expiry' | 'securityCode', wrong: string) => ({
    ...form.field(name),
    required: true,
    error: notTaken === name ? wrong : undefined,
  });
  return (
    <Form
      id="card"
      name={words('add')}
      label={words('save')}
      isDisabled={form.isBusy}
      onSubmit={() => form.isBusy || form.attempt(enter)}
    >
      <Alert severity="warning">
        <AlertTitle>{t('trial')}</AlertTitle>
        {t('trialMeans')}
      </Alert>
      {notTaken === 'setup' && <Alert severity="error">{t('wrongSetup')}</Alert>}
      {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
      <LabelledText
        label={t('number')}
        {...field('number', t('wrongNumber'))}
        maxLength={longestCardEntry.number}
        autoComplete="off"
        spellCheck={false}
      />
      <Box sx={{ display: 'grid', gap: '15px', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        <LabelledText
          label={t('expiry')}
          {...field('expiry', t('wrongExpiry'))}
          placeholder="12/30"
          maxLength={longestCardEntry.expiry}
          autoComplete="off"
        />
        <LabelledText
          label={t('securityCode')}
          {...field('securityCode', t('wrongSecurityCode'))}
          maxLength={longestCardEntry.securityCode}
          autoComplete="off"
        />
      </Box>
    </Form>
  );
}
