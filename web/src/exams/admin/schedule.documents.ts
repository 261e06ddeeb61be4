import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ExamStatus } from './exam-admin.documents.ts';

export type ScheduledExam = {
  readonly _id: string;
  readonly _revision: number;
  readonly groupId: string;
  readonly examId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly examStatus: ExamStatus;
  readonly status: 'notOpen' | 'open' | 'late' | 'locked';
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  readonly extensions: readonly {
    readonly userId: string;
    readonly name: string | null;
    readonly closesAt: string;
    readonly reason: string | null;
  }[];
};
export type GroupSchedule = {
  readonly groupId: string;
  readonly regionId: string;
  readonly archived: boolean;
  readonly timeZone: string;
  readonly courseIds: readonly string[];
  readonly exams: readonly ScheduledExam[];
};
const exam = gql`
  fragment StaffScheduledExam on ScheduledExam {
    _id
    _revision
    groupId
    examId
    courseId
    courseTitle
    title
    examStatus
    status
    opensAt
    closesAt
    lockAt
    extensions {
      userId
      name
      closesAt
      reason
    }
  }
`;
export const GroupScheduleDocument: TypedDocumentNode<
  { readonly groupSchedule: GroupSchedule },
  { readonly groupId: string }
> = gql`
  query groupSchedule($groupId: ID!) {
    groupSchedule(groupId: $groupId) {
      groupId
      regionId
      archived
      timeZone
      courseIds
      exams {
        ...StaffScheduledExam
      }
    }
  }
  ${exam}
`;
type Of = { readonly groupId: string; readonly examId: string; readonly commandId?: string };
type Window = Of & { readonly opensAt: string; readonly closesAt: string; readonly lockAt: string | null };
type Because = { readonly reason: string | null; readonly expectedRevision: number };
export const ScheduleExamDocument: TypedDocumentNode<{ readonly scheduleExam: ScheduledExam }, Window> = gql`
  mutation scheduleExam(
    $groupId: ID!
    $examId: ID!
    $opensAt: String!
    $closesAt: String!
    $lockAt: String
    $commandId: String
  ) {
    scheduleExam(
      groupId: $groupId
      examId: $examId
      opensAt: $opensAt
      closesAt: $closesAt
      lockAt: $lockAt
      commandId: $commandId
    ) {
      ...StaffScheduledExam
    }
  }
  ${exam}
`;
export const RescheduleExamDocument: TypedDocumentNode<{ readonly rescheduleExam: ScheduledExam }, Window & Because> =
  gql`
    mutation rescheduleExam(
      $groupId: ID!
      $examId: ID!
      $opensAt: String!
      $closesAt: String!
      $lockAt: String
      $reason: String
      $expectedRevision: Int!
      $commandId: String
    ) {
      rescheduleExam(
        groupId: $groupId
        examId: $examId
        opensAt: $opensAt
        closesAt: $closesAt
        lockAt: $lockAt
        reason: $reason
        expectedRevision: $expectedRevision
        commandId: $commandId
      ) {
        ...StaffScheduledExam
      }
    }
    ${exam}
  `;
type Extension = Of & Because & { readonly userId: string; readonly closesAt: string };
export const ExtendExamDeadlineDocument: TypedDocumentNode<{ readonly extendExamDeadline: ScheduledExam }, Extension> =
  gql`
    mutation extendExamDeadline(
      $groupId: ID!
      $examId: ID!
      $userId: ID!
      $closesAt: String!
      $reason: String
      $expectedRevision: Int!
      $commandId: String
    ) {
      extendExamDeadline(
        groupId: $groupId
        examId: $examId
        userId: $userId
        closesAt: $closesAt
        reason: $reason
        expectedRevision: $expectedRevision
        commandId: $commandId
      ) {
        ...StaffScheduledExam
      }
    }
    ${exam}
  `;
