import { days, defineAudit, part, sentence } from '../kernel/audit.ts';
import { forexRateAuditFields, forexRateCategories, forexRateSentences as texts } from './forex-rate-audit.messages.ts';
import { forexRatesEvents } from './forex-rate.events.ts';

const monthOf = ({ year, month, combinedDate }: { year: number; month: number; combinedDate: string }) =>
  days(`${combinedDate}-01`, `${combinedDate}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`);

/** A rate has more decimals than other figures: of forints it would be none at all. */
const exactly = (rate: number) => ({ rate: String(rate) });

export const forexRatesAudit = defineAudit(forexRatesEvents, {
  label: forexRateCategories.forexRates,
  fields: forexRateAuditFields,
  rows: {
    ForexRateRecorded: {
      sentence: ({ currency, rate, ...at }) =>
        sentence(texts.ForexRateRecorded, { currency, month: monthOf(at), rate: String(rate) }),
      changes: ({ combinedDate, rate }) => [part(combinedDate, exactly(rate))],
    },
    ForexRateCorrected: {
      sentence: ({ currency, from, rate, ...at }) =>
        sentence(texts.ForexRateCorrected, { currency, month: monthOf(at), before: String(from), rate: String(rate) }),
      changes: ({ combinedDate, from, rate }) => [part(combinedDate, exactly(rate), exactly(from))],
    },
  },
});
