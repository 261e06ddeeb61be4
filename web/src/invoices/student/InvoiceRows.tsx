import { owedOf } from '@paideia/events/invoices/invoice.rules.ts';
import { type Currency, fullDate, money, useMessages } from '../../lib/i18n/index.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import type { OwnInvoiceRowFragment } from '../../generated/invoices/invoices.ts';
import { invoicePath } from '../invoice-paths.rules.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { ListRow } from './ListRow.tsx';

type Props = {
  readonly items: readonly OwnInvoiceRowFragment[];
  readonly currencies: readonly Currency[];
};

/** The invoices on phones. */
export function InvoiceRows({ items, currencies }: Props) {
  const t = useMessages(invoicesMessages);
  return (
    <ul>
      {items.map(({ _id, number, date, dueDate, status, state, currency, total, balance }) => (
        <ListRow
          key={_id}
          to={invoicePath(_id)}
          title={status === 'deleted' ? <s>{number ?? t('unnumbered')}</s> : (number ?? t('unnumbered'))}
          value={
            <>
              <small>{t('balance')}</small> {money(owedOf({ status, balance }), currency, currencies)}
            </>
          }
          note={
            <>
              {t('total')} {money(total, currency, currencies)}
              <br />
              {t('issuedDue', { issued: fullDate(date), due: fullDate(dueDate) })}
            </>
          }
          chip={<InvoiceStatus status={status} state={state} />}
        />
      ))}
    </ul>
  );
}
