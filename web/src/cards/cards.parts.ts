import { lazyPart } from '../lib/ui/index.ts';
import type { StripeScript } from './student/load-stripe.ts';

/** Whoever pays by card may add one. */
export const AddCardDialog = lazyPart(async () => (await import('./student/AddCardDialog.tsx')).AddCardDialog, null);

/** Whoever pays by a card about which the bank asks confirms it in the window of Stripe. */
export const loadStripe = async (publicKey: string, locale: string): Promise<StripeScript> =>
  (await import('./student/load-stripe.ts')).loadStripe(publicKey, locale);
