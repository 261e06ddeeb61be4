import type { CsvColumn } from '../../console/list/ExportButton.tsx';
import type { Column } from '../../console/list/list-shapes.ts';
import type { StaffPlanFragment } from '../../generated/payment-plans/admin/payment-plan-admin.ts';
import { fullDate, type Translate } from '../../lib/i18n/index.ts';
import type { planWordsMessages } from '../plan-words.messages.ts';
import { PlanStateChip } from '../PlanStateChip.tsx';
import type { billingMessages } from '../../invoices/admin/billing.messages.ts';

type T = Translate<keyof typeof billingMessages>;
type Words = Translate<keyof typeof planWordsMessages>;

/** What the list shows of a plan, in each of its forms. */
export const planColumns = (t: T, words: Words): readonly Column<StaffPlanFragment>[] => [
  { key: 'invoice', label: t('invoice'), isSecondary: true, render: ({ invoice }) => invoice.number },
  { key: 'frequency', label: words('frequency'), isSecondary: true, render: ({ frequency }) => words(frequency) },
  {
    key: 'successful',
    label: words('successful'),
    isNumber: true,
    render: ({ successful, remaining }) => `${successful} / ${successful + remaining}`,
  },
  {
    key: 'next',
    label: words('next'),
    sort: 'nextPaymentDue',
    render: ({ nextPaymentDue }) => nextPaymentDue && fullDate(nextPaymentDue),
  },
  { key: 'state', label: words('state'), render: ({ state }) => <PlanStateChip state={state} /> },
];
/** Everything that the list knows, for a sheet program. */
export const planCsv = (t: T, words: Words): readonly CsvColumn<StaffPlanFragment>[] => [
  { label: t('student'), value: ({ studentName }) => studentName },
  { label: t('invoice'), value: ({ invoice }) => invoice.number },
  { label: words('frequency'), value: ({ frequency }) => words(frequency) },
  { label: words('successful'), value: ({ successful }) => successful },
  { label: words('remaining'), value: ({ remaining }) => remaining },
  { label: words('next'), value: ({ nextPaymentDue }) => nextPaymentDue },
  { label: words('failed'), value: ({ consecutiveFailed }) => consecutiveFailed },
  { label: words('state'), value: ({ state }) => words(state) },
  { label: words('reason'), value: ({ reason }) => reason && words(reason) },
];
