import { later } from '@paideia/events/kernel/dates.ts';
import { fileAssetEvents } from '@paideia/events/files/file.events.ts';
import { mayGoUnused, unusedFileMs } from '@paideia/events/files/file.rules.ts';
import { submissionEvents } from '@paideia/events/submissions/submission.events.ts';
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

const graded = ({ feedbackFileIds }: { readonly feedbackFileIds: readonly string[] }) =>
  feedbackFileIds.map((fileId) => done({ fileId }));

/** Removes what was sent and never made a part of work or of its grade: the page was left in between. */
export const unusedFile = defineTimer({
  kind: 'unusedFile',
  events: [fileAssetEvents, submissionEvents],
  schedule: {
    FileRegistered: ({ fileId, purpose }, { at }) =>
      mayGoUnused(purpose) ? { subject: fileId, dueAt: later(at, unusedFileMs) } : undefined,
    FileRefused: done,
    FileRemoved: done,
    SubmissionFileAdded: done,
    SubmissionGraded: graded,
    SubmissionRegraded: graded,
  },
  fire: (fileId) => ({ type: 'RemoveUnusedFile', data: { fileId } }),
});
