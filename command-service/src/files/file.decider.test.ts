import { describe, expect, test } from '@jest/globals';
import type { FileAssetCommand } from '@paideia/events/files/file.commands.ts';
import type { FileAssetEvent } from '@paideia/events/files/file.events.ts';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { filePurposes, mostOpenFiles } from '@paideia/events/files/file.rules.ts';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { fileAsset } from './file.decider.ts';

const person = { userId: ada, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
const { given } = specFor(fileAsset, { openFiles: 0 });
const data = fileExamples.RegisterFile;
const { fileId, type, size } = data;
const settled = { size, checksum: 'c', type, isSafe: true };
const usual = { who: person, actorId: ada, uploadId: 'u1', settled };

const register = (more: object = {}): FileAssetCommand => ({ type: 'RegisterFile', data: { ...data, ...more } });
const store: FileAssetCommand = { type: 'StoreFile', data: { fileId } };
const registered: FileAssetEvent = { type: 'FileRegistered', data: { ...data, ownerId: ada, uploadId: 'u1' } };
const stored: FileAssetEvent = { type: 'FileStored', data: { fileId, type, size, checksum: 'c' } };
const refused = (reason: 'wrongType' | 'wrongSize' | 'unsafe' | 'expired'): FileAssetEvent => ({
  type: 'FileRefused',
  data: { fileId, reason },
});
const removed: FileAssetEvent = { type: 'FileRemoved', data: { fileId } };

describe('a file', () => {
  test('is registered by its owner, and stored when it is what was said', () => {
    given().when(register(), usual).then(registered);
    given(registered).when(register(), usual).thenNothing();
    given(registered).when(store, usual).then(stored);
    given(registered, stored).when(store, usual).thenNothing();
  });
  test('is of a kind and a size that its purpose takes', () => {
    const { outcome } = given().when(register({ type: 'text/html' }), usual);
    expect(outcome).toEqual({ rejected: 'file.type', params: { types: filePurposes.submission.types.join(', ') } });
    const { most } = filePurposes.submission;
    expect(given().when(register({ size: most + 1 }), usual).outcome).toEqual({
      rejected: 'file.tooLarge',
      params: { bytes: most },
    });
    expect(() => given().when(register({ size: 0 }), usual)).toThrow('file.empty');
    for (const scripted of ['image/svg+xml', 'text/html', 'application/javascript'])
      for (const purpose of Object.keys(filePurposes))
        expect(filePurposes[purpose as keyof typeof filePurposes].types).not.toContain(scripted);
  });
  test('of the college is brought by staff alone', () => {
    for (const purpose of ['outline', 'download', 'audio', 'subtitles', 'feedback'])
      given()
        .when(register({ purpose, type: 'text/vtt' }), usual)
        .thenRejected('noAccess');
  });
  test('is one of so many under way', () => {
    given()
      .when(register(), { ...usual, openFiles: mostOpenFiles })
      .thenRejected('file.tooMany');
  });
  test('of somebody else is none that could be known of', () => {
    given(registered)
      .when(register(), { ...usual, actorId: ben })
      .thenRejected('notFound');
    given(registered)
      .when(register({ size: size + 1 }), usual)
      .thenRejected('upload.changed');
  });
  test('that lacks a part is not stored', () => {
    given(registered)
      .when(store, { ...usual, settled: { missing: 1 } })
      .thenRejected('upload.partMissing');
  });
  test('that is something else, or could do harm, is refused for good', () => {
    given(registered)
      .when(store, { ...usual, settled: { ...settled, size: 1 } })
      .then(refused('wrongSize'));
    given(registered)
      .when(store, { ...usual, settled: { ...settled, type: 'image/png' } })
      .then(refused('wrongType'));
    given(registered)
      .when(store, { ...usual, settled: { ...settled, isSafe: false } })
      .then(refused('unsafe'));
    given(registered, refused('unsafe')).when(store, usual).thenRejected('file.unsafe');
    given(registered, refused('expired')).when(store, usual).thenRejected('upload.expired');
  });
  test('of a purpose that takes small pictures alone is refused for its pixels', () => {
    const picture: FileAssetEvent = {
      type: 'FileRegistered',
      data: { ...registered.data, purpose: 'profilePicture', type: 'image/jpeg' },
    };
    const settledAs = (pixels: number) => ({ ...usual, settled: { ...settled, type: 'image/jpeg', pixels } });
    given(picture)
      .when(store, settledAs(512 * 512))
      .thenLike({ type: 'FileStored' });
    given(picture)
      .when(store, settledAs(512 * 513))
      .then(refused('unsafe'));
  });
  test('of a submission stays, but for an erasure', () => {
    const removal: FileAssetCommand = { type: 'RemoveFile', data: { fileId } };
    given(registered, stored)
      .when(removal, { ...usual, isHandedIn: true })
      .thenRejected('file.handedIn');
    given(registered, stored)
      .when(removal, { ...usual, who: 'system', actorId: null, isHandedIn: true })
      .then(removed);
  });
  test('is removed once', () => {
    given(registered, stored).when({ type: 'RemoveFile', data: { fileId } }, usual).then(removed);
    given(registered, removed).when({ type: 'RemoveFile', data: { fileId } }, usual).thenNothing();
  });
  test('of the college is not removed by who brought it and is of the staff no more', () => {
    const removal: FileAssetCommand = { type: 'RemoveFile', data: { fileId } };
    const outline: FileAssetEvent = { ...registered, data: { ...registered.data, purpose: 'outline' } };
    given(outline, stored).when(removal, usual).thenRejected('noAccess');
    given(outline, stored)
      .when(removal, { ...usual, who: { ...person, roles: ['user', 'admin'] } })
      .then(removed);
    given(outline, stored)
      .when(removal, { ...usual, who: 'system', actorId: null })
      .then(removed);
  });
  test('that nothing names is removed, and no other', () => {
    const unused: FileAssetCommand = { type: 'RemoveUnusedFile', data: { fileId } };
    const bySystem = { ...usual, who: 'system' as const };
    given(registered, stored).when(unused, bySystem).then(removed);
    given(registered, stored)
      .when(unused, { ...bySystem, isHandedIn: true })
      .thenNothing();
    for (const events of [[registered], [registered, refused('unsafe')], [registered, stored, removed]])
      given(...events)
        .when(unused, bySystem)
        .thenNothing();
  });
});
