import { defineAudit, nameIn, sentence, whole } from '../kernel/audit.ts';
import {
  teacherAuditFields,
  teacherAuditValues,
  teacherCategories,
  teacherSentences as texts,
} from './teacher-audit.messages.ts';
import { teacherEvents } from './teacher.events.ts';

export const teacherAudit = defineAudit(teacherEvents, {
  label: teacherCategories.teacher,
  fields: teacherAuditFields,
  values: teacherAuditValues,
  hidden: ['teacherId'],
  ids: { teacherIds: 'teacher', instructorIds: 'teacher', facilitatorIds: 'teacher' },
  rows: {
    TeacherSaved: { sentence: (data) => sentence(texts.TeacherSaved, { name: nameIn({ name: data.name }) }) },
    TeacherDeleted: {
      sentence: (_, known) => sentence(texts.TeacherDeleted, { name: nameIn(known) }),
      changes: () => whole({ deleted: true }),
    },
  },
});
