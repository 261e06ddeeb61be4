import { gql, type TypedDocumentNode } from '@apollo/client';
import type { PaymentMethod } from '@paideia/events/invoices/invoice.events.ts';
import { billedFields, type Billed } from './invoice-admin.documents.ts';

type Sent = { readonly commandId?: string };
type Seen = Sent & { readonly _id: string; readonly expectedRevision: number };
export type PaymentWish = Sent & {
  readonly _id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly date: string;
  readonly reference: string | null;
};
export const RecordPaymentDocument: TypedDocumentNode<{ readonly recordPayment: Billed }, PaymentWish> = gql`
  mutation recordPayment(
    $_id: ID!
    $paymentId: ID!
    $amount: Float!
    $method: String!
    $date: String
    $reference: String
    $commandId: String
  ) {
    recordPayment(
      _id: $_id
      paymentId: $paymentId
      amount: $amount
      method: $method
      date: $date
      reference: $reference
      commandId: $commandId
    ) {
      ...StaffInvoiceDetail
    }
  }
  ${billedFields}
`;
type Correction = Seen & { readonly amount: number; readonly reason: string; readonly date: string };
export const IssueCreditNoteDocument: TypedDocumentNode<
  { readonly issueCreditNote: Billed },
  Correction & { readonly creditNoteId: string }
> = gql`
  mutation issueCreditNote(
    $_id: ID!
    $creditNoteId: ID!
    $amount: Float!
    $reason: String!
    $date: String
    $expectedRevision: Int!
    $commandId: String
  ) {
    issueCreditNote(
      _id: $_id
      creditNoteId: $creditNoteId
      amount: $amount
      reason: $reason
      date: $date
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffInvoiceDetail
    }
  }
  ${billedFields}
`;
export const IssueRefundDocument: TypedDocumentNode<
  { readonly issueRefund: Billed },
  Correction & { readonly refundId: string; readonly paymentId: string }
> = gql`
  mutation issueRefund(
    $_id: ID!
    $refundId: ID!
    $paymentId: ID!
    $amount: Float!
    $reason: String!
    $date: String
    $expectedRevision: Int!
    $commandId: String
  ) {
    issueRefund(
      _id: $_id
      refundId: $refundId
      paymentId: $paymentId
      amount: $amount
      reason: $reason
      date: $date
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffInvoiceDetail
    }
  }
  ${billedFields}
`;
export const DeleteInvoiceDocument: TypedDocumentNode<
  { readonly deleteInvoice: Billed },
  Seen & { readonly reason: string }
> = gql`
  mutation deleteInvoice($_id: ID!, $reason: String!, $expectedRevision: Int!, $commandId: String) {
    deleteInvoice(_id: $_id, reason: $reason, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffInvoiceDetail
    }
  }
  ${billedFields}
`;
