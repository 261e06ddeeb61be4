import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { attendanceSchemaStream } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { assignmentStream } from '@paideia/events/assignments/assignment.events.ts';
import { courseStream } from '@paideia/events/courses/course.events.ts';
import { examAttemptStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { excusedWorkIdOf, excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { groupStream } from '@paideia/events/groups/group.events.ts';
import { registerStream } from '@paideia/events/registers/register.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { transcriptIdOf, transcriptNoteStream } from '@paideia/events/transcripts/transcript.events.ts';
import { assignmentProjection } from '@paideia/projection-service/assignments/assignment.projection.ts';
import {
  assignments,
  submissions,
  type AssignmentView,
  type SubmissionView,
} from '@paideia/projection-service/assignments/assignment.view.ts';
import { courseProjection } from '@paideia/projection-service/courses/course.projection.ts';
import {
  coursePlans,
  courses,
  type CoursePlanView,
  type CourseView,
} from '@paideia/projection-service/courses/course.view.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import {
  examPapers,
  examResults,
  type ExamResultView,
} from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import {
  closesFor,
  examDefinitions,
  examSchedules,
  type ExamDefinitionView,
  type ExamScheduleView,
} from '@paideia/projection-service/exams/exam.view.ts';
import { excusedWorkProjection } from '@paideia/projection-service/gradebook/excused-work.projection.ts';
import { excusedWorks, type ExcusedWork } from '@paideia/projection-service/gradebook/excused-work.view.ts';
import { groupProjection } from '@paideia/projection-service/groups/group.projection.ts';
import { groups, type LockedTermView } from '@paideia/projection-service/groups/group.view.ts';
import type { Memory } from '@paideia/projection-service/kernel/memory.ts';
import { attendanceProjection } from '@paideia/projection-service/registers/attendance.projection.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import {
  attendanceGroups,
  attendanceSchemas,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import {
  attendanceSummaries,
  type AttendanceSummaryView,
} from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import { transcriptNoteProjection } from '@paideia/projection-service/transcripts/transcript-note.projection.ts';
import {
  transcriptNotes,
  type TranscriptNotesView,
} from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { assignmentsOf } from '../assignments/assignment.queries.ts';
import { excusedIn } from '../gradebook/excused-work.queries.ts';
import { foldOf, readUpTo } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { listedSchemas } from '../registers/listed-schemas.rules.ts';
import type { NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { examsOf, takenOf } from './taken-exams.queries.ts';

type ScheduledDefinition = ExamDefinitionView & { readonly closesAt: string };
/** The grades of courses are made of these. */
type GradedSources = {
  readonly plan: CoursePlanView | undefined;
  readonly courses: readonly CourseView[];
  /** Of the exams that are scheduled for the group, each with the student's deadline. */
  readonly exams: readonly ScheduledDefinition[];
  readonly results: readonly ExamResultView[];
  readonly assignments: readonly AssignmentView[];
  readonly submissions: readonly SubmissionView[];
  readonly excused: readonly ExcusedWork[];
};
/** All that a transcript is made of: documents, as they are or as they stood at a moment. */
export type TranscriptSources = GradedSources &
  NamedTerms & {
    readonly grading: GradingParameters | undefined;
    readonly summaries: readonly AttendanceSummaryView[];
    /** Absences and lates, which are what a deduction is made of. */
    readonly missed: readonly Pick<AttendanceRecordView, 'term' | 'date' | 'why' | 'touched'>[];
    readonly notes: TranscriptNotesView | undefined;
    readonly locks: readonly LockedTermView[];
  };
type Whose = { readonly userId: string; readonly groupId: string };
const missedStatuses = ['absent', 'late'] as const;

const scheduledOf = (
  definitions: readonly ExamDefinitionView[],
  schedules: readonly ExamScheduleView[],
  userId: string,
): readonly ScheduledDefinition[] =>
  takenOf(definitions, schedules).map(({ exam, schedule }) => ({ ...exam, closesAt: closesFor(schedule, userId) }));

/** The part that the grades of courses are made of, as it stands now. */
export async function gradedSources(
  context: Context,
  { userId, groupId }: Whose,
  results: readonly ExamResultView[],
): Promise<GradedSources> {
  const [plan, { schedules, definitions }, set, handedIn, excused] = await Promise.all([
    context.join(coursePlans, groupId),
    examsOf(context, groupId),
    assignmentsOf(context, groupId),
    every(context.read(submissions), { where: { userId, groupId }, sort: { field: 'at' } }),
    excusedIn(context, userId, groupId),
  ]);
  const exams = scheduledOf(definitions, schedules, userId);
  const courseIds = [
    ...(plan?.items ?? []).map(({ courseId }) => courseId),
    ...exams.map(({ courseId }) => courseId),
    ...set.map(({ courseId }) => courseId),
  ];
  const known = await Promise.all([...new Set(courseIds)].map((id) => context.join(courses, id)));
  return {
    plan,
    courses: known.filter((course) => course !== undefined),
    exams,
    results,
    assignments: set,
    submissions: handedIn,
    excused,
  };
}

/** Answers what the transcript stands on now. */
export async function presentSources(context: Context, { userId, groupId }: Whose): Promise<TranscriptSources> {
  const where = { userId, groupId };
  const results = every(context.read(examResults), { where, sort: { field: 'at' } });
  const [graded, group, summaries, missed, notes, locked] = await Promise.all([
    results.then((own) => gradedSources(context, { userId, groupId }, own)),
    context.join(attendanceGroups, groupId),
    every(context.read(attendanceSummaries), { where }),
    Promise.all(
      missedStatuses.map((status) =>
        every(context.read(attendanceRecords), { where: { userId, groupId, status }, sort: { field: 'when' } }),
      ),
    ),
    context.read(transcriptNotes).one(transcriptIdOf(userId, groupId)),
    context.join(groups, groupId),
  ]);
  const schema = group?.schemaId == null ? undefined : await context.join(attendanceSchemas, group.schemaId);
  return {
    ...graded,
    summaries,
    notes,
    locks: locked?.locks ?? [],
    terms: schema?.terms ?? [],
    formerTerms: schema?.formerTerms ?? [],
    grading: schema?.grading,
    missed: missed.flat(),
  };
}

/**
 * Answers what the transcript stood on at a moment: its streams are read up to then and folded with the very projections that keep it. Which streams
 * there are is known from today's documents, because none of them ever ends.
 */
export async function pastSources(
  context: Context,
  { userId, groupId }: Whose,
  at: string,
): Promise<TranscriptSources> {
  const [{ schedules }, papers, set, registers, plan] = await Promise.all([
    examsOf(context, groupId),
    every(context.read(examPapers), { where: { userId, groupId } }),
    assignmentsOf(context, groupId),
    every(context.read(attendanceRegisters), { where: { groupId }, sort: { field: 'when' } }),
    context.read(coursePlans).one(groupId),
  ]);
  const first = await readUpTo(
    context,
    [groupStream(groupId), ...schedules.map(({ examId }) => examDefinitionStream(examId))],
    at,
  );
  const planned = foldOf(courseProjection, first).one(coursePlans, groupId);
  // The schema that the group followed then.
  const schemaId = foldOf(attendanceProjection, first).one(attendanceGroups, groupId)?.schemaId;
  const ofExams = foldOf(examProjection, first).all(examDefinitions);
  const courseIds = [plan, planned].flatMap((one) => one?.items ?? []).map(({ courseId }) => courseId);
  const all = new Set([
    ...courseIds,
    ...ofExams.map(({ courseId }) => courseId),
    ...set.map(({ courseId }) => courseId),
  ]);
  const rest = await readUpTo(
    context,
    [
      ...[...all].map((courseId) => courseStream(courseId)),
      ...schedules.map(({ examId }) => examScheduleStream(groupId, examId)),
      ...papers.map(({ _id }) => examAttemptStream(_id)),
      ...set.flatMap(({ _id }) => [assignmentStream(_id), submissionStream(_id, userId)]),
      // Registers keep the grading of the schema that the group followed when they were opened.
      ...listedSchemas(first).map((id) => attendanceSchemaStream(id)),
      ...registers.map(({ _id }) => registerStream(_id)),
      transcriptNoteStream(userId, groupId),
      excusedWorkStream(userId, groupId),
    ],
    at,
  );
  const events = [...first, ...rest].sort((a, b) => a.position - b.position);
  const [exam, work, course, attendance, note, excused] = [
    examProjection,
    assignmentProjection,
    courseProjection,
    attendanceProjection,
    transcriptNoteProjection,
    excusedWorkProjection,
  ].map((projection) => foldOf(projection, events)) as [Memory, Memory, Memory, Memory, Memory, Memory];
  const isOwn = (one: Whose) => one.userId === userId && one.groupId === groupId;
  const schema = schemaId == null ? undefined : attendance.one(attendanceSchemas, schemaId);
  return {
    plan: course.one(coursePlans, groupId),
    courses: course.all(courses),
    exams: scheduledOf(exam.all(examDefinitions), exam.all(examSchedules), userId),
    results: exam.all(examResults).filter(isOwn),
    assignments: [...work.all(assignments)].sort((a, b) => a.dueAt.localeCompare(b.dueAt)),
    submissions: work.all(submissions).filter(isOwn),
    terms: schema?.terms ?? [],
    formerTerms: schema?.formerTerms ?? [],
    grading: schema?.grading,
    summaries: attendance.all(attendanceSummaries).filter(isOwn),
    missed: attendance
      .all(attendanceRecords)
      .filter((one) => isOwn(one) && (one.status === 'absent' || one.status === 'late')),
    locks: foldOf(groupProjection, first).one(groups, groupId)?.locks ?? [],
    notes: note.one(transcriptNotes, transcriptIdOf(userId, groupId)),
    excused: excused.one(excusedWorks, excusedWorkIdOf(userId, groupId))?.items ?? [],
  };
}
