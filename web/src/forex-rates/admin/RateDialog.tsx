import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { forexCurrencies, highestRate, lowestRate } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { ActDialog, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  type ForexRateFragment,
  ForexRatesDocument,
  RecordForexRateDocument,
} from '../../generated/forex-rates/admin/forex-rates.ts';
import { monthChoices, monthName, rateText } from './forex-words.ts';
import { forexRatesMessages } from './forex-rates.messages.ts';

type Props = {
  readonly currency: string;
  /** The rate that is corrected; without one a month is chosen. */
  readonly recorded?: ForexRateFragment;
  readonly onSaved: (currency: string) => void;
  readonly onClose: () => void;
};

/** It takes the rate of one month. */
export function RateDialog({ currency: chosen, recorded, onSaved, onClose }: Props) {
  const t = useMessages(forexRatesMessages);
  const { run } = useCommand(RecordForexRateDocument);
  const start = () => ({
    currency: chosen,
    month: recorded?.month ?? new Date().getMonth() + 1,
    year: String(recorded?.year ?? new Date().getFullYear()),
    rate: recorded ? String(recorded.rate) : '',
  });
  const [asked, setAsked] = useState(chosen);
  const known = useRemote(ForexRatesDocument, { currency: asked }, ({ forexRates }) => forexRates);
  const form = useForm({ start, again: known.again });
  const { currency, month, year, rate } = form.value;
  useEffect(() => setAsked(currency), [currency]);
  const standing = known.data?.find(
    (one) => one.currency === currency && one.month === month && one.year === Number(year),
  );
  const input = { currency, month, year: Number(year), rate: Number(rate) };
  return (
    <ActDialog
      title={recorded ? t('correct', { currency, month: monthName(recorded) }) : t('record')}
      form={form}
      send={() => run({ input })}
      done={() => t('saved', { currency, month: monthName(input) })}
      onDone={() => onSaved(currency)}
      onClose={onClose}
    >
      {!recorded && (
        <>
          <LabelledChoice
            label={t('currency')}
            {...form.field('currency')}
            options={forexCurrencies.map((value) => ({ value, label: value }))}
          />
          <LabelledChoice label={t('month')} {...form.field('month')} options={monthChoices()} />
          <LabelledText label={t('year')} type="number" required min={2000} max={2100} {...form.field('year')} />
        </>
      )}
      <LabelledText
        label={t('rate', { currency })}
        type="number"
        required
        min={lowestRate}
        max={highestRate}
        step={lowestRate}
        {...form.field('rate')}
      />
      {!recorded && standing && (
        <Alert severity="warning" role="status">
          {t('replaces', { currency, month: monthName(standing), rate: rateText(standing.rate) })}
        </Alert>
      )}
    </ActDialog>
  );
}
