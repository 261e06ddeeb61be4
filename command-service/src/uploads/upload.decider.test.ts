import { describe, expect, test } from '@jest/globals';
import { ada, ben, exampleId } from '@paideia/events/kernel/examples.ts';
import type { VideoUploadCommand } from '@paideia/events/uploads/upload.commands.ts';
import type { VideoUploadEvent } from '@paideia/events/uploads/upload.events.ts';
import { uploadExamples } from '@paideia/events/uploads/upload.examples.ts';
import { mostVideoBytes } from '@paideia/events/uploads/upload.rules.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { videoUpload } from './upload.decider.ts';

const staff = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
const { given } = specFor(videoUpload, {});
const data = uploadExamples.RequestVideoUpload;
const { videoId, itemId, itemType, locale, size } = data;
const settled = { size, checksum: 'c', type: 'video/mp4', isSafe: true };
const usual = { who: staff, actorId: ada, multipartUploadId: 'u1', settled };

const request = (more: object = {}): VideoUploadCommand => ({ type: 'RequestVideoUpload', data: { ...data, ...more } });
const complete: VideoUploadCommand = { type: 'CompleteVideoUpload', data: { videoId } };
const abort: VideoUploadCommand = { type: 'AbortVideoUpload', data: { videoId } };
const fail: VideoUploadCommand = { type: 'FailVideoUpload', data: { videoId, reason: 'expired' } };
const requested: VideoUploadEvent = {
  type: 'VideoUploadRequested',
  data: { ...data, partsCount: 6, multipartUploadId: 'u1', requestedBy: ada },
};
const completed: VideoUploadEvent = {
  type: 'VideoUploadCompleted',
  data: { videoId, itemId, itemType, locale, size, type: 'video/mp4', parts: 6, checksum: 'c' },
};
const aborted: VideoUploadEvent = { type: 'VideoUploadAborted', data: { videoId } };
const remove: VideoUploadCommand = { type: 'RemoveVideo', data: { videoId } };
const removed: VideoUploadEvent = { type: 'VideoRemoved', data: { videoId } };
const failed = (reason: 'expired' | 'wrongType' | 'wrongSize' = 'expired'): VideoUploadEvent => ({
  type: 'VideoUploadFailed',
  data: { videoId, reason },
});

type Row = readonly [
  state: string,
  history: readonly VideoUploadEvent[],
  VideoUploadCommand,
  VideoUploadEvent[] | string,
];
/** It is the server's side of the state machine of an upload. */
const table: readonly Row[] = [
  ['none', [], request(), [requested]],
  ['none', [], complete, 'upload.missing'],
  ['requested', [requested], request(), []],
  ['requested', [requested], request({ size: size + 1 }), 'upload.changed'],
  ['requested', [requested], complete, [completed]],
  ['requested', [requested], abort, [aborted]],
  ['requested', [requested], fail, [failed()]],
  ['completed', [requested, completed], request(), []],
  ['completed', [requested, completed], complete, []],
  ['completed', [requested, completed], abort, 'upload.completed'],
  ['completed', [requested, completed], fail, []],
  ['requested', [requested], remove, 'upload.notCompleted'],
  ['completed', [requested, completed], remove, [removed]],
  ['removed', [requested, completed, removed], remove, []],
  ['removed', [requested, completed, removed], request(), 'upload.canceled'],
  ['removed', [requested, completed, removed], complete, 'upload.canceled'],
  ['removed', [requested, completed, removed], abort, []],
  ['aborted', [requested, aborted], remove, []],
  ['aborted', [requested, aborted], request(), 'upload.canceled'],
  ['aborted', [requested, aborted], complete, 'upload.canceled'],
  ['aborted', [requested, aborted], abort, []],
  ['aborted', [requested, aborted], fail, []],
  ['expired', [requested, failed()], request(), 'upload.expired'],
  ['expired', [requested, failed()], complete, 'upload.expired'],
  ['expired', [requested, failed()], abort, []],
  ['no video', [requested, failed('wrongType')], complete, 'upload.wrongType'],
];

