import { renditionEvents, type RenditionEvent } from '@paideia/events/renditions/rendition.events.ts';
import { collectionsOf, defineProjection, patch, put } from '../kernel/projection.ts';
import { renditionsGroup, videoRenditions } from './rendition.view.ts';

export const renditionProjection = defineProjection<RenditionEvent>({
  group: renditionsGroup,
  collections: collectionsOf(videoRenditions),
  events: [renditionEvents],
  on: {
    RenditionsRequested: ({ videoId }, { revision }) =>
      put(videoRenditions, videoId, {
        _id: videoId,
        _revision: revision,
        status: 'waiting' as const,
        failure: null,
        run: null,
        renditions: [],
        hasPoster: false,
        durationS: null,
      }),
    RenditionsStarted: ({ videoId, run }, { revision }) =>
      patch(videoRenditions, videoId, { status: 'running' as const, run, _revision: revision }),
    RenditionsCompleted: ({ videoId, renditions, hasPoster, durationS }, { revision }) =>
      patch(videoRenditions, videoId, {
        status: 'ready' as const,
        renditions,
        hasPoster,
        durationS,
        _revision: revision,
      }),
    RenditionsFailed: ({ videoId, reason }, { revision }) =>
      patch(videoRenditions, videoId, { status: 'failed' as const, failure: reason, _revision: revision }),
  },
});
