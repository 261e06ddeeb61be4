import { test } from '@jest/globals';
import { fileExamples } from '@paideia/events/files/file.examples.ts';
import { ada } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/spec.ts';
import { fileProjection } from './file.projection.ts';
import { files } from './file.view.ts';

const { given } = specFor(fileProjection);
const { fileId, ...asked } = fileExamples.RegisterFile;
const data = { ...asked, ownerId: ada, uploadId: 'u1' };
const registered = { type: 'FileRegistered', data: { fileId, ...data } };
const stored = { type: 'FileStored', data: { fileId, type: asked.type, size: asked.size, checksum: 'c' } };

test('a file is on its way, then there, until it is removed', () => {
  given(registered).then(files, fileId, { ...data, status: 'registered', storedAt: null });
  given(registered, stored).then(files, fileId, { status: 'stored', _revision: 1 });
  given(registered, stored, { type: 'FileRemoved', data: { fileId } }).thenGone(files, fileId);
});
test('or it was not taken', () => {
  given(registered, { type: 'FileRefused', data: { fileId, reason: 'unsafe' } }).then(files, fileId, {
    status: 'refused',
    refusal: 'unsafe',
  });
});
