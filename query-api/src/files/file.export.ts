import { fileExportMessages as texts } from '@paideia/events/files/file.messages.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { pages, type ExportPart } from '../kernel/export/part.ts';
import { lastingAddressOf } from './file.queries.ts';

export const fileExport: ExportPart = {
  key: 'files',
  title: texts.files,
  about: texts['files.about'],
  async *items(context, ownerId) {
    for await (const page of pages(context, files, { where: { ownerId } }))
      for (const file of page) {
        const { name, type, size, purpose, registeredAt, storedAt } = file;
        yield { name, type, size, purpose, registeredAt, storedAt, download: lastingAddressOf(context, file) };
      }
  },
};
