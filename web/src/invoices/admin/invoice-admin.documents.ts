import { gql, type TypedDocumentNode } from '@apollo/client';
import type { PaymentMethod, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import type { InvoiceStatus } from '@paideia/events/invoices/invoice.rules.ts';
import type { Currency } from '../../lib/i18n/index.ts';

/** All amounts are hundredths of the invoice's currency; dates are local to its region. */
export type BilledRow = {
  readonly id: string;
  readonly _revision: number;
  /** Null for the moment until it is given out. */
  readonly number: string | null;
  readonly userId: string;
  readonly studentName: string | null;
  readonly regionId: string;
  readonly regionName: string | null;
  readonly currency: string;
  readonly date: string;
  readonly dueDate: string;
  readonly total: number;
  readonly balance: number;
  readonly status: InvoiceStatus;
};
/** One entry of its ledger: charged or given back is above zero, paid or credited below. */
export type LedgerEntry = {
  readonly _id: string;
  /** What a refund names as its payment. */
  readonly entryId: string;
  readonly type: TransactionType;
  readonly amount: number;
  readonly date: string;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly receiptNumber: string | null;
  /** Of a payment: how much can still be given back. */
  readonly refundable: number;
  readonly overpaymentPart: number;
  readonly chargePart: number;
};
export type Billed = BilledRow & {
  readonly lines: readonly {
    readonly particulars: string;
    readonly qty: number;
    readonly price: number;
    readonly amount: number;
  }[];
  readonly taxRate: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly credited: number;
  readonly paid: number;
  readonly remarks: string | null;
  readonly deletedReason: string | null;
  readonly isDeletable: boolean;
  readonly creditable: number;
  readonly entries: readonly LedgerEntry[];
};
const row = gql`
  fragment StaffInvoiceRow on Invoice {
    id
    _revision
    number
    userId
    studentName
    regionId
    regionName
    currency
    date
    dueDate
    total
    balance
    status
  }
`;
/** All that the panel of an invoice shows. */
export const billedFields = gql`
  fragment StaffInvoiceDetail on Invoice {
    ...StaffInvoiceRow
    lines {
      particulars
      qty
      price
      amount
    }
    taxRate
    subtotal
    tax
    credited
    paid
    remarks
    deletedReason
    isDeletable
    creditable
    entries {
      _id
      entryId
      type
      amount
      date
      method
      reference
      reason
      receiptNumber
      refundable
      overpaymentPart
      chargePart
    }
  }
  ${row}
`;
export const AllInvoicesDocument = gql`
  query allInvoiceAdmins($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: InvoiceFilter) {
    allInvoiceAdmins(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...StaffInvoiceRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const BilledDocument: TypedDocumentNode<{ readonly InvoiceAdmin: Billed }, { readonly id: string }> = gql`
  query InvoiceAdmin($id: ID!) {
    InvoiceAdmin(id: $id) {
      ...StaffInvoiceDetail
    }
  }
  ${billedFields}
`;
export type CurrencyTotals = {
  readonly currency: string;
  readonly count: number;
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
  readonly balance: number;
};
export type InvoiceTotals = { readonly currencies: readonly CurrencyTotals[]; readonly more: boolean };
export const InvoiceTotalsDocument: TypedDocumentNode<
  { readonly invoiceTotals: InvoiceTotals },
  { readonly filter: Readonly<Record<string, string | undefined>> }
> = gql`
  query invoiceTotals($filter: InvoiceFilter) {
    invoiceTotals(filter: $filter) {
      currencies {
        currency
        count
        total
        credited
        paid
        refunded
        balance
      }
      more
    }
  }
`;
export type BillingPlaces = {
  readonly regions: readonly { readonly _id: string; readonly name: string; readonly currency: string }[];
  readonly currencies: readonly (Currency & { readonly label: string })[];
};
export const BillingPlacesDocument: TypedDocumentNode<BillingPlaces, Record<string, never>> = gql`
  query billingPlaces {
    regions {
      _id
      name
      currency
    }
    currencies {
      label
      value
      decimals
    }
  }
`;
