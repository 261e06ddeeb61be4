import { expect, test } from '@jest/globals';
import type { AlumniProfileCommand } from '@paideia/events/alumni-profiles/alumni-profile.commands.ts';
import type { AlumniProfileEvent } from '@paideia/events/alumni-profiles/alumni-profile.events.ts';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { alumniProfile } from './alumni-profile.decider.ts';

const { given } = specFor(alumniProfile, { isAlumnus: true });
const profile = { userId: ada, location: 'Woodland Park', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' };
const complete = (more: object = {}): AlumniProfileCommand => ({
  type: 'CompleteAlumniProfile',
  data: { ...profile, ...more },
});
const completed: AlumniProfileEvent = { type: 'AlumniProfileCompleted', data: profile };

test('is completed, then updated, and saving the same again changes nothing', () => {
  given().when(complete()).then(completed);
  given(completed).when(complete()).thenNothing();
  given(completed)
    .when(complete({ location: 'Wells' }))
    .then({ type: 'AlumniProfileUpdated', data: { ...profile, location: 'Wells' } });
});
test('only a graduate of the second year has one', () => {
  given().when(complete(), { isAlumnus: false }).thenRejected('alumniProfile.notAlumnus');
});
test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', 'alumniProfile.gradDateAhead'],
] as const)('graduation on %s', (gradDate, code) => {
  const result = given().when(complete({ gradDate }));
  if (code) result.thenRejected(code);
  else result.thenLike({ data: { gradDate } });
});
test('and it is one’s own', () => {
  const who = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  expect(given().allows('CompleteAlumniProfile', who, { ownerId: ada })).toBe(true);
  expect(given().allows('CompleteAlumniProfile', who, { ownerId: ben })).toBe(false);
});
