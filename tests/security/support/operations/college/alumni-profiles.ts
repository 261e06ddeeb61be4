import { own, type Row } from '../../row.ts';
import { alumniProfilePermissions } from '@paideia/events/alumni-profiles/alumni-profile.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  alumniHome: own,
};
export const mutations: Readonly<Record<string, Row>> = {
  completeAlumniProfile: {
    rule: alumniProfilePermissions.CompleteAlumniProfile,
    about: 'self',
    args: () => ({ location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Wells' }),
    note: 'the own one',
  },
};
