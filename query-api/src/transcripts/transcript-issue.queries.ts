import { createHash } from 'node:crypto';
import { every } from '@paideia/documents/every.ts';
import type { Certified } from '@paideia/events/transcripts/transcript-issue.events.ts';
import { transcriptIssuePermissions } from '@paideia/events/transcripts/transcript-issue.permissions.ts';
import { codeOf, readCode } from '@paideia/events/transcripts/transcript-code.rules.ts';
import {
  transcriptIssues,
  type TranscriptIssueView,
} from '@paideia/projection-service/transcripts/transcript-issue.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { campusOf } from '../regions/campus.queries.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import type { TranscriptIssue, TranscriptVerification } from './transcript-issue.types.ts';
import { visibleMember, type Seen, type Whose } from './transcript.queries.ts';

type Issuing = Whose & { readonly issueId: string; readonly commandId: string };
/**
 * The code of what is issued by this command. It stands nowhere, and a repeat of the command by the same person is told it again: whoever knows its id was told
 * the code, or would have been, had the answer come.
 */
export function codeFor(context: Context, { commandId, issueId, userId, groupId }: Issuing): string {
  const { userId: actorId, impersonatorId = '' } = context.signedIn();
  const who = [actorId, impersonatorId, userId, groupId];
  return codeOf(context.deriveSecret('transcript-code', commandId, issueId, ...who));
}
/** It names what it is for, so that no other secret of the house can pass for one. */
export const codeHashOf = (code: string): string =>
  createHash('sha256').update(`transcript-issue ${code}`).digest('hex');

/** Of a transcript that was composed, what the college stands for. */
export const certifiedOf = ({ studentName, groupName, terms, overall, gradeAverage, notes }: Seen): Certified => ({
  studentName,
  groupName,
  terms: terms.map(({ name, average, deduction, grade, courses }) => ({
    name,
    average,
    deduction,
    grade,
    courses: courses.map((course) => ({
      code: course.code,
      title: course.title,
      credits: course.credits,
      grade: course.grade,
    })),
  })),
  overall,
  gradeAverage,
  notes: notes.map(({ text, transferredCredit }) => ({ text, transferredCredit })),
});

/** Why one was withdrawn is for those who may do that. */
export function shownIssue(context: Context, issue: TranscriptIssueView): TranscriptIssue {
  const { _id, userId, groupId, regionId, issuedAt, issuedBy, withdrawnAt, withdrawalReason } = issue;
  const mayKnow = transcriptIssuePermissions.WithdrawTranscriptIssue(context.actor, { ownerId: userId, regionId });
  return { _id, userId, groupId, issuedAt, issuedBy, withdrawnAt, withdrawalReason: mayKnow ? withdrawalReason : null };
}

/** What was issued of one transcript, the latest first, for whoever may read that. */
export async function shownIssues(context: Context, { userId, groupId }: Whose): Promise<readonly TranscriptIssue[]> {
  await visibleMember(context, { userId, groupId });
  const sort = { field: 'issuedAt', descending: true } as const;
  const found = await every(context.read(transcriptIssues), { where: { userId, groupId }, sort });
  return found.map((issue) => shownIssue(context, issue));
}

const nothing = {
  code: null,
  issuedAt: null,
  withdrawnAt: null,
  timeZone: null,
  campusName: null,
  certified: null,
} as const;
/** Answers whoever holds a code, signed in or not. */
export async function verified(context: Context, typed: string): Promise<TranscriptVerification> {
  const read = readCode(typed);
  if ('wrong' in read) return { ...nothing, check: read.wrong };
  const { code } = read;
  const where = { codeHash: codeHashOf(code) };
  const issue = (await context.read(transcriptIssues).find({ where, limit: 1 })).items[0];
  if (!issue) return { ...nothing, check: 'unknown', code };
  const { issuedAt, withdrawnAt, certified, groupId, regionId } = issue;
  if (!certified) return { ...nothing, check: 'gone', code };
  const [campus, timetable] = await Promise.all([campusOf(context, regionId), groupTimetable(context, groupId)]);
  return {
    check: withdrawnAt === null ? 'valid' : 'withdrawn',
    code,
    issuedAt,
    withdrawnAt,
    timeZone: timetable?.timeZone ?? 'UTC',
    campusName: campus?.name ?? null,
    certified: withdrawnAt === null ? certified : null,
  };
}
