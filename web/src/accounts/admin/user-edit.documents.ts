import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Phone, TypedEmail } from '../../lib/ui/index.ts';

type Act<V> = TypedDocumentNode<
  Record<string, { readonly id: string; readonly _revision: number }>,
  V & { readonly _id: string; readonly commandId?: string }
>;
type Seen = { readonly expectedRevision?: number };

export type InviteUserInput = {
  readonly _id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly roles: readonly string[];
};
type Invite = { readonly input: InviteUserInput; readonly commandId?: string };
export const InviteUserDocument: TypedDocumentNode<{ readonly inviteUser: { readonly id: string } }, Invite> = gql`
  mutation inviteUser($input: InviteUserInput!, $commandId: String) {
    inviteUser(input: $input, commandId: $commandId) {
      id
    }
  }
`;
export type ProfileInput = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly locale?: string;
  readonly location?: string;
  readonly phones?: readonly Phone[];
  readonly emails?: readonly TypedEmail[];
};
type Updated = { readonly updateUser: { readonly id: string; readonly profileRevision: number } };
type Update = Seen & { readonly _id: string; readonly input: ProfileInput; readonly commandId?: string };
export const UpdateUserDocument: TypedDocumentNode<Updated, Update> = gql`
  mutation updateUser($_id: ID!, $input: UpdateUserInput!, $expectedRevision: Int, $commandId: String) {
    updateUser(_id: $_id, input: $input, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      profileRevision
    }
  }
`;
export const GrantRolesDocument: Act<Seen & { readonly roles: readonly string[] }> = gql`
  mutation grantRoles($_id: ID!, $roles: [String!]!, $expectedRevision: Int, $commandId: String) {
    grantRoles(_id: $_id, roles: $roles, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
export const RevokeRolesDocument: Act<Seen & { readonly roles: readonly string[] }> = gql`
  mutation revokeRoles($_id: ID!, $roles: [String!]!, $expectedRevision: Int, $commandId: String) {
    revokeRoles(_id: $_id, roles: $roles, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
type RegionRoles = Seen & { readonly regionId: string; readonly roleNames: readonly string[] };
export const GrantRegionRolesDocument: Act<RegionRoles> = gql`
  mutation grantRegionRoles(
    $_id: ID!
    $regionId: ID!
    $roleNames: [String!]!
    $expectedRevision: Int
    $commandId: String
  ) {
    grantRegionRoles(
      _id: $_id
      regionId: $regionId
      roleNames: $roleNames
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      id
      _revision
    }
  }
`;
export const RevokeRegionRolesDocument: Act<RegionRoles> = gql`
  mutation revokeRegionRoles(
    $_id: ID!
    $regionId: ID!
    $roleNames: [String!]!
    $expectedRevision: Int
    $commandId: String
  ) {
    revokeRegionRoles(
      _id: $_id
      regionId: $regionId
      roleNames: $roleNames
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      id
      _revision
    }
  }
`;
export const AssignUserRegionsDocument: Act<Seen & { readonly regionIds: readonly string[] }> = gql`
  mutation assignUserRegions($_id: ID!, $regionIds: [ID!]!, $expectedRevision: Int, $commandId: String) {
    assignUserRegions(_id: $_id, regionIds: $regionIds, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
    }
  }
`;
