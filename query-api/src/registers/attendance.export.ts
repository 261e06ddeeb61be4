import { registerExportMessages as texts } from '@paideia/events/registers/register.messages.ts';
import { absenceExplanations } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const attendanceExport: ExportPart = {
  key: 'attendance',
  title: texts.attendance,
  about: texts['attendance.about'],
  items: own(attendanceRecords, (userId) => ({ where: { userId } })),
  mute: ['when'] satisfies readonly (keyof AttendanceRecordView)[],
};
export const explanationExport: ExportPart = {
  key: 'explanations',
  title: texts.explanations,
  about: texts['explanations.about'],
  items: own(absenceExplanations, (userId) => ({ where: { userId } })),
};
