import Box from '@mui/material/Box';
import { type Currency, plainMoney, useMessages } from '../../../lib/i18n/index.ts';
import { invoicesMessages } from '../../invoices.messages.ts';
import type { Reckoned } from './issue-draft.ts';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';

type Props = {
  readonly sums: Reckoned;
  readonly currency: string;
  readonly known: readonly Currency[];
};

/** Subtotal, tax and total of what is typed so far. */
export function IssueSums({ sums, currency, known }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const words = useMessages(invoicesMessages);
  const rows = [
    [words('subtotal'), sums.subtotal],
    [words('tax'), sums.tax],
    [t('total', { currency }), sums.total],
  ] as const;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(120px, auto)',
        justifyContent: 'end',
        gap: '6px 24px',
        fontVariantNumeric: 'tabular-nums',
        '& dt': { color: 'var(--ink-2)' },
        '& dd': { textAlign: 'end' },
        '& :nth-last-of-type(1)': { fontWeight: 650, fontSize: 17, color: 'var(--ink)' },
      }}
    >
      {rows.map(([label, amount]) => [
        <dt key={`${label} label`}>{label}</dt>,
        <dd key={label}>{plainMoney(amount, currency, known)}</dd>,
      ])}
    </Box>
  );
}
