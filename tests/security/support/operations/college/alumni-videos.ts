import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { inPerson, signedIn, type Rule } from '@paideia/events/kernel/permission.ts';
import { R, demoId } from '../../../../../scripts/demo/ids.ts';
import { day, list, nothing, type Row } from '../../row.ts';

/** The region of alumni in the demo data. */
const looksAfterAlumni: Rule = (who) => alumniAdmin(who, { regionId: R(3) });
const videoId = demoId('X', 97);

/** Nobody of the cast has graduated, so only who looks after the alumni sees their library. */
export const queries: Readonly<Record<string, Row>> = {
  alumniVideos: { rule: looksAfterAlumni, ...nothing, note: 'alumni, alumni admins' },
  alumniLibrary: { rule: looksAfterAlumni, ...nothing, args: () => day, note: 'alumni, alumni admins' },
  alumniCourses: { rule: looksAfterAlumni, ...nothing, note: 'alumni, alumni admins' },
  alumniVideo: {
    rule: looksAfterAlumni,
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: videoId }),
    note: 'alumni, alumni admins',
  },
  allAlumniVideos: { ...list(looksAfterAlumni), note: 'alumni admins' },
  alumniVideoCategories: { rule: looksAfterAlumni, ...nothing, note: 'alumni admins' },
};
// The video is not there, and nothing is written.
export const mutations: Readonly<Record<string, Row>> = {
  listAlumniVideo: {
    rule: inPerson(looksAfterAlumni),
    ...nothing,
    args: () => ({ input: { _id: videoId, title: 'x', categoryId: demoId('K', 99), order: 1, locale: 'en' } }),
    note: 'alumni admins',
  },
  unlistAlumniVideo: {
    rule: inPerson(signedIn),
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: videoId, expectedRevision: 99 }),
    note: 'alumni admins',
  },
};
