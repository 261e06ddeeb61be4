import { useMessages } from '../lib/i18n/index.ts';
import type { CardRefundFieldsFragment } from '../generated/invoices/card-refund.ts';
import { invoicesMessages } from './invoices.messages.ts';

/** It says what became of a refund that was to go back to the card, and why it did not. */
export function useCardRefundWords(): (refund: CardRefundFieldsFragment) => string {
  const t = useMessages(invoicesMessages);
  return ({ status, retryAt, isUnsure, failure, endingDigits }) => {
    // Nobody knows them of a person who was erased.
    const digits = endingDigits ?? '••••';
    if (status === 'requested') return t(retryAt === null ? 'refundUnderWay' : 'refundWaits', { digits });
    if (status === 'succeeded') return t('refundSucceeded', { digits });
    if (status === 'otherwise') return t('refundOtherwise');
    return [!isUnsure && t('refundFailed', { digits }), failure].filter(Boolean).join(' ');
  };
}
