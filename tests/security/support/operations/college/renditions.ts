import { renditionPermissions } from '@paideia/events/renditions/rendition.permissions.ts';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { nothing, type Row } from '../../row.ts';

const videoId = demoId('X', 99);

export const queries: Readonly<Record<string, Row>> = {
  videoRenditions: { rule: readsVideos, ...nothing, args: () => ({ videoId }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  // The video is not there, and nothing is written.
  requestRenditions: { rule: renditionPermissions.RequestRenditions, ...nothing, args: () => ({ _id: videoId }) },
};
