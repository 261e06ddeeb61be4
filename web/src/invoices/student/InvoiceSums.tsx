import { styled } from '@mui/material/styles';
import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { type Currency, percent, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import type { OwnInvoiceFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { refundsOf } from '../refunds-of.ts';

const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 0',
  padding: '15px 24px',
  marginInlineStart: 'auto',
  width: 366,
  maxWidth: '100%',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { textAlign: 'end' },
  '& [data-total]': {
    fontSize: 17,
    fontWeight: 650,
    paddingTop: 9,
    borderTop: '1px solid var(--line)',
    color: 'var(--ink)',
  },
  '& [data-balance]': { fontWeight: 600, color: 'var(--ink)' },
  '@media (max-width:767.98px)': { width: 'auto', padding: '12px 15px' },
  '@media print': { paddingInlineEnd: 0, width: 366 },
});

type Props = {
  readonly invoice: OwnInvoiceFragment;
  readonly currencies: readonly Currency[];
};

/** It leads from the lines to what is left to pay. */
export function InvoiceSums({ invoice, currencies }: Props) {
  const t = useMessages(invoicesMessages);
  const { currency, subtotal, tax, taxRate, total, credited, paid } = invoice;
  const { refundedOver } = refundsOf(invoice);
  const plain = (amount: number) => plainMoney(amount, currency, currencies);
  const row = (label: string, amount: number, mark: object = {}) => (
    <>
      <dt {...mark}>{label}</dt>
      <dd {...mark}>{plain(amount)}</dd>
    </>
  );
  return (
    <Sums>
      {row(t('subtotal'), subtotal)}
      {row(taxRate > 0 ? t('taxAt', { rate: percent(taxRate, 2) }) : t('tax'), tax)}
      {row(t('totalIn', { currency }), total, { 'data-total': '' })}
      {credited > 0 && row(t('lessCredits'), -credited)}
      {row(t('lessPayments'), paid === 0 ? 0 : -paid)}
      {refundedOver > 0 && row(t('plusRefunds'), refundedOver)}
      {row(t('balance'), owedOf(invoice), { 'data-balance': '' })}
    </Sums>
  );
}
