import { group } from '@paideia/documents/port.ts';
import {
  examDefinitionEvents,
  examScheduleEvents,
  examScheduleIdOf,
  type ExamDefinitionEvent,
  type ExamScheduleEvent,
} from '@paideia/events/exams/exam.events.ts';
import { collectionsOf, defineProjection, put, upsert } from '@paideia/projection-service/kernel/projection.ts';

/** `since` is the place in the log of its first publication. */
type PublishedExamFact = { readonly examId: string; readonly since: number };
/** An exam is scheduled for a group; `since` is where the log says so first. */
type ScheduledExamFact = { readonly groupId: string; readonly examId: string; readonly since: number };

const examFactsGroup = group('facts-exams', 1);
export const publishedExamFacts = examFactsGroup.collection<PublishedExamFact>('publishedExamFacts');
export const scheduledExamFacts = examFactsGroup.collection<ScheduledExamFact>('scheduledExamFacts', {
  indexes: { exam: ['examId'] },
});

/** Which came first, the publication of an exam or its schedule: the one that comes second tells the students. */
export const examFactTable = defineProjection<ExamDefinitionEvent | ExamScheduleEvent>({
  group: examFactsGroup,
  collections: collectionsOf(publishedExamFacts, scheduledExamFacts),
  events: [examDefinitionEvents, examScheduleEvents],
  on: {
    ExamPublished: ({ examId }, { position }) =>
      upsert(publishedExamFacts, examId, (before) => before ?? { examId, since: position }),
    ExamScheduled: ({ groupId, examId }, { position }) =>
      put(scheduledExamFacts, examScheduleIdOf(groupId, examId), { groupId, examId, since: position }),
  },
});
