import { gql, type TypedDocumentNode } from '@apollo/client';

export type AddressLines = {
  readonly name: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
};
export type Address = AddressLines & {
  readonly _id: string;
  readonly _revision: number;
  readonly itemId: string;
  readonly stackedAddress: string;
  readonly updatedAt: string;
  readonly updatedByName: string | null;
};
const whole = gql`
  fragment WholeAddress on Address {
    _id
    _revision
    itemId
    name
    line1
    line2
    city
    state
    postcode
    country
    stackedAddress
    updatedAt
    updatedByName
  }
`;
export const AddressesDocument: TypedDocumentNode<
  { readonly addresses: readonly Address[] },
  { readonly itemId: string }
> = gql`
  query addresses($itemId: ID!) {
    addresses(itemId: $itemId) {
      ...WholeAddress
    }
  }
  ${whole}
`;
export type Country = { readonly name: string; readonly label: string };
/** A list of values: asked once, kept on the device. */
export const CountriesDocument: TypedDocumentNode<
  { readonly countries: readonly Country[] },
  Record<string, never>
> = gql`
  query countries {
    countries {
      name
      label
    }
  }
`;
export type AddressInput = AddressLines & { readonly _id: string; readonly itemId: string };
type Save = { readonly addressInput: AddressInput; readonly expectedRevision?: number; readonly commandId?: string };
export const UpdateAddressDocument: TypedDocumentNode<{ readonly updateAddress: Address }, Save> = gql`
  mutation updateAddress($addressInput: AddressInput!, $expectedRevision: Int, $commandId: String) {
    updateAddress(addressInput: $addressInput, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...WholeAddress
    }
  }
  ${whole}
`;
type Removal = { readonly _id: string; readonly expectedRevision: number; readonly commandId?: string };
export const RemoveAddressDocument: TypedDocumentNode<{ readonly removeAddress: boolean }, Removal> = gql`
  mutation removeAddress($_id: ID!, $expectedRevision: Int, $commandId: String) {
    removeAddress(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId)
  }
`;
