import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { ministryPermissions } from '@paideia/events/ministries/ministry.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, revision, type Row } from '../../row.ts';

const _id = demoId('M', 1);
const ministry = {
  ministryName: 'Matrix',
  ministers: ['x'],
  hasSecondYearGraduate: true,
  hasAlumniOrgMember: false,
  visibleToPublic: false,
};
const one = { ...nothing, args: () => ({ _id }) };
/** The revision was seen long ago, so that nothing changes. */
const old = { ...nothing, args: () => ({ _id, ...revision }) };

export const queries: Readonly<Record<string, Row>> = {
  ministries: list(alumniAdmin, undefined, 'alumni see their own and those that are approved'),
  ministry: { rule: alumniAdmin, ...one, note: 'alumni see their own and those that are approved' },
};
export const mutations: Readonly<Record<string, Row>> = {
  createMinistry: {
    rule: ministryPermissions.CreateMinistry,
    about: 'self',
    args: (of) => ({ input: { _id: fresh(of, 'ministry'), ...ministry } }),
    note: 'the own one, of alumni and alumni admins',
  },
  updateMinistry: {
    rule: ministryPermissions.UpdateMinistry,
    ...nothing,
    args: () => ({ input: { _id, ...ministry }, ...revision }),
    note: 'and the owner',
  },
  approveMinistry: { rule: ministryPermissions.ApproveMinistry, ...old, note: 'of another' },
  unapproveMinistry: { rule: ministryPermissions.UnapproveMinistry, ...old, note: 'of another' },
  hideMinistry: { rule: ministryPermissions.HideMinistry, ...one, note: 'and the owner' },
  showMinistry: { rule: ministryPermissions.ShowMinistry, ...one, note: 'and the owner' },
  deleteMinistry: { rule: ministryPermissions.DeleteMinistry, ...one, note: 'and the owner' },
};
