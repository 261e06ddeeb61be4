import { gql, type TypedDocumentNode } from '@apollo/client';

/** Prices in hundredths, the rate in percent. */
export type InvoiceInput = {
  readonly _id: string;
  readonly userId: string;
  readonly regionId: string;
  readonly currency: string;
  readonly lines: readonly { readonly particulars: string; readonly qty: number; readonly price: number }[];
  readonly taxRate: number;
  readonly date: string | null;
  readonly dueDate: string;
  readonly remarks: string | null;
};
type Issued = { readonly id: string; readonly number: string | null };
export const IssueInvoiceDocument: TypedDocumentNode<
  { readonly issueInvoice: Issued },
  { readonly input: InvoiceInput; readonly commandId?: string }
> = gql`
  mutation issueInvoice($input: InvoiceInput!, $commandId: String) {
    issueInvoice(input: $input, commandId: $commandId) {
      id
      number
    }
  }
`;
export type FoundStudent = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly regions: readonly { readonly _id: string; readonly name: string }[];
  readonly groups: readonly { readonly _id: string; readonly name: string }[];
};
export const FindStudentsDocument: TypedDocumentNode<
  { readonly billableStudents: readonly FoundStudent[] },
  { readonly q: string }
> = gql`
  query findStudents($q: String!) {
    billableStudents(q: $q) {
      id
      fullName
      email
      regions {
        _id
        name
      }
      groups {
        _id
        name
      }
    }
  }
`;
export type BilledStudent = { readonly userId: string; readonly name: string | null };
export type GroupStudents = {
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly currency: string | null;
  readonly students: readonly BilledStudent[];
};
export const GroupStudentsDocument: TypedDocumentNode<
  { readonly groupStudents: GroupStudents },
  { readonly groupId: string }
> = gql`
  query groupStudents($groupId: ID!) {
    groupStudents(groupId: $groupId) {
      groupId
      groupName
      regionId
      currency
      students {
        userId
        name
      }
    }
  }
`;
