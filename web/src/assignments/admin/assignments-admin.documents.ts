import { gql, type TypedDocumentNode } from '@apollo/client';

export type AssignmentType = 'graded' | 'completion';
export type AssignmentRow = {
  readonly id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly groupName: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly content: string;
  readonly type: AssignmentType;
  readonly weight: number;
  readonly dueAt: string;
  /** The type stays as it is. */
  readonly isGraded: boolean;
};
const row = gql`
  fragment StaffAssignment on Assignment {
    id
    _revision
    groupId
    groupName
    courseId
    courseTitle
    title
    content
    type
    weight
    dueAt
    isGraded
  }
`;
type List = { readonly allAssignments: { readonly items: readonly AssignmentRow[]; readonly total: number } };
export const GroupAssignmentsDocument: TypedDocumentNode<List, { readonly groupId: string }> = gql`
  query groupAssignments($groupId: ID!) {
    allAssignments(page: 0, perPage: 100, sortField: "dueAt", sortOrder: "ASC", filter: { groupId: $groupId }) {
      items {
        ...StaffAssignment
      }
      total
    }
  }
  ${row}
`;
type Choices = {
  readonly allAssignments: {
    readonly items: readonly Pick<AssignmentRow, 'id' | 'title' | 'courseTitle' | 'groupName'>[];
    readonly total: number;
  };
};
type ChoicesVariables = {
  readonly filter: { readonly groupId?: string };
  readonly page?: number;
  readonly perPage?: number;
};
/** What a filter by assignment offers: the latest first; with a group, its own. */
export const AssignmentChoicesDocument: TypedDocumentNode<Choices, ChoicesVariables> = gql`
  query assignmentChoices($filter: AssignmentFilter, $page: Int, $perPage: Int) {
    allAssignments(page: $page, perPage: $perPage, sortField: "dueAt", sortOrder: "DESC", filter: $filter) {
      items {
        id
        title
        courseTitle
        groupName
      }
      total
    }
  }
`;
export type AssignmentInput = {
  readonly _id: string;
  readonly groupId: string;
  readonly courseId: string;
  readonly title: string;
  readonly content: string;
  readonly type: AssignmentType;
  readonly weight: number;
  readonly dueAt: string;
};
type Creation = { readonly input: AssignmentInput; readonly commandId?: string };
export const CreateAssignmentDocument: TypedDocumentNode<{ readonly createAssignment: AssignmentRow }, Creation> = gql`
  mutation createAssignment($input: AssignmentInput!, $commandId: String) {
    createAssignment(input: $input, commandId: $commandId) {
      ...StaffAssignment
    }
  }
  ${row}
`;
export const UpdateAssignmentDocument: TypedDocumentNode<
  { readonly updateAssignment: AssignmentRow },
  Creation & { readonly expectedRevision: number }
> = gql`
  mutation updateAssignment($input: AssignmentInput!, $expectedRevision: Int!, $commandId: String) {
    updateAssignment(input: $input, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...StaffAssignment
    }
  }
  ${row}
`;
