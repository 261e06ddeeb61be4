import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/data/index.ts';
import { Form, useActs } from '../../lib/forms/index.ts';
import { currentLocale, languageTag, useMessages } from '../../lib/i18n/index.ts';
import { Spinner, useFocusRelease } from '../../lib/ui/index.ts';
import { cardEntryMessages, cardsMessages } from '../cards.messages.ts';
import { loadStripe, type StripeField, type StripeScript } from './load-stripe.ts';
import type { EntryProps } from './TrialCardForm.tsx';

type Ready = { readonly stripe: StripeScript; readonly field: StripeField };
/** The frame is Stripe's: our variables do not reach into it. */
const inkOf = (element: Element) => {
  const { color, fontFamily } = getComputedStyle(element);
  return { base: { color, iconColor: color, fontFamily, fontSize: '16px' } };
};

/** Stripe's own field: what is typed there goes to Stripe and never passes our page. */
export function StripeCardForm({ setup: { publicKey, clientSecret }, save }: EntryProps) {
  const t = useMessages(cardEntryMessages);
  const words = useMessages(cardsMessages);
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready | 'failed'>();
  const [refusal, setRefusal] = useState<string>();
  const acts = useActs();
  const release = useFocusRelease();
  useEffect(() => {
    let [field, isGone] = [undefined as StripeField | undefined, false];
    loadStripe(publicKey ?? '', languageTag(currentLocale())).then(
      (stripe) => {
        if (isGone || !place.current) return;
        field = stripe.elements({}).create('card', { style: inkOf(place.current), hidePostalCode: true });
        field.mount(place.current);
        setReady({ stripe, field });
      },
      () => setReady('failed'),
    );
    return () => {
      isGone = true;
      field?.destroy();
    };
  }, [publicKey]);
  const enter = async () => {
    if (ready === undefined || ready === 'failed') return;
    setRefusal(undefined);
    const { error } = await release(() =>
      ready.stripe.confirmCardSetup(clientSecret ?? '', { payment_method: { card: ready.field } }),
    );
    if (error) setRefusal(error.message ?? t('wrongSetup'));
    else await save();
  };
  if (ready === 'failed') return <Alert severity="error">{t('notLoaded')}</Alert>;
  return (
    <Form
      id="card"
      name={words('add')}
      label={words('save')}
      isDisabled={acts.isBusy || ready === undefined}
      onSubmit={() => acts.isBusy || acts.attempt(enter)}
    >
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      {acts.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
      {ready === undefined && <Spinner />}
      <Box
        ref={place}
        role="group"
        aria-label={t('number')}
        sx={{ p: '12px', border: '1px solid var(--line)', borderRadius: '8px', color: 'var(--ink)', minHeight: 44 }}
      />
    </Form>
  );
}
