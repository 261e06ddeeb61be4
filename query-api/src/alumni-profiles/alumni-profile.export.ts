import { alumniProfileExportMessages as texts } from '@paideia/events/alumni-profiles/alumni-profile.messages.ts';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { some, type ExportPart } from '../kernel/export/part.ts';

export const alumniProfileExport: ExportPart = {
  key: 'alumni',
  title: texts.alumni,
  about: texts['alumni.about'],
  items: some(async ({ read }, userId) => [(await read(alumniDirectory).one(userId)) ?? []].flat()),
};
