import type { FileView } from './file.view.ts';

/** A file that is stored. */
export const fileView = ({ _id, ...more }: Pick<FileView, '_id'> & Partial<FileView>): FileView => ({
  _id,
  _revision: 1,
  ownerId: '9'.repeat(24),
  name: 'Outline.pdf',
  type: 'application/pdf',
  size: 9,
  purpose: 'outline',
  uploadId: 'u',
  status: 'stored',
  refusal: null,
  registeredAt: '2026-11-01',
  storedAt: '2026-11-01',
  ...more,
});
