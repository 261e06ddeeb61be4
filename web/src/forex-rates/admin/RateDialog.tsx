import { useState } from 'react';
import { forexCurrencies, highestRate, rateDecimals } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledChoice, LabelledText, useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ActDialog, kernelMessages, notify } from '../../lib/ui/index.ts';
import { type ForexRateFragment, RecordForexRateDocument } from '../../generated/forex-rates/admin/forex-rates.ts';
import { monthChoices, monthName } from './forex-words.ts';
import { forexRatesMessages } from './forex-rates.messages.ts';

type Props = {
  readonly currency: string;
  /** The rate that is corrected; without one a month is chosen. */
  readonly recorded?: ForexRateFragment;
  readonly again: () => Promise<unknown>;
  readonly onSaved: (currency: string) => void;
  readonly onClose: () => void;
};
const step = 1 / 10 ** rateDecimals;

/** One month's rate. */
export function RateDialog({ currency: chosen, recorded, again, onSaved, onClose }: Props) {
  const t = useMessages(forexRatesMessages);
  const kernel = useMessages(kernelMessages);
  const acts = useActs(again, () => void again());
  const { run, isBusy } = useCommand(RecordForexRateDocument);
  const [currency, setCurrency] = useState(chosen);
  const [month, setMonth] = useState<number | ''>(recorded?.month ?? new Date().getMonth() + 1);
  const [year, setYear] = useState(String(recorded?.year ?? new Date().getFullYear()));
  const [rate, setRate] = useState(recorded ? String(recorded.rate) : '');
  const submit = async () => {
    const input = { currency, year: Number(year), month: Number(month), rate: Number(rate) };
    if (!(await acts.attempt(() => run({ input })))) return;
    notify(t('saved', { currency, month: monthName(input) }));
    onSaved(currency);
    onClose();
  };
  return (
    <ActDialog
      title={recorded ? t('correct', { currency, month: monthName(recorded) }) : t('record')}
      confirm={kernel('save')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!recorded && (
        <>
          <LabelledChoice
            label={t('currency')}
            value={currency}
            options={forexCurrencies.map((value) => ({ value, label: value }))}
            onChange={setCurrency}
          />
          <LabelledChoice label={t('month')} value={month} options={monthChoices()} onChange={setMonth} />
          <LabelledText
            label={t('year')}
            type="number"
            required
            min={2000}
            max={2100}
            value={year}
            onChange={setYear}
          />
        </>
      )}
      <LabelledText
        label={t('rate', { currency })}
        type="number"
        required
        min={step}
        max={highestRate}
        step={step}
        value={rate}
        onChange={setRate}
      />
    </ActDialog>
  );
}
