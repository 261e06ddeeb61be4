import { useMessages } from '../lib/i18n/index.ts';
import type { Transaction } from './invoices.documents.ts';
import { invoicesMessages } from './invoices.messages.ts';

const methods = {
  cash: 'methodcash',
  bank: 'methodbank',
  card: 'methodcard',
  cheque: 'methodcheque',
  plan: 'methodplan',
} as const;
const isMethod = (method: string): method is keyof typeof methods => method in methods;

/** How the ledger's entries are named. */
export function useTransactionWords() {
  const t = useMessages(invoicesMessages);
  return {
    /** "Payment R-2026-12", or without a number just "Payment". */
    title: ({ type, receiptNumber }: Pick<Transaction, 'type' | 'receiptNumber'>): string => {
      const title = t(`type${type}`);
      return receiptNumber ? t('titleNumber', { title, number: receiptNumber }) : title;
    },
    method: ({ method }: Pick<Transaction, 'method'>): string =>
      method === null ? '' : t(isMethod(method) ? methods[method] : 'methodother'),
  };
}
