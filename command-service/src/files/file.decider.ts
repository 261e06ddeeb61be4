import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Rejection } from '@paideia/events/kernel/rejection.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { fileAssetCommands } from '@paideia/events/files/file.commands.ts';
import { fileAssetEvents, fileAssetStream, type FileAssetEvent } from '@paideia/events/files/file.events.ts';
import { bringsFiles, fileAssetPermissions, readsFiles } from '@paideia/events/files/file.permissions.ts';
import { fileKey, filePurposes, mostOpenFiles, mostPixelsOf, ownPurposes } from '@paideia/events/files/file.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import type { Settled } from '../kernel/storage/storage.ts';
import { submissionFiles } from '../submissions/submission-file.facts.ts';
import { fileFacts } from './file.facts.ts';

type Registered = DataOf<FileAssetEvent, 'FileRegistered'>;
type Refusal = DataOf<FileAssetEvent, 'FileRefused'>['reason'];
export type FileAssetState =
  | { readonly status: 'none' }
  | { readonly status: 'registered' | 'stored' | 'removed'; readonly file: Registered }
  | { readonly status: 'refused'; readonly file: Registered; readonly reason: Refusal };
type Facts = {
  readonly uploadId?: string;
  readonly settled?: Settled;
  /** Of this person, registered and not yet stored. */
  readonly openFiles: number;
  /** A submission has it, or it came back with a grade. */
  readonly isHandedIn?: boolean;
};
type Rejected =
  | `file.${'type' | 'tooLarge' | 'tooMany' | 'wrongType' | 'unsafe' | 'handedIn'}`
  | `upload.${'changed' | 'partMissing' | 'missing' | 'wrongSize' | 'expired'}`
  | 'noAccess'
  | 'notFound';

const refusalOf = (reason: Refusal): Rejection<Rejected> =>
  reject(reason === 'wrongType' || reason === 'unsafe' ? `file.${reason}` : `upload.${reason}`);

export const fileAsset = defineDecider<FileAssetState, Rejected, Facts>()({
  events: fileAssetEvents,
  commands: fileAssetCommands,
  permissions: fileAssetPermissions,
  reads: readsFiles,
  creates: ['RegisterFile'],
  commutes: [],
  stream: ({ data }) => fileAssetStream(data.fileId),
  initial: { status: 'none' },
  exists: ({ status }) => status !== 'none',
  scope: (state) => ({ ownerId: state.status === 'none' ? undefined : state.file.ownerId }),
  async facts({ type, data }, { storage, table }, state, { who, actorId }) {
    const key = fileKey(data.fileId);
    if (type === 'RegisterFile' && state.status === 'none' && actorId !== null && bringsFiles[data.purpose](who, {})) {
      const { n: openFiles } = await table(fileFacts).count({ where: { ownerId: actorId, status: 'registered' } });
      return openFiles >= mostOpenFiles ? { openFiles } : { openFiles, uploadId: await storage.begin(key) };
    }
    if (type === 'StoreFile' && state.status === 'registered' && state.file.ownerId === actorId)
      return { openFiles: 0, settled: await storage.settle({ key, uploadId: state.file.uploadId }, state.file.size) };
    if (type === 'RemoveFile' || type === 'RemoveUnusedFile')
      return { openFiles: 0, isHandedIn: (await table(submissionFiles).count({ where: data })).n > 0 };
    return { openFiles: 0 };
  },

  decide: {
    RegisterFile: (state, { fileId, ...data }, { uploadId, openFiles, who, actorId }) => {
      const { types, most } = filePurposes[data.purpose];
      if (actorId === null || !bringsFiles[data.purpose](who, {})) return reject('noAccess');
      if (!(types as readonly string[]).includes(data.type)) return reject('file.type', { types: types.join(', ') });
      if (data.size > most) return reject('file.tooLarge', { bytes: most });
      if (state.status !== 'none') {
        const { file } = state;
        // Somebody else's file is none that this person could know of.
        if (file.ownerId !== actorId) return reject('notFound');
        const isSame = file.name === data.name && file.size === data.size && file.purpose === data.purpose;
        return isSame && state.status === 'registered' ? [] : reject('upload.changed');
      }
      if (openFiles >= mostOpenFiles || uploadId === undefined) return reject('file.tooMany');
      return [{ type: 'FileRegistered', data: { fileId, ownerId: actorId, ...data, uploadId } }];
    },
    StoreFile: (state, { fileId }, { settled }) => {
      if (state.status === 'stored') return [];
      if (state.status === 'refused') return refusalOf(state.reason);
      if (state.status !== 'registered' || !settled) return reject('upload.missing');
      if ('missing' in settled) return reject('upload.partMissing', { part: settled.missing });
      const { size, checksum, type, pixels = 0 } = settled;
      const isSafe = settled.isSafe && pixels <= (mostPixelsOf(state.file.purpose) ?? Infinity);
      const refused = (reason: Refusal): readonly FileAssetEvent[] => [
        { type: 'FileRefused', data: { fileId, reason } },
      ];
      if (size !== state.file.size) return refused('wrongSize');
      if (type !== state.file.type) return refused('wrongType');
      return isSafe ? [{ type: 'FileStored', data: { fileId, type, size, checksum } }] : refused('unsafe');
    },
    RefuseFile: ({ status }, data) => (status === 'registered' ? [{ type: 'FileRefused', data }] : []),
    RemoveFile: (state, data, { isHandedIn, who }) => {
      if (state.status === 'none' || state.status === 'removed') return [];
      // What somebody brought for the college stays the college's, whoever has left its staff since.
      const { ownerId, purpose } = state.file;
      const isOwn = typeof who === 'object' && who.userId === ownerId;
      if (isOwn && !ownPurposes.includes(purpose) && !bringsFiles[purpose](who, {})) return reject('noAccess');
      // An erasure takes it all the same.
      return isHandedIn && who !== 'system' ? reject('file.handedIn') : [{ type: 'FileRemoved', data }];
    },
    RemoveUnusedFile: ({ status }, data, { isHandedIn }) =>
      status === 'stored' && !isHandedIn ? [{ type: 'FileRemoved', data }] : [],
  },
  evolve: {
    FileRegistered: (_, file) => ({ status: 'registered', file }),
    FileStored: (state) => (state.status === 'none' ? state : { status: 'stored', file: state.file }),
    FileRefused: (state, { reason }) =>
      state.status === 'none' ? state : { status: 'refused', file: state.file, reason },
    FileRemoved: (state) => (state.status === 'none' ? state : { status: 'removed', file: state.file }),
  },
});
