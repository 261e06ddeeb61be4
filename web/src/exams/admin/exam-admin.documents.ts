import { gql, type TypedDocumentNode } from '@apollo/client';

export type ExamStatus = 'draft' | 'published' | 'changed' | 'retired';
export type ExamRow = {
  readonly id: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly status: ExamStatus;
  readonly questionCount: number;
  readonly at: string;
};
export type ExamQuestion = {
  readonly id: string;
  readonly kind: 'choice' | 'trueFalse';
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly correctOptionId: string;
};
export type ExamTerms = {
  readonly title: string;
  readonly passMark: number;
  readonly openBook: boolean;
  readonly attemptsAllowed: number;
  readonly pointsPerQuestion: number;
  readonly penalty: boolean;
  readonly timeLimitMin: number | null;
};
/** As it was last written. Without instructions and questions for whoever does not write exams. */
export type ExamDetail = ExamTerms & {
  readonly id: string;
  readonly _revision: number;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly status: ExamStatus;
  readonly version: number;
  readonly published: number | null;
  readonly instructions: string | null;
  readonly questions: readonly ExamQuestion[] | null;
};
export type ExamInput = ExamTerms & {
  readonly _id: string;
  readonly courseId: string;
  readonly instructions: string;
  readonly questions: readonly ExamQuestion[];
};

type ListVariables = {
  readonly filter: { readonly courseId?: string; readonly q?: string; readonly status?: string };
  readonly page?: number;
  readonly perPage: number;
};
type List = {
  readonly allExams: { readonly items: readonly ExamRow[]; readonly total: number; readonly more: boolean };
};
export const AllExamsDocument: TypedDocumentNode<List, ListVariables> = gql`
  query allExams($filter: ExamFilter, $page: Int, $perPage: Int) {
    allExams(filter: $filter, page: $page, perPage: $perPage, sortField: "title", sortOrder: "ASC") {
      items {
        id
        title
        courseTitle
        status
        questionCount
        at
      }
      total
      more
    }
  }
`;
export const ExamDocument: TypedDocumentNode<{ readonly Exam: ExamDetail }, { readonly id: string }> = gql`
  query Exam($id: ID!) {
    Exam(id: $id) {
      id
      _revision
      courseId
      courseTitle
      title
      status
      version
      published
      passMark
      openBook
      attemptsAllowed
      pointsPerQuestion
      penalty
      timeLimitMin
      instructions
      questions {
        id
        kind
        text
        options {
          id
          text
        }
        correctOptionId
      }
    }
  }
`;
type Changed = { readonly id: string; readonly _revision: number; readonly status: ExamStatus };
type Seen = { readonly _id: string; readonly expectedRevision: number; readonly commandId?: string };
export const CreateExamDocument: TypedDocumentNode<
  { readonly createExam: Changed },
  { readonly input: ExamInput; readonly commandId?: string }
> = gql`
  mutation createExam($input: ExamInput!, $commandId: String) {
    createExam(input: $input, commandId: $commandId) {
      id
      _revision
      status
    }
  }
`;
type Update = { readonly input: ExamInput; readonly expectedRevision: number; readonly commandId?: string };
export const UpdateExamDocument: TypedDocumentNode<{ readonly updateExam: Changed }, Update> = gql`
  mutation updateExam($input: ExamInput!, $expectedRevision: Int!, $commandId: String) {
    updateExam(input: $input, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
      status
    }
  }
`;
export const PublishExamDocument: TypedDocumentNode<{ readonly publishExam: Changed }, Seen> = gql`
  mutation publishExam($_id: ID!, $expectedRevision: Int!, $commandId: String) {
    publishExam(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
      status
    }
  }
`;
export const DeleteExamDocument: TypedDocumentNode<{ readonly deleteExam: Changed }, Seen> = gql`
  mutation deleteExam($_id: ID!, $expectedRevision: Int!, $commandId: String) {
    deleteExam(_id: $_id, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
      _revision
      status
    }
  }
`;
