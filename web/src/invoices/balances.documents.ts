import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Currency } from '../lib/i18n/index.ts';
import { currencyFields } from './invoices.documents.ts';

export type Balance = { readonly currency: string; readonly balance: number };
export type Balances = { readonly myBalances: readonly Balance[]; readonly currencies: readonly Currency[] };
export const BalancesDocument: TypedDocumentNode<Balances, Record<string, never>> = gql`
  query myBalances {
    myBalances {
      currency
      balance
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${currencyFields}
`;
