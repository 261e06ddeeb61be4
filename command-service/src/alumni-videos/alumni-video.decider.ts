import { isDeepStrictEqual } from 'node:util';
import { alumniVideoCommands } from '@paideia/events/alumni-videos/alumni-video.commands.ts';
import {
  alumniVideoEvents,
  alumniVideoStream,
  type AlumniVideoEvent,
} from '@paideia/events/alumni-videos/alumni-video.events.ts';
import { alumniVideoPermissions } from '@paideia/events/alumni-videos/alumni-video.permissions.ts';
import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { categoryStream } from '@paideia/events/categories/category.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { alumniRegionOf } from '../alumni-profiles/alumni-admin.facts.ts';
import { category } from '../categories/category.decider.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { videoUpload } from '../uploads/upload.decider.ts';

type Entry = DataOf<AlumniVideoEvent, 'AlumniVideoListed'>;
type State = { readonly entry: Entry | null; readonly isListed: boolean };
type Facts = {
  /** The region that the site names for the alumni. */
  readonly alumniRegionId: string | null;
  /** It was sent for the alumni, and all of it is there. */
  readonly isUploaded: boolean;
  readonly hasCategory: boolean;
};

export const alumniVideo = defineDecider<State, 'alumniVideo.notUploaded' | 'alumniVideo.categoryUnknown', Facts>()({
  events: alumniVideoEvents,
  commands: alumniVideoCommands,
  permissions: alumniVideoPermissions,
  reads: alumniAdmin,
  creates: ['ListAlumniVideo'],
  commutes: [],
  stream: ({ data }) => alumniVideoStream(data.videoId),
  initial: { entry: null, isListed: false },
  exists: ({ entry }) => entry !== null,
  scope: (_, __, { alumniRegionId }) => ({ regionId: alumniRegionId }),
  facts: async ({ type, data }, ask) => {
    const video = await ask.state(videoUpload, videoUploadStream(data.videoId));
    const isVideoCategory = async (categoryId: string) =>
      (await ask.state(category, categoryStream(categoryId))).category?.kind === 'video';
    return {
      alumniRegionId: await alumniRegionOf(ask),
      isUploaded: video.status === 'completed' && video.requested.itemType === 'alumniVideo',
      hasCategory: type === 'ListAlumniVideo' && (await isVideoCategory(data.categoryId)),
    };
  },

  decide: {
    ListAlumniVideo: ({ entry, isListed }, data, { isUploaded, hasCategory }) => {
      if (!isUploaded) return reject('alumniVideo.notUploaded');
      if (!hasCategory) return reject('alumniVideo.categoryUnknown');
      return isListed && isDeepStrictEqual(entry, data) ? [] : [{ type: 'AlumniVideoListed', data }];
    },
    UnlistAlumniVideo: ({ isListed }, data) => (isListed ? [{ type: 'AlumniVideoUnlisted', data }] : []),
  },
  evolve: {
    AlumniVideoListed: (_, entry) => ({ entry, isListed: true }),
    AlumniVideoUnlisted: ({ entry }) => ({ entry, isListed: false }),
  },
});
