import { idFrom } from '../kernel/uuid.ts';

/** The id of the card payment of an instalment: the same for the same try, so that neither a crash nor a second instance charges anything twice. */
export const chargeIdOf = (planId: string, sequence: number, attempt: number): string =>
  idFrom('instalment', planId, sequence, attempt);
