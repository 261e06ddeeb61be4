import { mostTries, pauseAfter } from './card-payment.rules.ts';

/** Why money did not go back to the card. `gatewayAway`: the gateway did not answer for so long that no more was asked. */
export const cardRefundFailures = [
  'cardClosed',
  'declined',
  'disputed',
  'alreadyRefunded',
  'noFunds',
  'paymentGone',
  'refused',
  'gatewayAway',
] as const;
export type CardRefundFailure = (typeof cardRefundFailures)[number];
/** Nobody has said that nothing went back: it is asked for again under the same key, and nobody gives it back in another way before that is known. */
export const isRefundUnsure = (failureCode: CardRefundFailure | null): boolean => failureCode === 'gatewayAway';

export const cardRefundStatuses = ['requested', 'succeeded', 'failed', 'otherwise'] as const;
export type CardRefundStatus = (typeof cardRefundStatuses)[number];

const day = 24 * 60 * 60_000;
/** How long the gateway is left alone. What it has taken and not sent yet it may keep for days, and then nobody gives it up. */
export const refundPauseAfter = (tries: number, isTaken: boolean): number => (isTaken ? day : pauseAfter(tries));
export const isRefundGivenUp = (tries: number, isTaken: boolean): boolean => !isTaken && tries >= mostTries;
