import { addressOf } from '../lib/screens/match.ts';
import { courseExam } from './exams.screens.ts';

/** An exam is written there; `new` stands for one that is not there yet. */
export const courseExamPath = (courseId: string, examId: string): string => addressOf(courseExam, { courseId, examId });
