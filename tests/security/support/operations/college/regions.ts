import { fresh, list, listed, nothing, ofRegion, own, revision, type Row } from '../../row.ts';
import { admin, keyed } from '@paideia/events/kernel/permission.ts';
import { regionPermissions, regionKeys } from '@paideia/events/regions/region.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  regions: own,
  regionZones: own,
  attendanceAdminChoices: ofRegion(regionPermissions.SetRegionAttendanceAdmins, ({ regionId }) => ({ _id: regionId })),
  allRegionAdmins: list(listed(regionKeys.read, admin)),
  RegionAdmin: ofRegion(keyed(regionKeys.read, admin), ({ regionId }) => ({ id: regionId })),
  currencies: own,
};
export const mutations: Readonly<Record<string, Row>> = {
  updateRegion: {
    rule: regionPermissions.UpdateRegion,
    about: 'region',
    args: ({ regionId }) => ({
      ...revision,
      input: {
        _id: regionId,
        name: 'Matrix',
        type: 'CHARIS_CAMPUS',
        zone: 'AMERICAS',
        currency: 'USD',
        timeZone: 'UTC',
      },
    }),
  },
  createRegion: {
    rule: regionPermissions.CreateRegion,
    ...nothing,
    args: (of) => ({
      input: {
        _id: fresh(of, 'region'),
        name: 'Matrix',
        // The slug is that of another region, so that none is made.
        slug: 'US-CedarRidge',
        type: 'CHARIS_CAMPUS',
        zone: 'AMERICAS',
        currency: 'USD',
        timeZone: 'UTC',
      },
    }),
  },
  setRegionAttendanceAdmins: ofRegion(regionPermissions.SetRegionAttendanceAdmins, ({ regionId }) => ({
    ...revision,
    _id: regionId,
    userIds: [],
  })),
  closeRegion: {
    rule: regionPermissions.CloseRegion,
    about: 'region',
    args: ({ regionId }) => ({ ...revision, _id: regionId }),
  },
  reopenRegion: {
    rule: regionPermissions.ReopenRegion,
    about: 'region',
    args: ({ regionId }) => ({ ...revision, _id: regionId }),
  },
  setRegionCardPayments: {
    rule: regionPermissions.SetRegionCardPayments,
    ...nothing,
    args: ({ regionId }) => ({ ...revision, _id: regionId, enabled: true }),
  },
};
