import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
type Info = { getMultipartVideoUploadInfo: { _id: string; uploadInfo: { multipartUploadId: string; multipartUploadToken: string; partsCount: number; partUploadUrls: string[]; completed: boolean } } };
export const GetMultipartVideoUploadInfoOperation = `mutation getMultipartVideoUploadInfo($videoUploadInput: VideoUploadInput!) { x }` as FetchOperation<Info, { videoUploadInput: object }>;
export const CompleteMultipartVideoUploadOperation = `mutation completeMultipartVideoUpload($videoId: ID!) { x }` as FetchOperation<unknown, { videoId: string }>;
export const AbortVideoUploadOperation = `mutation abortVideoUpload($videoId: ID!) { x }` as FetchOperation<unknown, { videoId: string }>;
