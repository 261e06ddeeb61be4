import { alumniProfileExportMessages as texts } from '@paideia/events/alumni-profiles/alumni-profile.messages.ts';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { picked, some, type ExportPart } from '../kernel/export/part.ts';

export const alumniProfileExport: ExportPart = {
  key: 'alumni',
  title: texts.alumni,
  about: texts['alumni.about'],
  items: some(async ({ read }, userId) => {
    const entry = await read(alumniDirectory).one(userId);
    // A graduate stands in the directory before there is a profile.
    return entry?.gradDate ? picked(entry, ['_id', 'location', 'gradDate', 'gradPlace', 'updatedAt']) : [];
  }),
};
