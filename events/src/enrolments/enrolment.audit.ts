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
    EnrolmentStartCorrected: { sentence: texts.EnrolmentStartCorrected, changes: ({ date }) => whole({ date }) },
    EnrolmentWithdrawn: {
      sentence: texts.EnrolmentWithdrawn,
      changes: (data) => whole({ ...data, status: 'withdrawn' }),
    },
    EnrolmentSuspended: {
      sentence: texts.EnrolmentSuspended,
      changes: (data) => whole({ ...data, status: 'suspended' }),
    },
    EnrolmentResumed: {
      sentence: texts.EnrolmentResumed,
      changes: (data) => whole({ ...data, status: 'active' }),
    },
    EnrolmentCompleted: {
      sentence: ({ gradYear }) => sentence(texts.EnrolmentCompleted, { year: gradYear }),
      changes: (data) => whole({ ...data, status: 'completed' }),
    },
    StudentGraduated: {
      sentence: ({ gradYear }) => sentence(texts.StudentGraduated, { year: gradYear }),
      changes: ({ alumniRegionIds: _regions, alumniGroupIds: _groups, ...data }) => whole({ ...data, isAlumni: true }),
    },
    GraduationUndone: {
      sentence: texts.GraduationUndone,
      changes: ({ alumniRegionIds: _regions, alumniGroupIds: _groups, ...data }) =>
        whole({ ...data, status: 'active', isAlumni: false }),
    },
  },
});
