import Box from '@mui/material/Box';
import { type Currency, number, percent, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import { PanelSection } from '../../lib/ui/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';
import type { StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';

const digits = (qty: number) => (Number.isInteger(qty) ? 0 : (String(qty).split('.')[1]?.length ?? 0));

type Props = {
  readonly invoice: StaffInvoiceDetailFragment;
  readonly currencies: readonly Currency[];
};

/** The lines of an invoice and their sum, in the width of a panel. */
export function InvoiceLines({ invoice, currencies }: Props) {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const { currency, lines, subtotal, taxRate, tax, total } = invoice;
  const plain = (amount: number) => plainMoney(amount, currency, currencies);
  return (
    <PanelSection title={t('lines')}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 14,
          lineHeight: '20px',
          fontVariantNumeric: 'tabular-nums',
          '& th': { fontWeight: 400, textAlign: 'start' },
          '& td, & th': { p: '6px 0', borderTop: '1px solid var(--line)', verticalAlign: 'top' },
          '& td': { textAlign: 'end', paddingInlineStart: '12px', whiteSpace: 'nowrap' },
          '& tfoot td, & tfoot th': { border: 0, p: '3px 0', color: 'var(--ink-2)' },
          '& tfoot tr:first-of-type > *': { borderTop: '1px solid var(--line)', pt: '6px' },
          '& tfoot tr:last-of-type > *': { color: 'var(--ink)', fontWeight: 600 },
        }}
      >
        <tbody>
          {lines.map(({ particulars, qty, price, amount }, index) => (
            <tr key={index}>
              <th scope="row">
                <b style={{ fontWeight: 600 }}>{particulars}</b>
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}>
                  {t('qtyPrice', { qty: number(qty, digits(qty)), price: plain(price) })}
                </Box>
              </th>
              <td>{plain(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('subtotal')}</th>
            <td>{plain(subtotal)}</td>
          </tr>
          <tr>
            <th scope="row">{words('taxAt', { rate: percent(taxRate, 2) })}</th>
            <td>{plain(tax)}</td>
          </tr>
          <tr>
            <th scope="row">{words('totalIn', { currency })}</th>
            <td>{plain(total)}</td>
          </tr>
        </tfoot>
      </Box>
    </PanelSection>
  );
}