describe('an upload', () => {
  test.each(table.map((row) => [row[0], row[2].type, row] as const))(
    '%s: %s',
    (_, __, [, history, command, expected]) => {
      const outcome = given(...history).when(command, usual);
      if (typeof expected === 'string') outcome.thenRejected(expected as 'upload.missing');
      else outcome.then(...expected);
    },
  );
  test('that lacks a part is not complete, and the part is named', () => {
    const { outcome } = given(requested).when(complete, { ...usual, settled: { missing: 3 } });
    expect(outcome).toEqual({ rejected: 'upload.partMissing', params: { part: 3 } });
  });
  test('of other bytes than were said, or of no video, has failed', () => {
    given(requested)
      .when(complete, { ...usual, settled: { ...settled, size: size - 1 } })
      .then(failed('wrongSize'));
    given(requested)
      .when(complete, { ...usual, settled: { ...settled, type: 'text/plain' } })
      .then(failed('wrongType'));
  });
  test('may be of sound that browsers play, and of no other', () => {
    given(requested)
      .when(complete, { ...usual, settled: { ...settled, type: 'audio/mpeg' } })
      .then({ ...completed, data: { ...(completed.data as object), type: 'audio/mpeg' } } as VideoUploadEvent);
    given(requested)
      .when(complete, { ...usual, settled: { ...settled, type: 'audio/midi' } })
      .then(failed('wrongType'));
  });
  test.each([
    ['size', 0],
    ['size', mostVideoBytes + 1],
    ['type', 'text/html'],
    ['type', 'video/'],
    ['locale', 'xx'],
    ['itemType', 'exam'],
  ])('with %s %p is none', (name, value) => {
    expect(() => given().when(request({ [name]: value }), usual)).toThrow();
  });
});

describe('subtitles', () => {
  const fileId = exampleId('f', 1);
  const set: VideoUploadCommand = { type: 'SetVideoSubtitles', data: { videoId, locale: 'pl_PL', fileId } };
  const remove: VideoUploadCommand = { type: 'RemoveVideoSubtitles', data: { videoId, locale: 'pl_PL' } };
  const event = (type: 'VideoSubtitlesSet' | 'VideoSubtitlesRemoved', subtitlesId = fileId): VideoUploadEvent => ({
    type,
    data: { videoId, locale: 'pl_PL', fileId: subtitlesId },
  });
  const there = { ...usual, areSubtitles: true };
  test('are those of a language of a video that is there, and a stored file of subtitles', () => {
    given(requested, completed).when(set, there).then(event('VideoSubtitlesSet'));
    given(requested, completed).when(set, usual).thenRejected('upload.noSubtitles');
    given(requested).when(set, there).thenRejected('upload.notCompleted');
    given(requested, completed, event('VideoSubtitlesSet')).when(set, usual).then();
  });
  test('take the place of others of their language, or go', () => {
    const before = exampleId('f', 2);
    given(requested, completed, event('VideoSubtitlesSet', before))
      .when(set, there)
      .then(event('VideoSubtitlesRemoved', before), event('VideoSubtitlesSet'));
    const history = [requested, completed, event('VideoSubtitlesSet')];
    given(...history)
      .when(remove, usual)
      .then(event('VideoSubtitlesRemoved'));
    given(...history, event('VideoSubtitlesRemoved'))
      .when(remove, usual)
      .then();
  });
});

test('a video is removed with its subtitles; one on its way is given up by the product alone', () => {
  const set: VideoUploadEvent = {
    type: 'VideoSubtitlesSet',
    data: { videoId, locale: 'en', fileId: exampleId('f', 1) },
  };
  given(requested, completed, set)
    .when(remove, usual)
    .then({ ...set, type: 'VideoSubtitlesRemoved' }, removed);
  given(requested)
    .when(remove, { ...usual, actorId: null })
    .then(aborted);
});

describe('who may', () => {
  const { allows } = given();
  const student = { ...staff, roles: ['user'] };
  const other = { ...staff, userId: ben };
  test('begin and complete: staff in person; end: who began it; give up: the system', () => {
    const scope = { ownerId: ada };
    expect([allows('RequestVideoUpload', staff, {}), allows('RequestVideoUpload', student, {})]).toEqual([true, false]);
    expect(allows('RequestVideoUpload', { ...staff, impersonatorId: ben }, {})).toBe(false);
    expect([allows('CompleteVideoUpload', other, scope), allows('AbortVideoUpload', other, scope)]).toEqual([
      true,
      false,
    ]);
    expect([allows('AbortVideoUpload', staff, scope), allows('FailVideoUpload', staff, scope)]).toEqual([true, false]);
    expect(allows('FailVideoUpload', 'system', scope)).toBe(true);
    expect(['system', other, student].map((who) => allows('RemoveVideo', who as typeof other, scope))).toEqual([
      true,
      true,
      false,
    ]);
    expect([allows('SetVideoSubtitles', other, scope), allows('RemoveVideoSubtitles', student, scope)]).toEqual([
      true,
      false,
    ]);
  });
});
