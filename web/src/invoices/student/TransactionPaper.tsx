import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/ui/index.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { invoicePath } from '../invoice-paths.rules.ts';
import type { TransactionDetailFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { useCardRefundWords } from '../card-refund-words.ts';
import { useTransactionWords } from '../transaction-words.ts';
import { figure } from './figure-styles.ts';
import { PaperHead } from './PaperHead.tsx';

type Props = { readonly transaction: TransactionDetailFragment; readonly currencies: readonly Currency[] };

/** A receipt, a refund or a credit note as it is printed. */
export function TransactionPaper({ transaction, currencies }: Props) {
  const t = useMessages(invoicesMessages);
  const words = useTransactionWords();
  const { type, date, currency, amount, balance, invoiceId, invoice, reference, reason, cardRefund } = transaction;
  const { isVoided, voidedReason } = transaction;
  const method = words.method(transaction);
  const refundWords = useCardRefundWords();
  const isByCard = transaction.method === 'card' || transaction.method === 'plan';
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('date'), fullDate(date)],
    [
      t('number'),
      <AppLink key="invoice" to={invoicePath(invoiceId)}>
        {invoice?.number ?? t('unnumbered')}
      </AppLink>,
    ],
    // Whoever pays back what a student paid, or the tax office, asks what it was for.
    ...(invoice ? [[t('particulars'), invoice.lines.map(({ particulars }) => particulars).join('; ')] as const] : []),
    ...(method ? [[t('method'), method] as const] : []),
    // Of a card payment it is a number of the gateway's, which says nothing to whoever paid.
    ...(reference && !isByCard ? [[t('reference'), reference] as const] : []),
    ...(reason ? [[t('reason'), reason] as const] : []),
    ...(cardRefund
      ? [
          [
            t('methodcard'),
            [refundWords(cardRefund), cardRefund.status === 'failed' && t('refundSeenTo')].filter(Boolean).join(' '),
          ] as const,
        ]
      : []),
    ...(isVoided ? [] : [[t('runningBalance'), money(balance, currency, currencies)] as const]),
  ];
  return (
    <Card component="section" sx={{ '@media print': { border: 0 } }}>
      <PaperHead campus={invoice?.campus ?? null}>
        {invoice?.studentName &&
          t(type === 'PAYMENT' && !isVoided ? 'received' : 'forStudent', { name: invoice.studentName })}
      </PaperHead>
      <Box sx={{ p: { xs: '15px', md: '18px 24px' }, '@media print': { px: 0 } }}>
        {isVoided && (
          <Alert severity="error" sx={{ mb: '12px' }}>
            {[t('voidedMeans'), voidedReason].filter(Boolean).join(' ')}
          </Alert>
        )}
        <Box sx={{ ...figure, mb: '12px', ...(isVoided && { textDecoration: 'line-through' }) }}>
          {money(Math.abs(amount), currency, currencies)}
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0,1fr)',
            gap: '6px 24px',
            fontSize: 14,
            '& dt': { color: 'var(--ink-2)' },
            '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
            '@media print': { '& a': { color: 'var(--ink)' } },
          }}
        >
          {rows.map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
        </Box>
      </Box>
    </Card>
  );
}
