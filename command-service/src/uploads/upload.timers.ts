import { later } from '@paideia/events/kernel/dates.ts';
import { videoUploadEvents } from '@paideia/events/uploads/upload.events.ts';
import { uploadExpiryMs } from '@paideia/events/uploads/upload.rules.ts';
import { defineTimer } from '../kernel/schedule/timer.ts';

const done = ({ videoId }: { readonly videoId: string }) => ({ subject: videoId, dueAt: null });

/** Gives up what nobody completed. */
export const uploadExpiry = defineTimer({
  kind: 'uploadExpiry',
  events: [videoUploadEvents],
  schedule: {
    VideoUploadRequested: ({ videoId }, { at }) => ({ subject: videoId, dueAt: later(at, uploadExpiryMs) }),
    VideoUploadCompleted: done,
    VideoUploadAborted: done,
    VideoUploadFailed: done,
  },
  fire: (videoId) => ({ type: 'FailVideoUpload', data: { videoId, reason: 'expired' } }),
});
