import { gql, type TypedDocumentNode } from '@apollo/client';

export type OwnErasureRequest = { readonly requestedAt: string; readonly reason: string | null };
export const OwnErasureRequestDocument: TypedDocumentNode<
  { readonly ownErasureRequest: OwnErasureRequest | null },
  Record<string, never>
> = gql`
  query ownErasureRequest {
    ownErasureRequest {
      requestedAt
      reason
    }
  }
`;
export const RequestErasureDocument: TypedDocumentNode<
  { readonly requestErasure: OwnErasureRequest | null },
  { readonly reason: string | null; readonly commandId?: string }
> = gql`
  mutation requestErasure($reason: String, $commandId: String) {
    requestErasure(reason: $reason, commandId: $commandId) {
      requestedAt
      reason
    }
  }
`;
export const WithdrawErasureRequestDocument: TypedDocumentNode<
  { readonly withdrawErasureRequest: OwnErasureRequest | null },
  { readonly commandId?: string }
> = gql`
  mutation withdrawErasureRequest($commandId: String) {
    withdrawErasureRequest(commandId: $commandId) {
      requestedAt
      reason
    }
  }
`;
