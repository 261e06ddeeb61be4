import type { MockedResponse } from '@apollo/client/testing';
import {
  TranscriptIssuesDocument,
  type TranscriptIssueItemFragment,
  type TranscriptIssuesQuery,
} from '../generated/transcripts/transcript-issues.ts';
import {
  TranscriptDocument,
  type OwnTranscriptFragment,
  type TranscriptQuery,
  type WorkItemFragment,
} from '../generated/transcripts/transcripts.ts';
import { freya } from '../lib/testing/page.tsx';

export const [userId, groupId] = [freya._id, freya.groups[0]!._id];
export const item = (
  changed: Partial<WorkItemFragment> & Pick<WorkItemFragment, 'title' | 'kind'>,
): WorkItemFragment => ({
  _id: changed.title,
  score: null,
  scaledFrom: null,
  complete: null,
  attempt: null,
  attempts: [],
  passMark: changed.kind === 'exam' ? 70 : null,
  dueAt: null,
  excusalId: null,
  ...changed,
});
/** It is a term with a course that is graded and one that goes on, 3 points taken for attendance, and credit of another college. */
export const transcript: OwnTranscriptFragment = {
  _id: `${userId}_${groupId}`,
  userId,
  studentName: 'Emmett Solano',
  timeZone: 'America/Denver',
  campus: { name: 'US - Cedar Ridge', address: ['1 Ridge Road', 'Woodland Park, CO 80863'], phone: null },
  groupName: 'Day Year 1',
  regionId: freya.regionIds[0]!,
  overall: 78.25,
  gradeAverage: 81.25,
  notes: [{ noteId: 'n', text: 'Greek taken elsewhere.', transferredCredit: 3 }],
  terms: [
    {
      whyId: 'term',
      name: 'Autumn 2026',
      finalAt: null,
      passMarks: [70, 80],
      average: 81.25,
      deduction: 3,
      grade: 78.25,
      attendance: { _id: 'summary', percent: 94.32, absentsOverGrace: 2, latesOverGrace: 2 },
      courses: [
        {
          whyId: 'ot101',
          code: 'OT101',
          title: 'Old Testament Survey',
          credits: 3,
          grade: 75,
          items: [
            item({
              kind: 'exam',
              title: 'Exam 1',
              score: 70,
              scaledFrom: 88,
              attempt: 2,
              attempts: [
                { attemptId: 'a1', counts: false },
                { attemptId: 'a2', counts: true },
              ],
            }),
            item({
              kind: 'exam',
              title: 'Exam 2',
              score: 70,
              scaledFrom: 92,
              attempt: 1,
              attempts: [{ attemptId: 'b1', counts: true }],
            }),
            item({ kind: 'assignment', title: 'Essay', score: 85 }),
            item({ kind: 'completion', title: 'Reading report', complete: true }),
          ],
        },
        {
          whyId: 'th110',
          code: 'TH110',
          title: 'Grace and Faith',
          credits: 2,
          grade: null,
          items: [
            item({ kind: 'exam', title: 'Exam', dueAt: '2031-11-27T17:00:00Z' }),
            item({ kind: 'assignment', title: 'Paper', dueAt: '2026-12-05T06:59:00Z' }),
          ],
        },
      ],
    },
  ],
};
export const answer = (shown: OwnTranscriptFragment, variables: object = {}): MockedResponse<TranscriptQuery> => ({
  request: { query: TranscriptDocument, variables: { userId, groupId, ...variables } },
  result: { data: { transcript: shown } },
});
/** What was issued of it. */
export const issuedAnswer = (
  ...issues: readonly TranscriptIssueItemFragment[]
): MockedResponse<TranscriptIssuesQuery> => ({
  request: { query: TranscriptIssuesDocument, variables: { userId, groupId } },
  result: { data: { transcriptIssues: issues } },
});
