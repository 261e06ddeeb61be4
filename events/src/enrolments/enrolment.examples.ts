import { ada, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { enrolmentCommands } from './enrolment.commands.ts';

export const enrolmentExamples: ExamplesOf<typeof enrolmentCommands> = {
  EnrolStudent: { groupId: yearOne, userId: ada, date: '2026-09-07' },
  CorrectEnrolmentStart: { groupId: yearOne, userId: ada, date: '2026-09-01' },
  WithdrawStudent: { groupId: yearOne, userId: ada, date: '2026-11-02', reason: 'Moved away' },
  SuspendEnrolment: { groupId: yearOne, userId: ada, date: '2026-11-02' },
  ResumeEnrolment: { groupId: yearOne, userId: ada, date: '2026-11-09' },
  GraduateStudent: { groupId: yearOne, userId: ada, date: '2027-05-07', gradYear: 2027, gradLocation: 'Wells' },
  UndoGraduation: { groupId: yearOne, userId: ada, date: '2027-05-10', reason: 'An exam is missing' },
};
