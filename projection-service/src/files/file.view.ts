import { group } from '@paideia/documents/port.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';

/** A file on its way or there. Its bytes lie in the object storage, under the key of its id. */
export type FileView = {
  readonly _id: string;
  readonly _revision: number;
  readonly ownerId: string;
  /** It is null after an erasure. */
  readonly name: string | null;
  /** As it was said, and when it is stored as it is. */
  readonly type: string;
  readonly size: number;
  readonly purpose: FilePurpose;
  readonly uploadId: string;
  readonly status: 'registered' | 'stored' | 'refused';
  readonly refusal: 'wrongType' | 'wrongSize' | 'unsafe' | 'expired' | null;
  readonly registeredAt: string;
  readonly storedAt: string | null;
};
export const filesGroup = group('files', 1);
export const files = filesGroup.collection<FileView>('files', { indexes: { byOwner: ['ownerId', 'purpose'] } });
