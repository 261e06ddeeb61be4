import { useCallback } from 'react';
import { useRemote } from '../../lib/data/index.ts';
import { type Currency, money } from '../../lib/i18n/index.ts';
import { BillingPlacesDocument, type BillingPlacesQuery } from '../../generated/invoices/admin/invoice-admin.ts';

const none: readonly Currency[] = [];
export type Print = (amount: number, currency: string) => string;

/** Regions with their currencies, and how money is printed; until they are there, with the usual digits. */
export function useBillingPlaces(): {
  readonly places: BillingPlacesQuery | undefined;
  readonly currencies: readonly Currency[];
  readonly print: Print;
} {
  const { data } = useRemote(BillingPlacesDocument, {}, (answer) => answer);
  const currencies = data?.currencies ?? none;
  const print = useCallback<Print>((amount, currency) => money(amount, currency, currencies), [currencies]);
  return { places: data, currencies, print };
}
