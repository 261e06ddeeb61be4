import type { ObjectStore, Upload } from '@paideia/objects/port.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { videoUpload } from '../uploads/upload.decider.ts';
import { fileAsset } from './file.decider.ts';

const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];

/** Only what the log still waits for: an upload that was begun for a command that came to nothing is in no event. */
const isWanted =
  (ask: Ask) =>
  async ({ key, uploadId }: Upload): Promise<boolean> => {
    const [kind, id = ''] = key.split('/');
    if (kind === 'videos') {
      const state = await ask.state(videoUpload, videoUploadStream(id));
      return state.status === 'requested' && state.requested.multipartUploadId === uploadId;
    }
    const state = await ask.state(fileAsset, fileAssetStream(id));
    return state.status === 'registered' && state.file.uploadId === uploadId;
  };

/** Clears away the parts of uploads that were abandoned for a day. */
export const storageTidying = (objects: Pick<ObjectStore, 'tidy'>): ScheduledJob => ({
  name: 'storageTidying',
  everyMs: hour,
  async find({ ask, now }) {
    await objects.tidy(new Date(Date.parse(now) - day), isWanted(ask));
    return [];
  },
});
