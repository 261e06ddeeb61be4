import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CurrencyStatementFieldsFragment, StatementEntryFragment } from '../../generated/invoices/statement.ts';
import { type Currency, fullDate, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import { AppLink, useIsPhone } from '../../lib/ui/index.ts';
import { pathOf } from '../invoice-paths.rules.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { statementMessages } from '../statement.messages.ts';
import { useTransactionWords } from '../transaction-words.ts';
import { tableInCard } from './figure-styles.ts';

type Props = {
  readonly statement: CurrencyStatementFieldsFragment;
  readonly currencies: readonly Currency[];
  /** The last day. */
  readonly to: string;
};
const small = { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--ink-2)' };
const strong = { '& td, & th': { fontWeight: 650 } };

/** One currency: what was owed before, each booking with what was owed after it, and what was owed in the end. */
export function StatementTable({ statement, currencies, to }: Props) {
  const t = useMessages(statementMessages);
  const own = useMessages(invoicesMessages);
  const words = useTransactionWords();
  // Where there is little room the day stands above the entry.
  const isPhone = useIsPhone();
  const before = isPhone ? 2 : 3;
  const { currency, opening, closing, entries } = statement;
  const print = (amount: number) => plainMoney(amount, currency, currencies);
  const about = ({ type, method, invoice, amount, balanceChange }: StatementEntryFragment) => [
    type === 'INVOICE' && invoice?.lines.map(({ particulars }) => particulars).join('; '),
    [words.method({ method }), type !== 'INVOICE' && invoice?.number && t('ofInvoice', { number: invoice.number })]
      .filter(Boolean)
      .join(', '),
    type === 'REFUND' && amount !== balanceChange && t('notOwed', { amount: print(amount) }),
  ];
  const balanceAfter = (n: number) =>
    entries.slice(0, n + 1).reduce((all, { balanceChange }) => all + balanceChange, opening);
  return (
    <Box component="section" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
      <Typography
        component="h2"
        variant="h4"
        sx={{ p: { xs: '15px 15px 3px', md: '15px 24px 3px' }, '@media print': { px: 0 } }}
      >
        {t('in', { currency })}
      </Typography>
      <Table sx={tableInCard}>
        <TableHead>
          <TableRow>
            {!isPhone && <TableCell>{own('date')}</TableCell>}
            <TableCell>{t('entry')}</TableCell>
            <TableCell align="right">{own('amount')}</TableCell>
            <TableCell align="right">{own('balance')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={strong}>
            <TableCell colSpan={before}>{t('opening')}</TableCell>
            <TableCell align="right">{print(opening)}</TableCell>
          </TableRow>
          {entries.map((one, n) => (
            <TableRow key={one._id}>
              {!isPhone && <TableCell>{fullDate(one.date)}</TableCell>}
              <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {isPhone && (
                  <Box component="span" sx={small}>
                    {fullDate(one.date)}
                  </Box>
                )}
                <AppLink to={pathOf(one)}>{words.title(one)}</AppLink>
                {about(one)
                  .filter(Boolean)
                  .map((text) => (
                    <Box key={String(text)} component="span" sx={small}>
                      {text}
                    </Box>
                  ))}
              </TableCell>
              <TableCell align="right">{print(one.balanceChange)}</TableCell>
              <TableCell align="right">{print(balanceAfter(n))}</TableCell>
            </TableRow>
          ))}
          {entries.length === 0 && (
            <TableRow>
              <TableCell colSpan={before + 1} sx={{ color: 'var(--ink-2)' }}>
                {t('nothing')}
              </TableCell>
            </TableRow>
          )}
          <TableRow sx={strong}>
            <TableCell colSpan={before}>{t('closing', { date: fullDate(to) })}</TableCell>
            <TableCell align="right">{print(closing)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}
