import { useApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { Rate } from '@paideia/events/reports/forex-conversion.rules.ts';
import { ForexRatesDocument } from '../../generated/forex-rates/admin/forex-rates.ts';

type Known = { readonly asked: string; readonly rates: readonly Rate[] | undefined };
type Rates = {
  readonly rates: readonly Rate[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
};

/**
 * The exchange rates of these currencies.
 * @param kept those that were known last; they count until the present ones are there, and where these cannot be asked for
 * @param keep is handed those of now
 */
export function useRates(
  currencies: readonly string[],
  kept: readonly Rate[],
  keep: (rates: readonly Rate[]) => void,
): Rates {
  const client = useApolloClient();
  const asked = currencies.join(' ');
  const [known, setKnown] = useState<Known>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (asked === '') return undefined;
    let isGone = false;
    const ratesOf = async (currency: string): Promise<readonly Rate[]> => {
      const { data } = await client.query({
        query: ForexRatesDocument,
        variables: { currency },
        fetchPolicy: 'network-only',
      });
      return data.forexRates.map(({ year, month, rate }) => ({ currency, year, month, rate }));
    };
    Promise.all(asked.split(' ').map(ratesOf)).then(
      (answers) => {
        if (isGone) return;
        const rates = answers.flat();
        setKnown({ asked, rates });
        keep(rates);
      },
      (error: unknown) => {
        console.error(error);
        if (!isGone) setKnown({ asked, rates: undefined });
      },
    );
    return () => void (isGone = true);
  }, [asked, client, keep, tries]);
  const isKnown = asked === '' || known?.asked === asked;
  return {
    rates: (isKnown && known?.rates) || kept,
    isAsking: !isKnown,
    hasFailed: asked !== '' && isKnown && known?.rates === undefined,
    again: () => {
      setKnown(undefined);
      setTries((n) => n + 1);
    },
  };
}
