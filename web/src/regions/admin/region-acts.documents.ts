import { gql, type TypedDocumentNode } from '@apollo/client';

type Choices = {
  readonly regionZones: readonly string[];
  readonly currencies: readonly { readonly value: string; readonly label: string }[];
};
/** What the form of a region offers. */
export const RegionChoicesDocument: TypedDocumentNode<Choices, Record<string, never>> = gql`
  query regionChoices {
    regionZones
    currencies {
      value
      label
    }
  }
`;
/** The page asks for itself again with everything around it. */
type Revised = { readonly id: string; readonly _revision: number };
type Seen = { readonly expectedRevision: number; readonly commandId?: string };
export type RegionFields = {
  readonly name: string;
  readonly type: string;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly description: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCity: string;
  readonly addressState: string;
  readonly addressPostcode: string;
  readonly addressCountry: string;
};
export const UpdateRegionDocument: TypedDocumentNode<
  { readonly updateRegion: Revised },
  Seen & { readonly input: RegionFields & { readonly _id: string } }
> = gql`
  mutation updateRegion($input: RegionInput!, $expectedRevision: Int!, $commandId: String) {
    updateRegion(input: $input, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
type OfRegion = Seen & { readonly _id: string };
export const CloseRegionDocument: TypedDocumentNode<{ readonly closeRegion: Revised }, OfRegion> = gql`
  mutation closeRegion($_id: ID!, $expectedRevision: Int!, $commandId: String) {
    closeRegion(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
export const ReopenRegionDocument: TypedDocumentNode<{ readonly reopenRegion: Revised }, OfRegion> = gql`
  mutation reopenRegion($_id: ID!, $expectedRevision: Int!, $commandId: String) {
    reopenRegion(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
export const SetRegionCardPaymentsDocument: TypedDocumentNode<
  { readonly setRegionCardPayments: Revised },
  OfRegion & { readonly enabled: boolean }
> = gql`
  mutation setRegionCardPayments($_id: ID!, $enabled: Boolean!, $expectedRevision: Int!, $commandId: String) {
    setRegionCardPayments(_id: $_id, enabled: $enabled, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
