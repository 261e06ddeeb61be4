// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import { SignUpsWaitingFragmentNode, type SignUpsWaitingFragment } from '../../accounts/waiting.ts';
import { WaitingCountFragmentNode } from './waiting.ts';
import { MailsWaitingFragmentNode, type MailsWaitingFragment } from '../../audit/waiting.ts';
import { CalendarCardFragmentNode, type CalendarCardFragment, CalendarDaysFragmentNode } from '../../calendar/student/calendar-card.ts';
import { LessonsCardFragmentNode, type LessonsCardFragment } from '../../courses/student/lessons-card.ts';
import { CollegeSetupCardFragmentNode, type CollegeSetupCardFragment } from '../../dashboards/student/college-setup.ts';
import { TodoCardFragmentNode, type TodoCardFragment } from '../../exam-attempts/student/todo-card.ts';
import { GroupAssessmentsFragmentNode, StudentExamFieldsFragmentNode, StudentAssignmentFieldsFragmentNode } from '../../exam-attempts/assessments.ts';
import { InvoicesCardFragmentNode, type InvoicesCardFragment, OpenInvoiceFieldsFragmentNode } from '../../invoices/student/invoices-card.ts';
import { CurrencyFieldsFragmentNode } from '../../invoices/invoices.ts';
import { LeaveCardFragmentNode, type LeaveCardFragment } from '../../leave-requests/student/leave-card.ts';
import { TaughtGroupsFragmentNode, type TaughtGroupsFragment } from '../../lesson-progress/student/taught-groups.ts';
import { MinistriesWaitingFragmentNode, type MinistriesWaitingFragment } from '../../ministries/waiting.ts';
import { NoticeCardFragmentNode, type NoticeCardFragment, NoticeFragmentNode } from '../../news/student/notice-card.ts';
import { NotificationsCardFragmentNode, type NotificationsCardFragment } from '../../notifications/student/notifications-card.ts';
import { NotificationItemFragmentNode } from '../../notifications/notifications.ts';
import { AttendanceCardsFragmentNode, type AttendanceCardsFragment, TaughtClassFragmentNode } from '../../registers/student/attendance-cards.ts';
import { AttendanceSummaryFieldsFragmentNode, TimetablePeriodFragmentNode } from '../../registers/attendance.ts';
import { RequestFormsWaitingFragmentNode, type RequestFormsWaitingFragment } from '../../request-forms/waiting.ts';
import { SubmissionsWaitingFragmentNode, type SubmissionsWaitingFragment } from '../../submissions/waiting.ts';
import { TimeLogsWaitingFragmentNode, type TimeLogsWaitingFragment } from '../../time-logs/waiting.ts';
import { ResultsCardFragmentNode, type ResultsCardFragment, RecentResultFragmentNode } from '../../transcripts/student/results-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DashboardQueryVariables = Exact<{
  groupId?: string | null;
}>;


export type DashboardQuery = { readonly dashboard: (
    { readonly groupId: string | null, readonly regions: ReadonlyArray<{ readonly _id: string, readonly name: string }> }
    & SignUpsWaitingFragment
    & MailsWaitingFragment
    & CalendarCardFragment
    & LessonsCardFragment
    & CollegeSetupCardFragment
    & TodoCardFragment
    & InvoicesCardFragment
    & LeaveCardFragment
    & TaughtGroupsFragment
    & MinistriesWaitingFragment
    & NoticeCardFragment
    & NotificationsCardFragment
    & AttendanceCardsFragment
    & RequestFormsWaitingFragment
    & SubmissionsWaitingFragment
    & TimeLogsWaitingFragment
    & ResultsCardFragment
  ) };

export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignUpsWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailsWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonsCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollegeSetupCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodoCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoicesCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaveCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaughtGroups"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinistriesWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationsCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceCards"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFormsWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionsWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeLogsWaiting"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultsCard"}}]}}]}},SignUpsWaitingFragmentNode,WaitingCountFragmentNode,MailsWaitingFragmentNode,CalendarCardFragmentNode,CalendarDaysFragmentNode,LessonsCardFragmentNode,CollegeSetupCardFragmentNode,TodoCardFragmentNode,GroupAssessmentsFragmentNode,StudentExamFieldsFragmentNode,StudentAssignmentFieldsFragmentNode,InvoicesCardFragmentNode,OpenInvoiceFieldsFragmentNode,CurrencyFieldsFragmentNode,LeaveCardFragmentNode,TaughtGroupsFragmentNode,MinistriesWaitingFragmentNode,NoticeCardFragmentNode,NoticeFragmentNode,NotificationsCardFragmentNode,NotificationItemFragmentNode,AttendanceCardsFragmentNode,AttendanceSummaryFieldsFragmentNode,TaughtClassFragmentNode,TimetablePeriodFragmentNode,RequestFormsWaitingFragmentNode,SubmissionsWaitingFragmentNode,TimeLogsWaitingFragmentNode,ResultsCardFragmentNode,RecentResultFragmentNode]} as unknown as TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;
