import { expect, test } from '@jest/globals';
import type { AlumniVideoEvent } from '@paideia/events/alumni-videos/alumni-video.events.ts';
import { alumniVideoExamples } from '@paideia/events/alumni-videos/alumni-video.examples.ts';
import { ada } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { alumniVideo } from './alumni-video.decider.ts';

const region = 'b'.repeat(24);
const { given } = specFor(alumniVideo, { alumniRegionId: region, isUploaded: true, hasCategory: true });
const data = { ...alumniVideoExamples.ListAlumniVideo, locale: 'en' as const };
const list = (more: object = {}) => ({ type: 'ListAlumniVideo', data: { ...data, ...more } }) as const;
const unlist = { type: 'UnlistAlumniVideo', data: alumniVideoExamples.UnlistAlumniVideo } as const;
const listed: AlumniVideoEvent = { type: 'AlumniVideoListed', data };
const unlisted: AlumniVideoEvent = { type: 'AlumniVideoUnlisted', data: unlist.data };

test('a video is listed once, changed, taken out and listed again', () => {
  given().when(list()).then(listed);
  given(listed).when(list()).thenNothing();
  given(listed)
    .when(list({ title: 'Another title' }))
    .thenLike({ type: 'AlumniVideoListed', data: { title: 'Another title' } });
  given(listed).when(unlist).then(unlisted);
  given(listed, unlisted).when(unlist).thenNothing();
  given(listed, unlisted).when(list()).then(listed);
});
test('only what was uploaded for the alumni, in a category of videos', () => {
  given().when(list(), { isUploaded: false }).thenRejected('alumniVideo.notUploaded');
  given().when(list(), { hasCategory: false }).thenRejected('alumniVideo.categoryUnknown');
});
test.each([
  ['a superadmin', { roles: ['superadmin'] }, true],
  ['an admin of the alumni', { regionRoles: [{ regionId: region, slug: 'US-Alumni', roleNames: ['admin'] }] }, true],
  [
    'an admin of another region',
    { regionRoles: [{ regionId: 'c'.repeat(24), slug: 'x', roleNames: ['admin'] }] },
    false,
  ],
  ['an admin', { roles: ['admin'] }, false],
  ['somebody as a superadmin', { roles: ['superadmin'], impersonatorId: 'd'.repeat(24) }, false],
] as const)('%s', (_, more, isLet) => {
  const who = { userId: ada, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [], ...more };
  const { allows } = given();
  expect(allows('ListAlumniVideo', who, { regionId: region })).toBe(isLet);
  expect(allows('UnlistAlumniVideo', who, { regionId: region })).toBe(isLet);
});
