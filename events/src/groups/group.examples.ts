import { campus, dayProgram, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { groupCommands } from './group.commands.ts';

export const groupExamples: ExamplesOf<typeof groupCommands> = {
  CreateGroup: {
    groupId: yearOne,
    regionId: campus,
    name: 'Day Year 1',
    programYear: 1,
    attendanceSchemaId: dayProgram,
  },
  UpdateGroup: { groupId: yearOne, name: 'Day Year 1', programYear: 1, selfSignUp: true },
  AssignGroupAttendanceSchema: { groupId: yearOne, schemaId: dayProgram },
  SetGroupCourses: {
    groupId: yearOne,
    items: [
      { courseId: exampleId('c'), order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn 2026' },
    ],
  },
  SetGroupStaff: { groupId: yearOne, instructorIds: [exampleId('t')], facilitatorIds: [] },
  ArchiveGroup: { groupId: yearOne },
  RestoreGroup: { groupId: yearOne },
  LockTerm: { groupId: yearOne, term: 'Autumn 2026' },
  UnlockTerm: { groupId: yearOne, term: 'Autumn 2026', reason: 'An essay was graded by mistake' },
};
