import { gql, type TypedDocumentNode } from '@apollo/client';

type Invoice = {
  readonly id: string;
  readonly number: string | null;
  readonly dueDate: string;
  readonly status: string;
};
type Of = { readonly userId: string };
export const UserInvoicesDocument: TypedDocumentNode<
  { readonly allInvoiceAdmins: { readonly items: readonly Invoice[] } },
  Of
> = gql`
  query userInvoices($userId: ID!) {
    allInvoiceAdmins(page: 0, perPage: 25, sortField: "date", sortOrder: "DESC", filter: { userId: $userId }) {
      items {
        id
        number
        dueDate
        status
      }
    }
  }
`;
type Happening = {
  readonly id: string;
  readonly sentence: string;
  readonly at: string;
  readonly actorId: string | null;
  readonly actorName: string;
};
type Activity = { readonly allAuditEvents: { readonly items: readonly Happening[]; readonly total: number } };
/** What the system log says about a person, the latest first; for those who may read it. */
export const UserActivityDocument: TypedDocumentNode<Activity, Of> = gql`
  query userActivity($userId: ID!) {
    allAuditEvents(page: 0, perPage: 50, sortField: "at", sortOrder: "DESC", filter: { subjectId: $userId }) {
      items {
        id
        sentence
        at
        actorId
        actorName
      }
      total
    }
  }
`;
