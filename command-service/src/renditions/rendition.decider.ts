import { reject } from '@paideia/events/kernel/rejection.ts';
import { renditionCommands } from '@paideia/events/renditions/rendition.commands.ts';
import { renditionEvents, renditionStream, type RenditionEvent } from '@paideia/events/renditions/rendition.events.ts';
import { renditionPermissions } from '@paideia/events/renditions/rendition.permissions.ts';
import { mostRuns } from '@paideia/events/renditions/rendition.rules.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { readsVideos } from '@paideia/events/uploads/upload.permissions.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { videoUpload } from '../uploads/upload.decider.ts';

type RenditionState = {
  readonly status: 'none' | 'waiting' | 'running' | 'ready' | 'failed';
  /** The last one that began. */
  readonly run: string | null;
  /** It counts how many began since it was asked for. */
  readonly runs: number;
};
/** Undefined unless the video is there. */
type Facts = { readonly title?: string };

export const videoRenditions = defineDecider<RenditionState, 'upload.missing', Facts>()({
  events: renditionEvents,
  commands: renditionCommands,
  permissions: renditionPermissions,
  reads: readsVideos,
  creates: ['RequestRenditions'],
  commutes: [],
  stream: ({ data }) => renditionStream(data.videoId),
  initial: { status: 'none', run: null, runs: 0 },
  exists: ({ status }) => status !== 'none',
  scope: () => ({}),
  async facts({ type, data: { videoId } }, ask) {
    if (type !== 'RequestRenditions') return {};
    const video = await ask.state(videoUpload, videoUploadStream(videoId));
    return video.status === 'completed' ? { title: video.requested.title } : {};
  },

  decide: {
    RequestRenditions: ({ status }, { videoId }, { title, actorId }) => {
      if (title === undefined) return reject('upload.missing');
      // What has failed is tried again when a person asks for it.
      const isWanted = status === 'none' || (status === 'failed' && actorId !== null);
      return isWanted ? [{ type: 'RenditionsRequested', data: { videoId, title } }] : [];
    },
    StartRenditions: ({ status, run, runs }, data): readonly RenditionEvent[] => {
      if ((status !== 'waiting' && status !== 'running') || run === data.run) return [];
      return runs < mostRuns
        ? [{ type: 'RenditionsStarted', data }]
        : [{ type: 'RenditionsFailed', data: { ...data, reason: 'interrupted' } }];
    },
    // A run that another one has taken the place of says nothing any more.
    CompleteRenditions: ({ status, run }, data) =>
      status === 'running' && run === data.run ? [{ type: 'RenditionsCompleted', data }] : [],
    FailRenditions: ({ status, run }, data) =>
      status === 'running' && run === data.run ? [{ type: 'RenditionsFailed', data }] : [],
  },
  evolve: {
    RenditionsRequested: ({ run }) => ({ status: 'waiting', run, runs: 0 }),
    RenditionsStarted: ({ runs }, { run }) => ({ status: 'running', run, runs: runs + 1 }),
    RenditionsCompleted: (state) => ({ ...state, status: 'ready' }),
    RenditionsFailed: (state) => ({ ...state, status: 'failed' }),
  },
});
