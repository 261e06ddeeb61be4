import { ministryExportMessages as texts } from '@paideia/events/ministries/ministry.messages.ts';
import { ministries } from '@paideia/projection-service/ministries/ministry.view.ts';
import { own, type ExportPart } from '../kernel/export/part.ts';

export const ministryExport: ExportPart = {
  key: 'ministries',
  title: texts.ministries,
  about: texts['ministries.about'],
  items: own(ministries, (ownerId) => ({ where: { ownerId } })),
};
