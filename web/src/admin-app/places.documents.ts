import { gql, type TypedDocumentNode } from '@apollo/client';

type Named = { readonly _id: string; readonly name: string };
export type Places = { readonly regions: readonly Named[]; readonly allGroups: { readonly items: readonly Named[] } };
/** What the filters by place offer: every region, and the groups that the person may see. */
export const PlacesDocument: TypedDocumentNode<Places, Record<string, never>> = gql`
  query places {
    regions {
      _id
      name
    }
    allGroups(page: 0, perPage: 100, sortField: "name", sortOrder: "ASC") {
      items {
        _id
        name
      }
    }
  }
`;
