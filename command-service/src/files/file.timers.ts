import { later } from '@paideia/events/kernel/dates.ts';
import { fileAssetEvents } from '@paideia/events/files/file.events.ts';
import { uploadExpiryMs } from '@paideia/events/uploads/upload.rules.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ fileId }: { readonly fileId: string }) => ({ subject: fileId, dueAt: null });

/** Gives up what nobody completed. */
export const fileExpiry = defineTimer({
  kind: 'fileExpiry',
  events: [fileAssetEvents],
  schedule: {
    FileRegistered: ({ fileId }, { at }) => ({ subject: fileId, dueAt: later(at, uploadExpiryMs) }),
    FileStored: done,
    FileRefused: done,
    FileRemoved: done,
  },
  fire: (fileId) => ({ type: 'RefuseFile', data: { fileId, reason: 'expired' } }),
});
