import {
  examAttemptEvents,
  examSittingEvents,
  type ExamAttemptEvent,
  type ExamSittingEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import {
  examDefinitionEvents,
  examScheduleEvents,
  type ExamDefinitionEvent,
  type ExamScheduleEvent,
} from '@paideia/events/exams/exam.events.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { examsGroup } from '../exams/exam-group.view.ts';
import { examRows } from '../exams/exam.projection.ts';
import { examQuestions } from '../exams/exam-question.view.ts';
import { examDefinitions, examSchedules, examRecords } from '../exams/exam.view.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import { collectionsOf, defineProjection } from '../kernel/projection.ts';
import { examAttemptRows } from './exam-attempt.projection.ts';
import { examPapers, examPeople, examResults, studentExams, examAttemptRecords } from './exam-attempt.view.ts';

export const examProjection = defineProjection<
  ExamDefinitionEvent | ExamScheduleEvent | ExamSittingEvent | ExamAttemptEvent | UserProfileEvent
>({
  group: examsGroup,
  collections: collectionsOf(
    examDefinitions,
    examQuestions,
    examSchedules,
    studentExams,
    examPapers,
    examResults,
    examPeople,
  ),
  records: [...examRecords, ...examAttemptRecords],
  events: [examDefinitionEvents, examScheduleEvents, examSittingEvents, examAttemptEvents, userProfileEvents],
  on: {
    ...examRows,
    ...examAttemptRows,
    ...followNames(examPeople, examResults, studentNamed),
  },
});
