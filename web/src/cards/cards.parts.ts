import { lazyPart } from '../lib/ui/index.ts';

/** Whoever pays by card may add one. */
export const AddCardDialog = lazyPart(async () => (await import('./student/AddCardDialog.tsx')).AddCardDialog, null);

/** Whoever pays by a card about which the bank asks confirms it in the window of Stripe. */
export const loadStripe: (typeof import('./student/load-stripe.ts'))['loadStripe'] = async (...asked) =>
  (await import('./student/load-stripe.ts')).loadStripe(...asked);
