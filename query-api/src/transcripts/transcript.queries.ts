import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { transcriptIdOf } from '@paideia/events/transcripts/transcript.events.ts';
import { readsTranscript } from '@paideia/events/transcripts/transcript.permissions.ts';
import type { ExamResultView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import type { AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { campusOf } from '../regions/campus.queries.ts';
import { groupTimetable, pastMoment } from '../registers/group-timetable.types.ts';
import { composed, type Composed } from './compose-transcript.ts';
import { gradedSources, pastSources, presentSources } from './transcript-sources.ts';
import type { Transcript } from './transcript.types.ts';

export type Whose = { readonly userId: string; readonly groupId: string };
export type Seen = Composed &
  Whose & {
    readonly asOf: string | null;
    readonly studentName: string | null;
    readonly groupName: string;
    readonly timeZone: string;
    readonly regionId: string | null;
  };

/** Whoever asks may see the transcript, or else it might as well not be there. */
export async function visibleMember(context: Context, { userId, groupId }: Whose) {
  const member = await context.read(groupMembers).one(enrolmentIdOf(groupId, userId));
  return context.visible(member, readsTranscript, ({ regionId }) => ({ ownerId: userId, regionId }));
}

const withoutAttendance = { grading: undefined, summaries: [], missed: [], notes: undefined, locks: [] } as const;
/** The mean of the grades of the courses alone, for which no attendance is looked up. `results` are those of the group, the first first. */
export async function gradeAverageOf(
  context: Context,
  whose: Whose,
  results: readonly ExamResultView[],
): Promise<number | null> {
  const [graded, timetable] = await Promise.all([
    gradedSources(context, whose, results),
    groupTimetable(context, whose.groupId),
    visibleMember(context, whose),
  ]);
  const { terms = [], formerTerms = [] } = timetable?.schema ?? {};
  return composed({ ...graded, ...withoutAttendance, terms, formerTerms }, whose).gradeAverage;
}

/** Somebody's transcript in a group, or the same answer whether there is none or it is not to be seen. A moment to come is now. */
export async function seenTranscript(context: Context, { userId, groupId }: Whose, asOf: AsOf): Promise<Seen> {
  const { name } = await visibleMember(context, { userId, groupId });
  const timetable = await groupTimetable(context, groupId);
  const timeZone = timetable?.timeZone ?? 'UTC';
  const at = await pastMoment(context, groupId, asOf);
  const sources =
    at === undefined
      ? await presentSources(context, { userId, groupId })
      : await pastSources(context, { userId, groupId }, at);
  const whose = { userId, groupId };
  const group = timetable?.group;
  return {
    ...composed(sources, whose),
    ...whose,
    asOf: at ?? null,
    studentName: name,
    groupName: group?.name ?? '',
    timeZone,
    regionId: group?.regionId ?? null,
  };
}

/** People see it so. */
export async function shownTranscript(context: Context, whose: Whose, asOf: AsOf): Promise<Transcript> {
  const { terms, regionId, ...seen } = await seenTranscript(context, whose, asOf);
  const _id = transcriptIdOf(whose.userId, whose.groupId);
  return {
    ...seen,
    regionId,
    _id,
    whyId: _id,
    campus: regionId === null ? null : await campusOf(context, regionId),
    terms: terms.map((term) => ({
      ...term,
      whyId: `${_id}_${term.name}`,
      courses: term.courses.map((course) => ({
        ...course,
        whyId: `${_id}_${course.courseId}`,
        items: course.items.map((item) => ({ ...item, excusalId: item.excusal ? `${_id}_${item._id}` : null })),
      })),
    })),
  };
}
