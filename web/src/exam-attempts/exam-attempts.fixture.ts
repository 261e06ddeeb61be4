import type { StudentAssignment, StudentExam } from './assessments.documents.ts';
import type { ExamPaper, ExamResult } from './exam-attempts.documents.ts';

export const examId = '5eed0000000000000000e001';
export const attemptId = 'u_g_e_1';

/** For tests: an open exam of which nothing has been taken. */
export const exam = (changed: Partial<StudentExam> = {}): StudentExam => ({
  _id: 'exam',
  examId,
  title: 'Exam 1',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  opensAt: '2026-11-01T08:00:00Z',
  closesAt: '2026-11-27T23:59:00Z',
  lockAt: null,
  allowed: 2,
  used: 0,
  openAttempt: null,
  bestScore: null,
  bestAttempt: null,
  passed: false,
  status: 'open',
  ...changed,
});
/** For tests: an assignment that waits. */
export const assignment = (changed: Partial<StudentAssignment> = {}): StudentAssignment => ({
  _id: 'assignment',
  title: 'Paper',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  type: 'graded',
  dueAt: '2026-12-04T23:59:00Z',
  status: 'open',
  grade: null,
  complete: null,
  ...changed,
});
const questionOf = (number: number) => ({
  questionId: `q${number}`,
  kind: 'choice' as const,
  text: `What is asked in question ${number}?`,
  options: ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ optionId: 'abcd'[index]!, text })),
});
/** For tests: an open attempt of three questions, the first of which has an answer. */
export const paper = (changed: Partial<ExamPaper> = {}): ExamPaper => ({
  attemptId,
  examId,
  groupId: 'g',
  title: 'Exam 1',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  n: 1,
  allowed: 2,
  openBook: true,
  passMark: 70,
  pointsPerQuestion: 2,
  timeLimitAt: null,
  status: 'open',
  questions: [1, 2, 3].map(questionOf),
  answers: [{ questionId: 'q1', optionId: 'a' }],
  now: new Date().toISOString(),
  ...changed,
});
/** For tests: a retake that passed. */
export const result = (changed: Partial<ExamResult> = {}): ExamResult => ({
  attemptId,
  examId,
  title: 'Exam 1',
  courseCode: 'TH110',
  courseTitle: 'Grace and Faith',
  n: 2,
  allowed: 2,
  passMark: 70,
  points: 44,
  maxPoints: 50,
  raw: 88,
  score: 70,
  scaledFrom: 88,
  passed: true,
  retake: true,
  late: false,
  penalised: false,
  regraded: false,
  status: 'graded',
  abandonReason: null,
  at: '2026-10-08T16:00:00Z',
  canRetake: false,
  answers: [
    { questionId: 'q1', text: 'The first?', given: 'One', correct: 'One', isCorrect: true },
    { questionId: 'q2', text: 'The second?', given: 'One', correct: 'Two', isCorrect: false },
    { questionId: 'q3', text: 'The third?', given: null, correct: 'Three', isCorrect: false },
  ],
  ...changed,
});
