import { defineAudit, sentence, whole } from '../kernel/audit.ts';
import {
  enrolmentAuditFields,
  enrolmentAuditValues,
  enrolmentCategories,
  enrolmentSentences as texts,
} from './enrolment-audit.messages.ts';
import { enrolmentEvents } from './enrolment.events.ts';

export const enrolmentAudit = defineAudit(enrolmentEvents, {
  label: enrolmentCategories.enrolment,
  fields: enrolmentAuditFields,
  values: enrolmentAuditValues,
  rows: {
    EnrolmentStarted: {
      sentence: texts.EnrolmentStarted,
      changes: (data) => whole({ ...data, status: 'active' }),
    },
    EnrolmentWithdrawn: {
      sentence: texts.EnrolmentWithdrawn,
      changes: (data) => whole({ ...data, status: 'withdrawn' }),
    },
    EnrolmentCompleted: {
      sentence: ({ gradYear }) => sentence(texts.EnrolmentCompleted, { year: gradYear }),
      changes: (data) => whole({ ...data, status: 'completed' }),
    },
    StudentGraduated: {
      sentence: ({ gradYear }) => sentence(texts.StudentGraduated, { year: gradYear }),
      changes: (data) => whole({ ...data, isAlumni: true }),
    },
  },
});
