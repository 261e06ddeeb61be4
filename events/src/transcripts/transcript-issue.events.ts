import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const transcriptIssueStream = streamOf('transcriptIssue');

const Grade = z.number().nullable();
const Course = z.object({ code: z.string(), title: z.string(), credits: z.number(), grade: Grade });
const Term = z.object({
  /** Empty for courses that are in no plan. */
  name: z.string(),
  average: Grade,
  /** Percent points, for attendance. */
  deduction: z.number(),
  grade: Grade,
  courses: z.array(Course),
});
const Credit = z.object({ text: z.string().nullable(), transferredCredit: z.number().nullable() });
/** What the college stands for: the transcript as it was composed at that moment. */
export const Certified = z.object({
  studentName: z.string().nullable(),
  groupName: z.string(),
  terms: z.array(Term),
  overall: Grade,
  gradeAverage: Grade,
  notes: z.array(Credit),
});
export type Certified = z.infer<typeof Certified>;

const issueRef = z.object({ issueId: Id, userId: Id, groupId: Id, regionId: Id, by: Id });
const about = { subject: (data: { userId: string }) => data.userId };
export const transcriptIssueEvents = defineEvents('transcriptIssue', {
  /** The code on the paper is nowhere; its hash tells whether one is right. */
  TranscriptIssued: event(issueRef.extend({ codeHash: z.string(), certified: personal(Certified) }), about),
  TranscriptIssueWithdrawn: event(issueRef.extend({ reason: personal(z.string()) }), about),
});
export type TranscriptIssueEvent = EventOf<typeof transcriptIssueEvents>;
