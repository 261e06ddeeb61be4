import { addressOf } from '../lib/screens/match.ts';
import { ownAssignment } from '../submissions/submissions.screens.ts';
import { assessments, attempt, examResult, examStart } from './exam-attempts.screens.ts';

/** The pages of an exam are at these addresses. */
export const assessmentsPath = assessments.path;
export const examPath = (examId: string): string => addressOf(examStart, { examId });
export const attemptPath = (examId: string, attemptId: string): string => addressOf(attempt, { examId, attemptId });
export const reviewPath = (examId: string, attemptId: string): string => `${attemptPath(examId, attemptId)}/review`;
export const resultPath = (examId: string, attemptId: string): string => addressOf(examResult, { examId, attemptId });
export const assignmentPath = (_id: string): string => addressOf(ownAssignment, { _id });
