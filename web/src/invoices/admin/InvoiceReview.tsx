import { useEffect, useState } from 'react';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { AppLink, FactList } from '../../lib/ui/index.ts';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';
import { InvoiceAdminDocument, type StaffInvoiceDetailFragment } from '../../generated/invoices/admin/invoice-admin.ts';
import { DeleteButton, InvoiceButtons } from './InvoiceButtons.tsx';
import { InvoiceDialog } from './InvoiceDialogs.tsx';
import { owedOrStruck } from './invoice-ledger.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { LedgerList } from './LedgerList.tsx';
import { useBillingPlaces } from './use-billing-places.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { ownInvoice } from '../invoices.screens.ts';
import { useInvoiceActs, type InvoiceAct } from './use-invoice-acts.ts';
import { EventHistory, Calculation } from '../../lib/why/index.ts';

const pause = 1500;
const struck = { textDecoration: 'line-through', fontWeight: 400 } as const;
/** Numbers are given out a moment after something was booked, and the payment service answers about as soon. */
const isChanging = ({ number, entries }: StaffInvoiceDetailFragment) =>
  number === null ||
  entries.some(
    ({ receiptNumber, cardRefund }) =>
      receiptNumber === null || (cardRefund?.status === 'requested' && cardRefund.retryAt === null),
  );

/** One invoice beside the list: its lines, its ledger, its history, and what can be booked on it. */
export function InvoiceReview({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(billingMessages);
  const user = useUser();
  const { places, currencies, print } = useBillingPlaces();
  const remote = useRemote(InvoiceAdminDocument, { id }, ({ InvoiceAdmin }) => InvoiceAdmin);
  const acts = useInvoiceActs(remote.again);
  const [act, setAct] = useState<InvoiceAct>();
  const invoice = remote.data?.id === id ? remote.data : undefined;
  const name = invoice?.number ?? t('invoice');
  const today = dayOf(new Date(), places?.regions.find(({ _id }) => _id === invoice?.regionId)?.timeZone);
  const waits = invoice !== undefined && isChanging(invoice);
  const { again } = remote;
  // Or when the service that does it is there again.
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void again().catch(() => undefined), pause);
    return () => clearInterval(timer);
  }, [waits]);
  const ask = (wanted: InvoiceAct) => {
    acts.forget();
    setAct(wanted);
  };
  return (
    <>
      <RecordPanel
        id={id}
        remote={{ ...remote, data: invoice }}
        gone={t('gone')}
        isOvertaken={acts.isOvertaken && act === undefined}
        title={name}
        caption={
          invoice && (
            <>
              {invoice.studentName ?? t('erased')} ·{' '}
              {mayOpen(user, studentRecord) && (
                <>
                  <AppLink
                    to={addressOf(studentRecord, { id: invoice.userId })}
                    style={{ textDecoration: 'underline' }}
                  >
                    {labelOf(studentRecord)}
                  </AppLink>{' '}
                  ·{' '}
                </>
              )}
              <AppLink to={addressOf(ownInvoice, { _id: invoice.id })} style={{ textDecoration: 'underline' }}>
                {t('paper')}
              </AppLink>
            </>
          )
        }
        onClose={onClose}
        footer={invoice && invoice.status !== 'deleted' ? <InvoiceButtons invoice={invoice} onAsk={ask} /> : undefined}
      >
        {(loaded) => (
          <>
            {' '}
            <FactList
              facts={[
                [t('status'), <InvoiceStatus key="status" status={loaded.status} state={loaded.state} />],
                [
                  t('balance'),
                  <b key="balance" style={loaded.status === 'deleted' ? struck : { fontWeight: 600 }}>
                    {print(owedOrStruck(loaded), loaded.currency)}
                  </b>,
                ],
                [t('region'), loaded.regionName],
                [t('issued'), fullDate(loaded.date)],
                [t('due'), fullDate(loaded.dueDate)],
                [t('remarks'), loaded.remarks],
                [t('deletedReason'), loaded.deletedReason],
              ]}
            />
            <InvoiceLines invoice={loaded} currencies={currencies} />
            <LedgerList invoice={loaded} print={print} today={today} again={again} />
            <Calculation key={loaded._revision} kind="invoice" id={loaded.id} />
            <EventHistory kind="invoice" id={loaded.id} revision={loaded._revision} />
            <DeleteButton invoice={loaded} onAsk={ask} />
          </>
        )}
      </RecordPanel>
      {invoice && act && (
        <InvoiceDialog
          key={act}
          kind={act}
          invoice={invoice}
          name={name}
          acts={acts}
          currencies={currencies}
          print={print}
          today={today}
          done={t(`${act}Done`, { invoice: name })}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
