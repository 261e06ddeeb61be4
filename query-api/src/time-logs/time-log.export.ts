import { timeLogExportMessages as texts } from '@paideia/events/time-logs/time-log.messages.ts';
import { timeLogs, type TimeLogView } from '@paideia/projection-service/time-logs/time-log.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

/** Each with its evaluation. */
export const timeLogExport: ExportPart = {
  key: 'timeLogs',
  title: texts.timeLogs,
  about: texts['timeLogs.about'],
  items: own(timeLogs, (userId) => ({ where: { userId } })),
  mute: ['studentName'] satisfies readonly (keyof TimeLogView)[],
};
