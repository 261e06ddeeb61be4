import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { alumniDirectoryProjection } from './alumni-directory.projection.ts';
import { alumniDirectory } from './alumni-directory.view.ts';

const { given } = specFor(alumniDirectoryProjection);
const userId = '1'.repeat(24);
const data = { userId, location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' };
const named = (changed: object) => ({ type: 'UserProfileUpdated', data: { userId, changed } });
const noor = { type: 'UserProfileCreated', data: { userId, changed: { firstName: 'Noor', lastName: 'Castellane' } } };
const graduated = (groupId: string, programYear: number, gradYear: number) => ({
  type: 'StudentGraduated',
  data: { groupId, userId, programYear, gradYear, gradLocation: 'Cedar Ridge' },
});
const undone = (groupId: string) => ({ type: 'GraduationUndone', data: { groupId, userId } });

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
  given(
    noor,
    graduated('g2', 2, 2026),
    { type: 'AlumniProfileCompleted', data },
    { type: 'UserErased', data: { userId } },
  ).then(alumniDirectory, userId, {
    fullName: '',
    nameKey: '',
    isListed: false,
    location: null,
    gradDate: null,
    gradPlace: null,
  });
});
test('a graduate who has only been invited is found by nobody, since nobody can write there', () => {
  const account = (type: string) => ({ type, data: { userId } });
  const waiting = [account('UserInvited'), noor, graduated('g2', 2, 2026)];
  given(...waiting).then(alumniDirectory, userId, { fullName: 'Noor Castellane', isListed: false });
  given(...waiting, account('UserActivated')).then(alumniDirectory, userId, { isListed: true });
  const back = [account('UserDeactivated'), account('UserReactivated')];
  given(...waiting, ...back).then(alumniDirectory, userId, { isListed: false });
  given(...waiting, account('UserActivated'), ...back).then(alumniDirectory, userId, { isListed: true });
});
test('a graduate of the second year is found by the present name, as long as the graduation stands and the account is open', () => {
  given(noor, graduated('g1', 1, 2025)).thenGone(alumniDirectory, userId);
  const listed = [noor, graduated('g2', 2, 2026)];
  given(...listed).then(alumniDirectory, userId, { fullName: 'Noor Castellane', gradYear: 2026, isListed: true });
  given(...listed, named({ lastName: 'Adair' })).then(alumniDirectory, userId, {
    fullName: 'Noor Adair',
    nameKey: 'adair noor',
  });
  given(...listed, { type: 'AlumniProfileCompleted', data }).then(alumniDirectory, userId, {
    isListed: true,
    location: 'Wells',
  });
  given(...listed, undone('g2')).then(alumniDirectory, userId, { isListed: false, gradYear: null });
  given(...listed, graduated('g3', 3, 2027), undone('g3')).then(alumniDirectory, userId, {
    isListed: true,
    gradYear: 2026,
  });
  const left = [...listed, { type: 'UserDeactivated', data: { userId } }];
  given(...left).then(alumniDirectory, userId, { isListed: false });
  given(...left, { type: 'UserReactivated', data: { userId } }).then(alumniDirectory, userId, { isListed: true });
  // After an erasure and a new build the names read null.
  given(graduated('g2', 2, 2026), named({ firstName: null, lastName: null })).then(alumniDirectory, userId, {
    fullName: '',
    isListed: false,
  });
  expect(given(...listed).one(alumniDirectory, userId)).not.toHaveProperty('email');
});
