import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { videoUploadCommands } from '@paideia/events/uploads/upload.commands.ts';
import { videoUploadEvents, videoUploadStream, type VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { readsVideos, videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import { isRecording, partsOf, videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import type { Settled } from '../kernel/storage/storage.ts';
import { fileFacts } from '../files/file.facts.ts';

type Requested = DataOf<VideoUploadEvent, 'VideoUploadRequested'>;
type Failure = DataOf<VideoUploadEvent, 'VideoUploadFailed'>['reason'];
type VideoUploadState =
  | { readonly status: 'none' }
  | { readonly status: 'requested' | 'aborted' | 'removed'; readonly requested: Requested }
  | {
      readonly status: 'completed';
      readonly requested: Requested;
      /** The files of its subtitles, by their language. */
      readonly subtitles: Readonly<Record<string, string>>;
    }
  | { readonly status: 'failed'; readonly requested: Requested; readonly reason: Failure };
type Facts = {
  /** An upload that begins has it. */
  readonly multipartUploadId?: string;
  /** One that is to be completed has it. */
  readonly settled?: Settled;
  /** The file that is named is there, and of WebVTT. */
  readonly areSubtitles?: boolean;
};
type Rejected =
  | `upload.${'missing' | 'partMissing' | 'canceled' | 'changed' | 'completed' | 'notCompleted' | 'noSubtitles' | Failure}`
  | 'noAccess';

const ended = (state: VideoUploadState) =>
  state.status === 'failed' ? reject(`upload.${state.reason}` as const) : reject('upload.canceled');
const isEnded = ({ status }: VideoUploadState) => status === 'aborted' || status === 'failed' || status === 'removed';
function withoutSubtitles(
  state: VideoUploadState,
  { videoId, locale }: { readonly videoId: string; readonly locale: string },
): readonly VideoUploadEvent[] {
  const fileId = state.status === 'completed' ? state.subtitles[locale] : undefined;
  return fileId === undefined ? [] : [{ type: 'VideoSubtitlesRemoved', data: { videoId, locale, fileId } }];
}
const describingFields = ['itemId', 'itemType', 'locale', 'title', 'type', 'size'] as const;

export const videoUpload = defineDecider<VideoUploadState, Rejected, Facts>()({
  events: videoUploadEvents,
  commands: videoUploadCommands,
  permissions: videoUploadPermissions,
  reads: readsVideos,
  creates: ['RequestVideoUpload', 'CompleteVideoUpload'],
  commutes: [],
  stream: ({ data }) => videoUploadStream(data.videoId),
  initial: { status: 'none' },
  exists: ({ status }) => status !== 'none',
  scope: (state) => ({ ownerId: state.status === 'none' ? undefined : state.requested.requestedBy }),
  async facts({ type, data }, { storage, table }, state, { who }) {
    // Nothing is begun or completed for somebody who may not.
    if (!videoUploadPermissions[type](who, {})) return {};
    const key = videoKey(data.videoId);
    if (type === 'RequestVideoUpload' && state.status === 'none')
      return { multipartUploadId: await storage.begin(key) };
    if (type === 'CompleteVideoUpload' && state.status === 'requested') {
      const { multipartUploadId: uploadId, size } = state.requested;
      return { settled: await storage.settle({ key, uploadId }, size) };
    }
    if (type === 'SetVideoSubtitles') {
      const file = await table(fileFacts).one(data.fileId);
      return { areSubtitles: file?.status === 'stored' && file.purpose === 'subtitles' };
    }
    return {};
  },

  decide: {
    RequestVideoUpload: (state, data, { multipartUploadId, actorId }) => {
      if (isEnded(state)) return ended(state);
      if (state.status !== 'none')
        return describingFields.every((name) => state.requested[name] === data[name]) ? [] : reject('upload.changed');
      if (actorId === null || multipartUploadId === undefined) return reject('noAccess');
      const requested = { ...data, partsCount: partsOf(data.size), multipartUploadId, requestedBy: actorId };
      return [{ type: 'VideoUploadRequested', data: requested }];
    },
    CompleteVideoUpload: (state, { videoId }, { settled }) => {
      if (state.status === 'completed') return [];
      if (isEnded(state)) return ended(state);
      if (state.status !== 'requested' || !settled) return reject('upload.missing');
      if ('missing' in settled) return reject('upload.partMissing', { part: settled.missing });
      const { itemId, itemType, locale, size, partsCount: parts } = state.requested;
      const { type, checksum } = settled;
      const failed = (reason: Failure): readonly VideoUploadEvent[] => [
        { type: 'VideoUploadFailed', data: { videoId, reason } },
      ];
      if (settled.size !== size) return failed('wrongSize');
      if (!isRecording(type)) return failed('wrongType');
      return [
        { type: 'VideoUploadCompleted', data: { videoId, itemId, itemType, locale, type, size, parts, checksum } },
      ];
    },
    AbortVideoUpload: ({ status }, { videoId }) => {
      if (status === 'completed') return reject('upload.completed');
      return status === 'requested' ? [{ type: 'VideoUploadAborted', data: { videoId } }] : [];
    },
    FailVideoUpload: ({ status }, data) => (status === 'requested' ? [{ type: 'VideoUploadFailed', data }] : []),
    RemoveVideo: (state, { videoId }, { actorId }) => {
      if (state.status === 'requested')
        return actorId === null ? [{ type: 'VideoUploadAborted', data: { videoId } }] : reject('upload.notCompleted');
      if (state.status !== 'completed') return [];
      const subtitles = Object.keys(state.subtitles).flatMap((locale) => withoutSubtitles(state, { videoId, locale }));
      return [...subtitles, { type: 'VideoRemoved', data: { videoId } }];
    },
    SetVideoSubtitles: (state, data, { areSubtitles }) => {
      if (state.status !== 'completed') return reject('upload.notCompleted');
      if (state.subtitles[data.locale] === data.fileId) return [];
      if (!areSubtitles) return reject('upload.noSubtitles');
      return [...withoutSubtitles(state, data), { type: 'VideoSubtitlesSet', data }];
    },
    RemoveVideoSubtitles: withoutSubtitles,
  },
  evolve: {
    VideoUploadRequested: (_, requested) => ({ status: 'requested', requested }),
    VideoUploadCompleted: (state) =>
      state.status === 'none' ? state : { requested: state.requested, status: 'completed', subtitles: {} },
    VideoUploadAborted: (state) =>
      state.status === 'none' ? state : { requested: state.requested, status: 'aborted' },
    VideoUploadFailed: (state, { reason }) =>
      state.status === 'none' ? state : { status: 'failed', requested: state.requested, reason },
    VideoRemoved: (state) => (state.status === 'none' ? state : { requested: state.requested, status: 'removed' }),
    VideoSubtitlesSet: (state, { locale, fileId }) =>
      state.status === 'completed' ? { ...state, subtitles: { ...state.subtitles, [locale]: fileId } } : state,
    VideoSubtitlesRemoved: (state, { locale }) => {
      if (state.status !== 'completed') return state;
      const { [locale]: _, ...subtitles } = state.subtitles;
      return { ...state, subtitles };
    },
  },
});
