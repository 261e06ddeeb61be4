import { gql, type TypedDocumentNode } from '@apollo/client';

type Of = { readonly _id: string; readonly groupId: string; readonly commandId?: string };
type Act<V> = TypedDocumentNode<Record<string, { readonly id: string }>, Of & V>;

export const EnrolStudentDocument: Act<{ readonly date: string }> = gql`
  mutation enrolStudent($_id: ID!, $groupId: ID!, $date: String, $commandId: String) {
    enrolStudent(_id: $_id, groupId: $groupId, date: $date, commandId: $commandId) {
      id
    }
  }
`;
export const WithdrawStudentDocument: Act<{ readonly date: string; readonly reason: string }> = gql`
  mutation withdrawStudent($_id: ID!, $groupId: ID!, $date: String!, $reason: String!, $commandId: String) {
    withdrawStudent(_id: $_id, groupId: $groupId, date: $date, reason: $reason, commandId: $commandId) {
      id
    }
  }
`;
export const GraduateStudentDocument: Act<{
  readonly date: string;
  readonly gradYear: number;
  readonly gradLocation: string;
}> = gql`
  mutation graduateStudent(
    $_id: ID!
    $groupId: ID!
    $date: String!
    $gradYear: Int!
    $gradLocation: String!
    $commandId: String
  ) {
    graduateStudent(
      _id: $_id
      groupId: $groupId
      date: $date
      gradYear: $gradYear
      gradLocation: $gradLocation
      commandId: $commandId
    ) {
      id
    }
  }
`;
