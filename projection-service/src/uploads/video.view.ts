import { group } from '@paideia/documents/port.ts';

/** A video on its way or there. Its bytes lie in the object storage, under the key of its id. */
export type VideoView = {
  readonly _id: string;
  readonly _revision: number;
  readonly itemId: string;
  readonly itemType: 'lesson' | 'alumniVideo' | 'course';
  readonly title: string;
  readonly locale: string;
  /** As it was said, and when it is completed as it is. */
  readonly type: string;
  readonly size: number;
  readonly partsCount: number;
  readonly multipartUploadId: string;
  readonly status: 'requested' | 'completed' | 'aborted' | 'failed';
  readonly failure: 'expired' | 'wrongType' | 'wrongSize' | null;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly completedAt: string | null;
  /** There is one file a language. */
  readonly subtitles: readonly { readonly locale: string; readonly fileId: string }[];
};
export const videosGroup = group('videos', 3);
export const videos = videosGroup.collection<VideoView>('videos', {
  indexes: { byItem: ['itemId', 'status', 'completedAt'] },
});
