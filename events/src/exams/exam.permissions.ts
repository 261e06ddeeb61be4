import { admin, anyOf, inPerson, inRegion, keyed, regionalManager, system, type Rule } from '../kernel/permission.ts';
import type { ExamDefinitionCommand, ExamScheduleCommand } from './exam.commands.ts';

const defines = inPerson(keyed('courses:write', admin));
const schedules = inPerson(keyed('groups:write', anyOf(admin, inRegion('admin'), regionalManager)));

/** Questions with their right answers, and drafts: for those who write them alone. */
export const readsExamQuestions = keyed('courses:read', admin);

export const examPermissions: Readonly<Record<ExamDefinitionCommand['type'] | ExamScheduleCommand['type'], Rule>> = {
  DefineExam: defines,
  ReviseExam: defines,
  PublishExam: defines,
  RetireExam: defines,
  ScheduleExam: schedules,
  RescheduleExam: schedules,
  ExtendExamDeadline: inPerson(keyed('groups:write', anyOf(admin, regionalManager, inRegion('instructor')))),
  RemindOfExam: system,
  CloseExamWindow: system,
};
