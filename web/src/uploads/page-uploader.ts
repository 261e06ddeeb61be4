import { fetchOperation } from '../lib/data/fetch-operation.ts';
import { putPart } from '../lib/files/send-parts.ts';
import {
  AbortVideoUploadOperation,
  CompleteMultipartVideoUploadOperation,
  GetMultipartVideoUploadInfoOperation,
} from '../generated/uploads/uploads.fetch.ts';
import { makeUploader } from './uploader.ts';

/** This page has one. */
export const uploader = makeUploader({
  request: async ({ uuid, locale, itemId, itemType, title, file: { size, type } }) => {
    const videoUploadInput = { videoId: uuid, locale, itemId, title, fileSize: size, type, itemType };
    return (await fetchOperation(GetMultipartVideoUploadInfoOperation, { videoUploadInput }))
      .getMultipartVideoUploadInfo.uploadInfo;
  },
  complete: (videoId) => fetchOperation(CompleteMultipartVideoUploadOperation, { videoId }),
  abort: (videoId) => fetchOperation(AbortVideoUploadOperation, { _id: videoId }),
  putPart,
});
