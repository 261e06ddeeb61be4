import type {
  ExamIntroFragment,
  StudentAssignmentFieldsFragment,
  StudentExamFieldsFragment,
} from '../generated/exam-attempts/assessments.ts';
import type { ExamPaperFragment, OwnExamResultFragment } from '../generated/exam-attempts/exam-attempts.ts';

export const examId = '5eed0000000000000000e001';
export const groupId = '5eed00000000000000000a01';
export const attemptId = 'u_g_e_1';

/** For tests, it is an open exam of which nothing has been taken. */
export const exam = (changed: Partial<StudentExamFieldsFragment> = {}): StudentExamFieldsFragment => ({
  _id: 'exam',
  examId,
  title: 'Exam 1',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  opensAt: '2026-11-01T08:00:00Z',
  closesAt: '2026-11-27T23:59:00Z',
  attemptsAllowed: 2,
  used: 0,
  openAttemptId: null,
  lastAttemptId: null,
  bestScore: null,
  passed: false,
  status: 'open',
  excused: false,
  ...changed,
});
/** For tests, it is an assignment that waits. */
export const assignment = (
  changed: Partial<StudentAssignmentFieldsFragment> = {},
): StudentAssignmentFieldsFragment => ({
  _id: 'assignment',
  title: 'Paper',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  type: 'graded',
  dueAt: '2026-12-04T23:59:00Z',
  reopenedUntil: null,
  status: 'open',
  grade: null,
  complete: null,
  comment: null,
  gradedByName: null,
  excused: false,
  ...changed,
});
const options = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ optionId: 'abcd'[index]!, text }));
const questionOf = (number: number) => ({
  questionId: `q${number}`,
  text: `What is asked in question ${number}?`,
  options,
  given: number === 1 ? 'a' : null,
});
/** For tests, it is an open attempt of three questions, the first of which has an answer. */
export const paper = (changed: Partial<ExamPaperFragment> = {}): ExamPaperFragment => ({
  _id: attemptId,
  examId,
  groupId,
  title: 'Exam 1',
  attempt: 1,
  attemptsAllowed: 2,
  openBook: true,
  timeLimitAt: null,
  status: 'open',
  questions: [1, 2, 3].map(questionOf),
  now: new Date().toISOString(),
  ...changed,
});
const asWritten = { ruling: null, accepted: [], correctionReason: null };
/** For tests, it is a retake that passed. */
export const result = (changed: Partial<OwnExamResultFragment> = {}): OwnExamResultFragment => ({
  _id: attemptId,
  examId,
  examTitle: 'Exam 1',
  courseTitle: 'Grace and Faith',
  attempt: 2,
  attemptsAllowed: 2,
  attemptsLeft: 0,
  points: 44,
  maxPoints: 50,
  score: 70,
  scaledFrom: 88,
  passMark: 70,
  timeZone: 'America/Denver',
  passed: true,
  retake: true,
  late: false,
  regraded: false,
  voided: false,
  abandoned: null,
  correctedFrom: null,
  at: '2026-10-08T16:00:00Z',
  answers: [
    { ...asWritten, questionId: 'q1', text: 'The first?', options, given: 'a', correct: 'a', isCorrect: true },
    { ...asWritten, questionId: 'q2', text: 'The second?', options, given: 'a', correct: 'b', isCorrect: false },
    { ...asWritten, questionId: 'q3', text: 'The third?', options, given: null, correct: 'c', isCorrect: false },
  ],
  ...changed,
});
/** For tests, it is an exam that may be started for the first time. */
export const intro = (changed: Partial<ExamIntroFragment> = {}): ExamIntroFragment => ({
  examId,
  title: 'Exam 1',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  opensAt: '2026-11-01T08:00:00Z',
  closesAt: '2026-11-27T23:59:00Z',
  attemptsAllowed: 2,
  openAttemptId: null,
  attempts: [],
  extraAttempts: [],
  status: 'open',
  instructions: 'Answer all questions.',
  passMark: 70,
  openBook: true,
  attemptNumber: 1,
  questionCount: 20,
  trueFalseCount: 8,
  pointsPerQuestion: 2,
  timeLimitMin: 60,
  extraMinutes: 0,
  penalty: false,
  mayStart: true,
  excused: false,
  excuseReason: null,
  refusal: null,
  ...changed,
});
