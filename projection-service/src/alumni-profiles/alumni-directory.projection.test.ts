import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { alumniDirectoryProjection } from './alumni-directory.projection.ts';
import { alumniDirectory } from './alumni-directory.view.ts';

const { given } = specFor(alumniDirectoryProjection);
const userId = '1'.repeat(24);
const data = { userId, location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' };

test('holds the latest profile, and nothing of who was erased', () => {
  given({ type: 'AlumniProfileCompleted', data }).then(alumniDirectory, userId, {
    location: 'Wells',
    gradDate: '2026-05-08',
    gradPlace: 'Cedar Ridge',
  });
  given(
    { type: 'AlumniProfileCompleted', data },
    { type: 'AlumniProfileUpdated', data: { ...data, location: 'Lublin' } },
  ).then(alumniDirectory, userId, {
    location: 'Lublin',
  });
  given({ type: 'AlumniProfileCompleted', data: { userId, location: null, gradDate: null, gradPlace: null } }).then(
    alumniDirectory,
    userId,
    {
      location: null,
    },
  );
});
