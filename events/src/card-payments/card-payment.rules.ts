/** Why a card payment failed. `gatewayAway`: the gateway did not answer for so long that no more was asked. */
export const cardFailures = [
  'declined',
  'insufficientFunds',
  'expired',
  'securityCode',
  'authentication',
  'cardGone',
  'refused',
  'gatewayAway',
] as const;
export type CardFailure = (typeof cardFailures)[number];
/** It failed without an answer, given up or for want of the card, and may still turn out to be paid. */
export const isUnanswered = (failureCode: string | null | undefined): boolean =>
  failureCode === 'gatewayAway' || failureCode === 'cardGone';
/** So is one of a card that was gone at the second try or later: what became of the tries before is not known. At the first nothing had been asked. */
export const isUnsure = (failureCode: string | null | undefined, tries: number): boolean =>
  failureCode === 'gatewayAway' || (isUnanswered(failureCode) && tries > 1);

const minute = 60_000;
/** How long a bank's question is left to the holder of the card. Until then the invoice is held for this payment; afterwards it is given up. */
export const authenticationMs = 15 * minute;
/** How long the gateway is left alone after so many tries that it did not answer. */
const pauses = [10_000, 30_000, minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute] as const;
/** The sum of the pauses stays well below a day: so long gateways remember what was asked under an id. */
export const mostTries = 20;
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
