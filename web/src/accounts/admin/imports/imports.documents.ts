import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ImportOutcome, UndoOutcome } from '@paideia/events/accounts/user-import.events.ts';

export type ImportRow = {
  readonly id: string;
  readonly fileName: string;
  readonly status: string;
  readonly regionName: string | null;
  readonly startedByName: string | null;
  readonly startedAt: string;
  readonly rowCount: number;
  readonly settled: number;
  readonly invited: number;
  readonly emailTaken: number;
  readonly cancelled: number;
  readonly refused: number;
  readonly retracted: number;
  readonly left: number;
};
export type ImportedRow = {
  readonly id: string;
  readonly line: number;
  readonly userId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly outcome: ImportOutcome | null;
  readonly undo: UndoOutcome | null;
  readonly leftBecause: string | null;
};
type Rows = { readonly items: readonly ImportedRow[]; readonly total: number; readonly more: boolean };
const whole = gql`
  fragment WholeImport on UserImport {
    id
    fileName
    status
    regionName
    startedByName
    startedAt
    rowCount
    settled
    invited
    emailTaken
    cancelled
    refused
    retracted
    left
  }
`;
export const AllUserImportsDocument = gql`
  query allUserImports($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: UserImportFilter) {
    allUserImports(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...WholeImport
      }
      total
      more
      next
    }
  }
  ${whole}
`;
export const UserImportDocument: TypedDocumentNode<{ readonly UserImport: ImportRow }, { readonly id: string }> = gql`
  query UserImport($id: ID!) {
    UserImport(id: $id) {
      ...WholeImport
    }
  }
  ${whole}
`;
type Page = {
  readonly id: string;
  readonly page: number;
  readonly perPage: number;
  readonly outcome: string | null;
  readonly undo: string | null;
};
export const UserImportRowsDocument: TypedDocumentNode<
  { readonly UserImport: { readonly id: string; readonly rows: Rows } },
  Page
> = gql`
  query userImportRows($id: ID!, $page: Int, $perPage: Int, $outcome: String, $undo: String) {
    UserImport(id: $id) {
      id
      rows(page: $page, perPage: $perPage, outcome: $outcome, undo: $undo) {
        items {
          id
          line
          userId
          name
          email
          outcome
          undo
          leftBecause
        }
        total
        more
      }
    }
  }
`;
type Act = TypedDocumentNode<Record<string, ImportRow>, { readonly _id: string; readonly commandId?: string }>;
export const CancelUserImportDocument: Act = gql`
  mutation cancelUserImport($_id: ID!, $commandId: String) {
    cancelUserImport(_id: $_id, commandId: $commandId) {
      ...WholeImport
    }
  }
  ${whole}
`;
export const UndoUserImportDocument: Act = gql`
  mutation undoUserImport($_id: ID!, $commandId: String) {
    undoUserImport(_id: $_id, commandId: $commandId) {
      ...WholeImport
    }
  }
  ${whole}
`;
type Region = { readonly _id: string; readonly name: string; readonly zone: string; readonly closed: boolean };
/** Every region, with what says whether people can be imported into it. */
export const ImportRegionsDocument: TypedDocumentNode<
  { readonly regions: readonly Region[] },
  Record<string, never>
> = gql`
  query importRegions {
    regions {
      _id
      name
      zone
      closed
    }
  }
`;
