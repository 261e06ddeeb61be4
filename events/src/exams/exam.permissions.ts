import { admin, anyOf, inPerson, inRegion, regionalManager, system, type Rule } from '../kernel/permission.ts';
import type { ExamDefinitionCommand, ExamScheduleCommand } from './exam.commands.ts';

const defines = inPerson(admin);
const schedules = inPerson(anyOf(admin, inRegion('admin'), regionalManager));

/** Questions with their right answers, and drafts: for those who write them alone. */
export const readsExamQuestions = admin;

export const examPermissions: Readonly<Record<ExamDefinitionCommand['type'] | ExamScheduleCommand['type'], Rule>> = {
  DefineExam: defines,
  ReviseExam: defines,
  PublishExam: defines,
  RetireExam: defines,
  ScheduleExam: schedules,
  RescheduleExam: schedules,
  ExtendExamDeadline: inPerson(anyOf(admin, regionalManager, inRegion('instructor'))),
  RemindOfExam: system,
  CloseExamWindow: system,
};
