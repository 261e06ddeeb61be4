import { gql, type TypedDocumentNode } from '@apollo/client';

/** Whether a region takes cards, and the gateway's public key there. */
export type CardConfig = { readonly publicKey: string | null; readonly available: boolean };
export const CardConfigDocument: TypedDocumentNode<{ readonly cardConfig: CardConfig }, { readonly regionId: string }> =
  gql`
    query cardConfig($regionId: ID!) {
      cardConfig(regionId: $regionId) {
        publicKey
        available
      }
    }
  `;
