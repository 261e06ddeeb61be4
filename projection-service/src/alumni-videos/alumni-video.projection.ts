import { alumniVideoEvents, type AlumniVideoEvent } from '@paideia/events/alumni-videos/alumni-video.events.ts';
import { categoryEvents, type CategoryEvent } from '@paideia/events/categories/category.events.ts';
import { videoUploadEvents, type VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { collectionsOf, defineProjection, patch, put, remove, update, updateWhere } from '../kernel/projection.ts';
import { alumniVideos, alumniVideosGroup } from './alumni-video.view.ts';

const gone = ({ videoId }: { readonly videoId: string }) => remove(alumniVideos, videoId);

/** A video that has arrived for the alumni is a draft of the library; one that is removed leaves it, listed or not. */
export const alumniVideoProjection = defineProjection<AlumniVideoEvent | VideoUploadEvent | CategoryEvent>({
  group: alumniVideosGroup,
  collections: collectionsOf(alumniVideos),
  events: [alumniVideoEvents, videoUploadEvents, categoryEvents],
  on: {
    VideoUploadRequested: ({ videoId, itemType, title, locale }) =>
      itemType === 'alumniVideo'
        ? put(alumniVideos, videoId, {
            _id: videoId,
            _revision: -1,
            status: 'coming',
            title,
            locale,
            categoryId: null,
            order: 0,
            uploadedAt: null,
            listedAt: null,
          })
        : [],
    VideoUploadCompleted: ({ videoId }, { at }) =>
      patch(alumniVideos, videoId, { status: 'draft' as const, uploadedAt: at }),
    VideoUploadAborted: gone,
    VideoUploadFailed: gone,
    VideoRemoved: gone,

    AlumniVideoListed: ({ videoId, ...entry }, { at, revision }) =>
      update(alumniVideos, videoId, (doc) => ({
        ...doc,
        ...entry,
        _revision: revision,
        status: 'listed' as const,
        listedAt: doc.status === 'listed' ? doc.listedAt : at,
      })),
    AlumniVideoUnlisted: ({ videoId }, { revision }) =>
      patch(alumniVideos, videoId, { status: 'draft' as const, listedAt: null, _revision: revision }),

    CategoryDeleted: ({ categoryId }) =>
      updateWhere(alumniVideos, { categoryId }, (doc) => ({ ...doc, categoryId: null })),
  },
});
