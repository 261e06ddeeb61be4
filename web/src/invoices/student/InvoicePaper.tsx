import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Currency, fullDate, number, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import type { OwnInvoiceFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { tableInCard } from './figure-styles.ts';
import { InvoiceSums } from './InvoiceSums.tsx';
import { PaperHead } from './PaperHead.tsx';

/** At most three decimals, and only those that there are. */
const quantity = (qty: number) => number(qty, Number.isInteger(qty) ? 0 : qty.toString().split('.')[1]!.length);
const onlyWide = { display: { xs: 'none', md: 'table-cell' }, '@media print': { display: 'table-cell' } };

type Props = {
  readonly invoice: OwnInvoiceFragment;
  readonly currencies: readonly Currency[];
};

/** The invoice as it is printed. */
export function InvoicePaper({ invoice, currencies }: Props) {
  const t = useMessages(invoicesMessages);
  const { currency, lines, date, dueDate, studentName, campus, remarks } = invoice;
  const plain = (amount: number) => plainMoney(amount, currency, currencies);
  return (
    <Card component="section" sx={{ '@media print': { border: 0 } }}>
      <PaperHead campus={campus}>
        <div>
          {t('billedTo')}{' '}
          <Box component="b" sx={{ color: 'var(--ink)' }}>
            {studentName}
          </Box>
        </div>
        <div>{t('issuedDue', { issued: fullDate(date), due: fullDate(dueDate) })}</div>
      </PaperHead>
      <Table sx={{ ...tableInCard, '& tbody tr:last-of-type > *': { borderBottom: '1px solid var(--line)' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('particulars')}</TableCell>
            <TableCell align="right" sx={onlyWide}>
              {t('qty')}
            </TableCell>
            <TableCell align="right" sx={onlyWide}>
              {t('price')}
            </TableCell>
            <TableCell align="right">{t('amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ particulars, qty, price, amount }, index) => (
            // Lines have no ids and never change.
            <TableRow key={index}>
              <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {particulars}
                <Box
                  component="span"
                  sx={{
                    display: { xs: 'block', md: 'none' },
                    fontWeight: 400,
                    color: 'var(--ink-2)',
                    '@media print': { display: 'none' },
                  }}
                >
                  {quantity(qty)} × {plain(price)}
                </Box>
              </TableCell>
              <TableCell align="right" sx={onlyWide}>
                {quantity(qty)}
              </TableCell>
              <TableCell align="right" sx={onlyWide}>
                {plain(price)}
              </TableCell>
              <TableCell align="right">{plain(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <InvoiceSums invoice={invoice} currencies={currencies} />
      {remarks && (
        <Box
          sx={{
            p: { xs: '0 15px 15px', md: '0 24px 18px' },
            fontSize: 13,
            lineHeight: '18px',
            color: 'var(--ink-2)',
            whiteSpace: 'pre-line',
          }}
        >
          <b>{t('remarks')}</b> {remarks}
        </Box>
      )}
    </Card>
  );
}
