import { useApolloClient } from '@apollo/client';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { cardEntryMessages } from '../../cards/cards.messages.ts';
import { loadStripe } from '../../cards/cards.parts.ts';
import { AuthenticateCardPaymentDocument } from '../../generated/card-payments/card-payments.ts';
import { errorText, sendFile } from '../../lib/data/index.ts';
import { useActs } from '../../lib/forms/index.ts';
import { currentLocale, languageTag, useMessages } from '../../lib/i18n/index.ts';
import { useFocusRelease } from '../../lib/ui/index.ts';
import { cardPaymentsMessages } from '../card-payments.messages.ts';

type Props = {
  readonly cardPaymentId: string;
  /** As people read it. */
  readonly amount: string;
  /** What they said is known: the payment is to be read again. */
  readonly onAnswered: () => unknown;
};

/** The bank waits for the holder of the card, who is asked in the window of the gateway. Where no money moves, two buttons stand in for the bank. */
export function AuthenticatePayment({ cardPaymentId, amount, onAnswered }: Props) {
  const t = useMessages(cardPaymentsMessages);
  const entry = useMessages(cardEntryMessages);
  const client = useApolloClient();
  const acts = useActs(onAnswered);
  const release = useFocusRelease();
  const [isTrial, setTrial] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ask = async () => {
    const mutation = AuthenticateCardPaymentDocument;
    const { data } = await client.mutate({ mutation, variables: { cardPaymentId }, fetchPolicy: 'no-cache' });
    return data!.authenticateCardPayment;
  };
  const begin = async () => {
    setRefusal(undefined);
    const { gateway, isWaiting, clientSecret, publicKey } = await ask();
    if (!isWaiting) return;
    if (gateway === 'trial') return setTrial(true);
    const stripe = await loadStripe(publicKey ?? '', languageTag(currentLocale())).catch(() => undefined);
    if (!stripe) return setRefusal(entry('notLoaded'));
    const { error } = await release(() => stripe.handleNextAction({ clientSecret: clientSecret ?? '' }));
    // What the bank was told counts, not what the window says; but as long as it waits, the window may say why.
    if ((await ask()).isWaiting) setRefusal(error?.message);
  };
  const say = async (isConfirmed: boolean) => {
    const answer = new Blob([JSON.stringify({ cardPaymentId, isConfirmed })]);
    await sendFile('/trial-gateway/authentications', answer, 'application/json');
    await ask();
  };
  const button = (label: string, act: () => Promise<unknown>, variant: 'contained' | 'outlined' = 'contained') => (
    <Button variant={variant} disabled={acts.isBusy} onClick={() => void acts.attempt(act)}>
      {label}
    </Button>
  );
  return (
    <>
      <Alert severity="info">
        <b>{t('authenticate', { amount })}</b>
        <br />
        {t('authenticateMeans')}
      </Alert>
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      {acts.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
      {isTrial && (
        <Alert severity="warning">
          <AlertTitle sx={{ m: 0 }}>{entry('trial')}</AlertTitle>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px' }}>
        {isTrial ? (
          <>
            {button(t('trialConfirm'), () => say(true))}
            {button(t('trialRefuse'), () => say(false), 'outlined')}
          </>
        ) : (
          button(t('authenticateNow'), begin)
        )}
      </Box>
    </>
  );
}
