import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Currency } from '../lib/i18n/index.ts';
import { campusFields, type Campus } from '../lib/paper/campus.documents.ts';

/** All amounts are hundredths of the invoice's currency. */
export type InvoiceRow = {
  readonly _id: string;
  readonly number: string | null;
  readonly date: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly total: number;
  readonly balance: number;
  readonly status: string;
};
export type TransactionType = 'INVOICE' | 'PAYMENT' | 'REFUND' | 'CREDIT_NOTE';
export type Transaction = {
  readonly _id: string;
  readonly type: TransactionType;
  /** Null for the moment until it is numbered. */
  readonly receiptNumber: string | null;
  readonly date: string;
  readonly currency: string;
  /** What is charged or given back is above zero, what is paid or credited below. */
  readonly amount: number;
  /** What was owed in this currency afterwards. */
  readonly balance: number;
  readonly invoiceId: string;
  /** Its invoice; null once there is none. */
  readonly invoice: { readonly _id: string; readonly number: string | null } | null;
  readonly method: string | null;
};
export type InvoicePage = { readonly items: readonly InvoiceRow[]; readonly total: number; readonly more: boolean };
export type TransactionPage = {
  readonly items: readonly Transaction[];
  readonly total: number;
  readonly more: boolean;
};
type Paged = { readonly page: number; readonly perPage: number };

export const currencyFields = gql`
  fragment CurrencyFields on Currency {
    value
    decimals
  }
`;
export const transactionFields = gql`
  fragment TransactionFields on Transaction {
    _id
    type
    receiptNumber
    date
    currency
    amount
    balance
    invoiceId
    invoice {
      _id
      number
    }
    method
  }
`;
export type MyInvoices = { readonly myInvoices: InvoicePage; readonly currencies: readonly Currency[] };
export const MyInvoicesDocument: TypedDocumentNode<MyInvoices, Paged & { readonly status?: string }> = gql`
  query myInvoices($status: String, $page: Int, $perPage: Int) {
    myInvoices(status: $status, page: $page, perPage: $perPage) {
      items {
        _id
        number
        date
        dueDate
        currency
        total
        balance
        status
      }
      total
      more
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${currencyFields}
`;
export type Transactions = { readonly transactions: TransactionPage; readonly currencies: readonly Currency[] };
export const TransactionsDocument: TypedDocumentNode<Transactions, Paged & { readonly type?: TransactionType }> = gql`
  query transactions($type: String, $page: Int, $perPage: Int) {
    transactions(type: $type, page: $page, perPage: $perPage) {
      items {
        ...TransactionFields
      }
      total
      more
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${transactionFields}
  ${currencyFields}
`;

export type Invoice = InvoiceRow & {
  /** Null after an erasure. */
  readonly studentName: string | null;
  readonly userId: string;
  readonly regionId: string;
  readonly campus: Campus | null;
  readonly lines: readonly {
    readonly particulars: string;
    readonly qty: number;
    readonly price: number;
    readonly amount: number;
  }[];
  readonly subtotal: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly paid: number;
  readonly credited: number;
  /** Of what was paid too much, and of charges. */
  readonly refunded: number;
  /** The total less what was credited. */
  readonly amount: number;
  readonly remarks: string | null;
  /** All that was booked on it, itself first. */
  readonly entries: readonly Transaction[];
};
export type InvoiceAnswer = { readonly invoice: Invoice; readonly currencies: readonly Currency[] };
export const InvoiceDocument: TypedDocumentNode<InvoiceAnswer, { readonly _id: string }> = gql`
  query invoice($_id: ID!) {
    invoice(_id: $_id) {
      _id
      number
      date
      dueDate
      currency
      total
      balance
      status
      userId
      studentName
      regionId
      campus {
        ...CampusFields
      }
      lines {
        particulars
        qty
        price
        amount
      }
      subtotal
      taxRate
      tax
      paid
      credited
      refunded
      amount
      remarks
      entries {
        ...TransactionFields
      }
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${campusFields}
  ${transactionFields}
  ${currencyFields}
`;

export type TransactionDetail = Omit<Transaction, 'invoice'> & {
  readonly invoice: (NonNullable<Transaction['invoice']> & Pick<Invoice, 'userId' | 'studentName' | 'campus'>) | null;
  readonly reference: string | null;
  readonly reason: string | null;
};
export type TransactionAnswer = { readonly transaction: TransactionDetail; readonly currencies: readonly Currency[] };
export const TransactionDocument: TypedDocumentNode<TransactionAnswer, { readonly _id: string }> = gql`
  query transaction($_id: ID!) {
    transaction(_id: $_id) {
      ...TransactionFields
      reference
      reason
      invoice {
        userId
        studentName
        campus {
          ...CampusFields
        }
      }
    }
    currencies {
      ...CurrencyFields
    }
  }
  ${campusFields}
  ${transactionFields}
  ${currencyFields}
`;
