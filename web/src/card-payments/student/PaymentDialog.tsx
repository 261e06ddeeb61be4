import { useApolloClient, useQuery } from '@apollo/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { CardPaymentDocument, type CardPaymentFieldsFragment } from '../../generated/card-payments/card-payments.ts';
import { InvoiceDocument } from '../../generated/invoices/invoices.ts';
import { transactionPath } from '../../invoices/invoice-paths.rules.ts';
import { type Remote, useLogged } from '../../lib/data/index.ts';
import { type Currency, kernelMessages, money, useMessages } from '../../lib/i18n/index.ts';
import { AppLink, DataScreen, ModalDialog, Spinner } from '../../lib/ui/index.ts';
import { cardPaymentsMessages } from '../card-payments.messages.ts';
import { AuthenticatePayment } from './AuthenticatePayment.tsx';

/** Who waits for the gateway itself waits for minutes to hours. */
const [everyMs, delayedEveryMs] = [1_500, 15_000];
const hasEnded = ({ status, transactionId }: CardPaymentFieldsFragment) =>
  status === 'failed' || (status === 'succeeded' && transactionId !== null);

/** The payment as it is now, asked again until it has ended and is booked; the invoice is asked again when the dialog is closed. */
function useFollowed(_id: string): Remote<CardPaymentFieldsFragment> {
  const client = useApolloClient();
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(CardPaymentDocument, {
    variables: { _id },
    fetchPolicy: 'no-cache',
    skipPollAttempt: () => document.hidden,
  });
  useLogged(error);
  const payment = data?.cardPayment;
  const isOver = payment !== undefined && hasEnded(payment);
  const isDelayed = typeof payment?.retryAt === 'string';
  useEffect(() => {
    if (!isOver) startPolling(isDelayed ? delayedEveryMs : everyMs);
    return stopPolling;
  }, [isOver, isDelayed, startPolling, stopPolling]);
  // Not before it was read: on an invoice that is paid, nothing of paying is shown any more.
  useEffect(
    () => (isOver ? () => void client.refetchQueries({ include: [InvoiceDocument] }) : undefined),
    [isOver, client],
  );
  return {
    data: payment,
    error: payment ? undefined : error,
    isLoading: loading && !payment,
    isRefreshing: false,
    again: () => refetch(),
  };
}

type Props = {
  readonly _id: string;
  readonly title: string;
  readonly currencies: readonly Currency[];
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** Says what becomes of a payment. Whoever closes it stops nothing. */
export function PaymentDialog({ _id, title, currencies, onAgain, onClose }: Props) {
  const t = useMessages(cardPaymentsMessages);
  const kernel = useMessages(kernelMessages);
  const remote = useFollowed(_id);
  return (
    <ModalDialog open title={title} onClose={onClose}>
      <DataScreen remote={remote}>
        {(payment) => {
          const amount = money(payment.amount, payment.currency, currencies);
          return (
            <Box aria-live="polite" sx={{ display: 'grid', gap: '15px' }}>
              {!hasEnded(payment) && payment.authenticateBy !== null && (
                <AuthenticatePayment cardPaymentId={_id} amount={amount} onAnswered={remote.again} />
              )}
              {!hasEnded(payment) &&
                payment.authenticateBy === null &&
                (payment.retryAt === null ? (
                  <>
                    <Spinner />
                    <p>{t('underWay', { amount })}</p>
                  </>
                ) : (
                  <Alert severity="warning">{t('delayed')}</Alert>
                ))}
              {payment.status === 'succeeded' && payment.transactionId !== null && (
                <>
                  <Alert severity="success">{t('succeeded', { amount })}</Alert>
                  <AppLink to={transactionPath(payment.transactionId)}>{t('receipt')}</AppLink>
                </>
              )}
              {/* Nobody has said that nothing was charged, so that it is not offered to pay again. */}
              {payment.isUnsure && (
                <Alert severity="warning">
                  <b>{t('unsure', { amount })}</b>
                  <br />
                  {payment.failure} {t('unsureMeans')}
                </Alert>
              )}
              {payment.status === 'failed' && !payment.isUnsure && (
                <>
                  <Alert severity="error">
                    <b>{t('failed', { amount })}</b>
                    <br />
                    {payment.failure}
                  </Alert>
                  <Button variant="contained" onClick={onAgain} sx={{ justifySelf: 'start' }}>
                    {kernel('tryAgain')}
                  </Button>
                </>
              )}
            </Box>
          );
        }}
      </DataScreen>
    </ModalDialog>
  );
}
