import { group } from '@paideia/documents/port.ts';

/** A video that was sent for the alumni. On its way it is nobody's to see, as a draft alumni admins see it, listed every alumnus does. */
export type AlumniVideoView = {
  readonly _id: string;
  /** Of its place in the library; -1 until it was listed for the first time. */
  readonly _revision: number;
  readonly status: 'coming' | 'draft' | 'listed';
  readonly title: string;
  readonly locale: string;
  /** Null until it was listed, and when the category is gone. */
  readonly categoryId: string | null;
  readonly order: number;
  readonly uploadedAt: string | null;
  readonly listedAt: string | null;
};
export const alumniVideosGroup = group('alumniVideos', 1);
export const alumniVideos = alumniVideosGroup.collection<AlumniVideoView>('alumniVideos', {
  indexes: {
    byListing: ['status', 'listedAt'],
    byPlace: ['status', 'categoryId', 'order'],
    byCategory: ['categoryId'],
    byUpload: ['status', 'uploadedAt'],
  },
});
