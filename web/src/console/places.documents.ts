import { gql, type TypedDocumentNode } from '@apollo/client';

type Named = { readonly _id: string; readonly name: string };
type Region = Named & { readonly zone: string; readonly closed: boolean };
export const RegionChoicesDocument: TypedDocumentNode<
  { readonly regions: readonly Region[] },
  Record<string, never>
> = gql`
  query regionChoices {
    regions {
      _id
      name
      zone
      closed
    }
  }
`;
type Groups = {
  readonly allGroups: {
    readonly items: readonly (Named & { readonly regionName: string | null })[];
    readonly total: number;
  };
};
type Asked = {
  readonly filter: { readonly archived?: boolean; readonly regionId?: string };
  readonly page?: number;
  readonly perPage?: number;
};
/** The groups that the person may see, a page of them. */
export const GroupChoicesDocument: TypedDocumentNode<Groups, Asked> = gql`
  query groupChoices($page: Int, $perPage: Int, $filter: GroupFilter) {
    allGroups(page: $page, perPage: $perPage, sortField: "name", sortOrder: "ASC", filter: $filter) {
      items {
        _id
        name
        regionName
      }
      total
    }
  }
`;
