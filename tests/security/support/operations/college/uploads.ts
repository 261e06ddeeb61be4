import { signedIn } from '@paideia/events/kernel/permission.ts';
import { readsVideos, videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, nothing, type Row } from '../../row.ts';

const videoId = demoId('X', 99);

export const queries: Readonly<Record<string, Row>> = {
  videoAddress: { rule: signedIn, ...nothing, isAbsent: true, args: () => ({ _id: videoId }), note: 'admins' },
  videos: { rule: readsVideos, ...nothing, args: () => ({ itemId: demoId('L', 99) }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  getMultipartVideoUploadInfo: {
    rule: videoUploadPermissions.RequestVideoUpload,
    ...nothing,
    args: (of) => ({
      videoUploadInput: {
        videoId: fresh(of, 'video'),
        locale: 'en',
        itemId: demoId('L', 99),
        title: of.name,
        fileSize: 10,
        type: 'video/mp4',
        itemType: 'lesson',
      },
    }),
  },
  // Nobody began this upload, and nothing is written.
  completeMultipartVideoUpload: {
    rule: videoUploadPermissions.CompleteVideoUpload,
    ...nothing,
    args: () => ({ videoId }),
  },
  // The video is not there, and nothing is written.
  setVideoSubtitles: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    note: 'admins',
    args: () => ({ videoId, locale: 'pl_PL', fileId: demoId('X', 98) }),
  },
  removeVideo: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    note: 'admins',
    args: () => ({ videoId }),
  },
  removeVideoSubtitles: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    note: 'admins',
    args: () => ({ videoId, locale: 'pl_PL' }),
  },
  abortVideoUpload: {
    rule: signedIn,
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: videoId }),
    note: 'only the admin who began it',
  },
};
