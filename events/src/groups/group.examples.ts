import { campus, dayProgram, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { groupCommands } from './group.commands.ts';

export const groupExamples: ExamplesOf<typeof groupCommands> = {
  CreateGroup: { groupId: yearOne, regionId: campus, name: 'Day Year 1', programYear: 1, attendanceSchemaId: dayProgram },
  AssignGroupAttendanceSchema: { groupId: yearOne, schemaId: dayProgram },
  ArchiveGroup: { groupId: yearOne },
  RestoreGroup: { groupId: yearOne },
};
