import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AppLink, StatusChip, useIsPhone } from '../../lib/ui/index.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { pathOf } from '../invoice-paths.rules.ts';
import type { TransactionFieldsFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { useTransactionWords } from '../transaction-words.ts';
import { tableInCard } from './figure-styles.ts';
import { ListRow } from './ListRow.tsx';
import { isStruck, VoidChip } from './struck.tsx';

type Props = {
  readonly items: readonly TransactionFieldsFragment[];
  readonly currencies: readonly Currency[];
  /** Names the invoice of each. */
  readonly hasInvoice?: boolean;
  /** All kinds together: with their signs, and what was owed after each. */
  readonly isLedger?: boolean;
};

/** Payments, refunds, credit notes and invoices; on phones a list. */
export function TransactionTable({ items, currencies, hasInvoice = false, isLedger = false }: Props) {
  const t = useMessages(invoicesMessages);
  const words = useTransactionWords();
  const isPhone = useIsPhone();
  const amountOf = (one: TransactionFieldsFragment) => {
    const text = money(isLedger ? one.amount : Math.abs(one.amount), one.currency, currencies);
    return isStruck(one) ? <s>{text}</s> : text;
  };
  const chipOf = (one: TransactionFieldsFragment) => {
    if (one.isVoided) return <VoidChip />;
    return isStruck(one) && <StatusChip area="invoice" status="deleted" />;
  };
  if (isPhone)
    return (
      <ul>
        {items.map((one) => (
          <ListRow
            key={one._id}
            to={pathOf(one)}
            title={words.title(one)}
            value={amountOf(one)}
            chip={chipOf(one)}
            note={[fullDate(one.date), words.method(one), hasInvoice && one.type !== 'INVOICE' && one.invoice?.number]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    );
  return (
    <Table sx={{ ...tableInCard, '& td': { height: 45 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('date')}</TableCell>
          <TableCell>{t('type')}</TableCell>
          <TableCell>{t('method')}</TableCell>
          {hasInvoice && <TableCell>{t('number')}</TableCell>}
          <TableCell align="right">{t('amount')}</TableCell>
          {isLedger && <TableCell align="right">{t('balance')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((one) => (
          <TableRow key={one._id}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{fullDate(one.date)}</TableCell>
            <TableCell sx={{ fontWeight: 600 }}>
              <AppLink to={pathOf(one)}>{words.title(one)}</AppLink> {chipOf(one)}
            </TableCell>
            <TableCell sx={{ color: 'var(--ink-2)' }}>{words.method(one)}</TableCell>
            {hasInvoice && <TableCell>{one.invoice?.number}</TableCell>}
            <TableCell align="right">{amountOf(one)}</TableCell>
            {isLedger && (
              <TableCell align="right">{!isStruck(one) && money(one.balance, one.currency, currencies)}</TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
