import { useMessages } from '../lib/i18n/index.ts';
import type { TransactionFieldsFragment } from '../generated/invoices/invoices.ts';
import { invoicesMessages } from './invoices.messages.ts';

const methods = {
  cash: 'methodcash',
  bank: 'methodbank',
  card: 'methodcard',
  cheque: 'methodcheque',
  plan: 'methodplan',
} as const;
const isMethod = (method: string): method is keyof typeof methods => method in methods;

/** It says how the ledger's entries are named. */
export function useTransactionWords() {
  const t = useMessages(invoicesMessages);
  return {
    /** It says "Payment R-2026-12", or without a number just "Payment". */
    title: ({ type, receiptNumber }: Pick<TransactionFieldsFragment, 'type' | 'receiptNumber'>): string => {
      const title = t(`type${type}`);
      return receiptNumber ? t('titleNumber', { title, number: receiptNumber }) : title;
    },
    method: ({ method }: Pick<TransactionFieldsFragment, 'method'>): string =>
      method === null ? '' : t(isMethod(method) ? methods[method] : 'methodother'),
  };
}
