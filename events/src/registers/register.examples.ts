import { ada, ben, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import { registerIdOf } from './register.events.ts';
import type { registerCommands } from './register.commands.ts';

const registerId = registerIdOf(yearOne, '2026-10-13', 'P1');
const batchId = '00000000-0000-4000-8000-0000000000b1';

export const registerExamples = {
  OpenRegister: { groupId: yearOne, date: '2026-10-13', periodKey: 'P1' },
  AddRegisterStudents: { registerId },
  RecordAttendance: {
    registerId,
    batchId,
    marks: [
      { userId: ada, status: 'present' },
      { userId: ben, status: 'late', arrivedAt: '2026-10-13T07:35:00.000Z' },
    ],
  },
  RecordAttendanceScan: { registerId, userId: ada, code: 'k3x9' },
  CorrectAttendance: { registerId, userId: ada, status: 'present', reason: 'Sat in the last row' },
  UndoMarks: { registerId, batchId },
  ExcuseAttendance: { registerId, userId: ada, cause: 'manual', causeId: 'sick' },
  RevokeExcuse: { registerId, userId: ada, cause: 'manual', causeId: 'sick' },
  MarkAbsentFromLeave: { registerId, userId: ada, leaveRequestId: exampleId('l') },
  CloseRegister: { registerId },
} satisfies ExamplesOf<typeof registerCommands>;
