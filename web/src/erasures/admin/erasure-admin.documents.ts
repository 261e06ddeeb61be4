import { gql, type TypedDocumentNode } from '@apollo/client';

export type Erasure = {
  readonly id: string;
  readonly fullName: string;
  readonly status: 'none' | 'requested' | 'started' | 'erased' | 'completed';
  readonly requestedAt: string | null;
  readonly reason: string | null;
  readonly startedAt: string | null;
  readonly startedByName: string | null;
  readonly erasedAt: string | null;
  readonly completedAt: string | null;
  readonly rebuilt: number;
  readonly toRebuild: number;
  readonly result: {
    readonly unreadable: number;
    readonly models: number;
    readonly events: number;
    readonly signed: number;
  } | null;
};
const erasureFields = gql`
  fragment erasureFields on Erasure {
    id
    fullName
    status
    requestedAt
    reason
    startedAt
    startedByName
    erasedAt
    completedAt
    rebuilt
    toRebuild
    result {
      unreadable
      models
      events
      signed
    }
  }
`;
export const ErasureDocument: TypedDocumentNode<{ readonly erasure: Erasure }, { readonly userId: string }> = gql`
  query erasure($userId: ID!) {
    erasure(userId: $userId) {
      ...erasureFields
    }
  }
  ${erasureFields}
`;
export const OpenErasuresDocument: TypedDocumentNode<
  { readonly openErasures: readonly Pick<Erasure, 'id' | 'fullName' | 'status'>[] },
  Record<string, never>
> = gql`
  query openErasures {
    openErasures {
      id
      fullName
      status
    }
  }
`;
export const EraseUserDocument: TypedDocumentNode<
  { readonly eraseUser: Erasure },
  { readonly _id: string; readonly name: string; readonly commandId?: string }
> = gql`
  mutation eraseUser($_id: ID!, $name: String!, $commandId: String) {
    eraseUser(_id: $_id, name: $name, commandId: $commandId) {
      ...erasureFields
    }
  }
  ${erasureFields}
`;
