import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  ofAnother,
  regionalManager,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { ExamDefinitionCommand, ExamScheduleCommand } from './exam.commands.ts';
import { courseKeys } from '../courses/course.permissions.ts';
import { gradesExams } from '../exam-attempts/exam-attempt.permissions.ts';
import { groupKeys } from '../groups/group.permissions.ts';

const defines = inPerson(keyed(courseKeys.write, admin));
const schedules = inPerson(keyed(groupKeys.write, anyOf(admin, inRegion('admin'), regionalManager)));

/** Questions with their right answers, and drafts: for those who write them alone. */
export const readsExamQuestions = keyed(courseKeys.read, admin);

export const examPermissions: Readonly<Record<ExamDefinitionCommand['type'] | ExamScheduleCommand['type'], Rule>> = {
  DefineExam: defines,
  ReviseExam: defines,
  PublishExam: defines,
  RetireExam: defines,
  CorrectExamQuestion: gradesExams,
  ScheduleExam: schedules,
  RescheduleExam: schedules,
  ExtendExamDeadline: inPerson(
    ofAnother(keyed(groupKeys.write, anyOf(admin, regionalManager, inRegion('instructor')))),
  ),
  RemindOfExam: system,
  CloseExamWindow: system,
};
