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
import { examsGroup } from '../exams/exam.group.ts';
import { examRows } from '../exams/exam.rows.ts';
import { examDefinitions, examSchedules } from '../exams/exam.view.ts';
import { fullName, nameKey, renamed } from '../kernel/names.ts';
import { collectionsOf, defineProjection, need, put, updateWhere } from '../kernel/projection.ts';
import { examAttemptRows } from './exam-attempt.rows.ts';
import { examPapers, examPeople, examResults, studentExams } from './exam-attempt.view.ts';

const nobody = { firstName: null, lastName: null };

export const examProjection = defineProjection<
  ExamDefinitionEvent | ExamScheduleEvent | ExamSittingEvent | ExamAttemptEvent | UserProfileEvent
>({
  group: examsGroup,
  collections: collectionsOf(examDefinitions, examSchedules, studentExams, examPapers, examResults, examPeople),
  events: [examDefinitionEvents, examScheduleEvents, examSittingEvents, examAttemptEvents, userProfileEvents],
  on: {
    ...examRows,
    ...examAttemptRows,
    UserProfileCreated: ({ userId, changed }) => put(examPeople, userId, renamed({ _id: userId, ...nobody }, changed)),
    UserProfileUpdated: {
      needs: ({ userId }) => [need(examPeople, userId)],
      then: ({ userId, changed }, _, found) => {
        if (changed.firstName === undefined && changed.lastName === undefined) return [];
        const person = renamed(found.one(examPeople, userId) ?? { _id: userId, ...nobody }, changed);
        const named = { studentName: fullName(person), studentNameKey: nameKey(person) };
        return [
          put(examPeople, userId, person),
          updateWhere(examResults, { userId }, (result) => ({ ...result, ...named })),
        ];
      },
    },
  },
});
