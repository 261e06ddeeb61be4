import Box from '@mui/material/Box';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { AppLink, PanelSection } from '../../lib/ui/index.ts';
import { useCardRefundWords } from '../card-refund-words.ts';
import { pathOf } from '../invoice-paths.rules.ts';
import { invoicesMessages } from '../invoices.messages.ts';
import { billingMessages } from './billing.messages.ts';
import { CardRefundActs } from './CardRefundActs.tsx';
import { VoidAct } from './VoidAct.tsx';
import { owedOrStruck } from './invoice-ledger.ts';
import type { LedgerEntryFragment, StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import type { Print } from './use-billing-places.ts';

type Props = {
  readonly invoice: StaffInvoiceDetailFragment;
  readonly print: Print;
  readonly today: string;
  readonly again: () => Promise<unknown>;
};

const struck = { textDecoration: 'line-through' } as const;

/** All that was booked on an invoice, in the order of booking, and what is left. */
export function LedgerList({ invoice, print, today, again }: Props) {
  const t = useMessages(billingMessages);
  const words = useMessages(invoicesMessages);
  const refundWords = useCardRefundWords();
  const { currency, entries, status } = invoice;
  const about = ({
    type,
    method,
    reference,
    reason,
    receiptNumber,
    refundable,
    isVoided,
    voidedReason,
    overpaymentPart,
    chargePart,
    cardRefund,
  }: LedgerEntryFragment) => [
    [method && words(`method${method}`), receiptNumber, reference].filter(Boolean).join(', '),
    type === 'REFUND' && t('split', { over: print(overpaymentPart, currency), charge: print(chargePart, currency) }),
    reason,
    isVoided && [t('voided'), voidedReason].filter(Boolean).join(': '),
    cardRefund && refundWords(cardRefund),
    refundable > 0 && t('stillRefundable', { amount: print(refundable, currency) }),
  ];
  return (
    <PanelSection title={t('ledger')}>
      <Box
        component="ol"
        sx={{
          fontSize: 14,
          lineHeight: '20px',
          '& li': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: '12px',
            py: '6px',
            borderTop: '1px solid var(--line)',
          },
          '& li > * + *': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {entries.map((entry) => (
          <li key={entry._id}>
            <div>
              <AppLink
                to={pathOf({ ...entry, invoiceId: invoice.id })}
                style={{ display: 'inline-block', padding: '3px 0', fontWeight: 600 }}
              >
                {words(`type${entry.type}`)}
              </AppLink>{' '}
              <span style={{ color: 'var(--ink-2)' }}>{fullDate(entry.date)}</span>
              {about(entry)
                .filter((text) => text)
                .map((text) => (
                  <Box
                    key={String(text)}
                    sx={{ fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)', overflowWrap: 'anywhere' }}
                  >
                    {text}
                  </Box>
                ))}
              <VoidAct invoice={invoice} entry={entry} print={print} today={today} again={again} />
              <CardRefundActs invoice={invoice} entry={entry} amount={print(entry.amount, currency)} again={again} />
            </div>
            <span style={{ whiteSpace: 'nowrap', ...(entry.isVoided && struck) }}>{print(entry.amount, currency)}</span>
          </li>
        ))}
        <li>
          <b style={{ fontWeight: 600 }}>{t('balance')}</b>
          <b style={{ fontWeight: 600, ...(status === 'deleted' && struck) }}>
            {print(owedOrStruck(invoice), currency)}
          </b>
        </li>
      </Box>
    </PanelSection>
  );
}
