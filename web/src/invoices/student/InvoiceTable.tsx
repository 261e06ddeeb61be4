import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import type { OwnInvoiceRowFragment } from '../../generated/invoices/invoices.ts';
import { invoicePath } from '../invoice-paths.rules.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { tableInCard } from './figure-styles.ts';

type Props = { readonly items: readonly OwnInvoiceRowFragment[]; readonly currencies: readonly Currency[] };

/** One invoice a row. A deleted one is struck through. */
export function InvoiceTable({ items, currencies }: Props) {
  const t = useMessages(invoicesMessages);
  return (
    <Table sx={{ ...tableInCard, '& td': { height: 48 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('number')}</TableCell>
          <TableCell>{t('issued')}</TableCell>
          <TableCell>{t('due')}</TableCell>
          <TableCell>{t('status')}</TableCell>
          <TableCell align="right">{t('total')}</TableCell>
          <TableCell align="right">{t('balance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ _id, number, date, dueDate, status, state, currency, total, balance }) => (
          <TableRow
            key={_id}
            sx={status === 'deleted' ? { '& td': { textDecoration: 'line-through', color: 'var(--ink-3)' } } : {}}
          >
            <TableCell sx={{ fontWeight: 600 }}>
              <AppLink to={invoicePath(_id)}>{number ?? t('unnumbered')}</AppLink>
            </TableCell>
            <TableCell>{fullDate(date)}</TableCell>
            <TableCell>{fullDate(dueDate)}</TableCell>
            <TableCell>
              <InvoiceStatus status={status} state={state} />
            </TableCell>
            <TableCell align="right">{money(total, currency, currencies)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {money(owedOf({ status, balance }), currency, currencies)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
