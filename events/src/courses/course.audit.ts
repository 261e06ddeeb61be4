import { defineAudit, sentence } from '../kernel/audit.ts';
import { courseAuditFields, courseCategories, courseSentences } from './course-audit.messages.ts';
import { courseEvents } from './course.events.ts';

export const courseAudit = defineAudit(courseEvents, {
  label: courseCategories.course,
  fields: courseAuditFields,
  rows: {
    CourseCreated: { sentence: ({ title }) => sentence(courseSentences.CourseCreated, { name: title }) },
  },
});
