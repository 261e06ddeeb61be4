import { superadmin } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regionEvents, regionStream, systemZone } from '@paideia/events/regions/region.events.ts';
import { readsRegions, regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { defineDecider } from '../kernel/decider.ts';

export type RegionState = {
  readonly regionId: string | null;
  readonly slug: string;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly closed: boolean;
  readonly attendanceAdmins: readonly string[];
  readonly takesCards: boolean;
};
type Rejected = 'region.exists' | 'region.system' | 'region.systemZone' | 'region.hasStudents' | 'region.notStaff';
type Facts = { readonly hasStudents: boolean; readonly candidates: readonly AccountFact[] };

/** Attendance admins are users of the region who hold manager or admin, everywhere or there. */
const mayServe = ({ roles, regionRoles, regionIds, status }: AccountFact, regionId: string): boolean => {
  const held = [...roles, ...(regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [])];
  return status !== 'deactivated' && regionIds.includes(regionId) && (held.includes('manager') || held.includes('admin'));
};

export const region = defineDecider<RegionState, Rejected, Facts>()({
  events: regionEvents,
  commands: regionCommands,
  permissions: regionPermissions,
  reads: readsRegions,
  creates: ['RegisterRegion'],
  commutes: [],
  stream: ({ data }) => regionStream(data.regionId),
  initial: { regionId: null, slug: '', zone: '', currency: '', timeZone: '', closed: false, attendanceAdmins: [], takesCards: false },
  exists: ({ regionId }) => regionId !== null,
  scope: (_, { data }) => ({ regionId: data.regionId }),
  facts: async ({ type, data }, ask) => ({
    hasStudents: type === 'CloseRegion' && (await ask.table(enrolmentFacts).count({ where: { regionId: data.regionId, status: 'active' } })).n > 0,
    candidates: type === 'SetRegionAttendanceAdmins' ? await ask.table(accountFacts).many(data.userIds) : [],
  }),

  decide: {
    RegisterRegion: (state, data, { who }) => {
      if (state.regionId !== null) return state.slug === data.slug ? [] : reject('region.exists');
      if (data.zone === systemZone && who !== 'system' && !superadmin(who, {})) return reject('region.systemZone');
      return [{ type: 'RegionCreated', data }];
    },
    CloseRegion: ({ zone, closed }, data, { hasStudents }) => {
      if (zone === systemZone) return reject('region.system');
      if (closed) return [];
      return hasStudents ? reject('region.hasStudents') : [{ type: 'RegionClosed', data }];
    },
    ReopenRegion: ({ closed }, data) => (closed ? [{ type: 'RegionReopened', data }] : []),
    SetRegionAttendanceAdmins: ({ attendanceAdmins }, { regionId, userIds }, { candidates }) => {
      const wanted = [...new Set(userIds)];
      if (!wanted.every((id) => candidates.some((account) => account.userId === id && mayServe(account, regionId)))) return reject('region.notStaff');
      const isSame = wanted.length === attendanceAdmins.length && wanted.every((id) => attendanceAdmins.includes(id));
      return isSame ? [] : [{ type: 'RegionAttendanceAdminsSet', data: { regionId, userIds: wanted } }];
    },
    SetRegionCardPayments: ({ takesCards }, { regionId, enabled }) =>
      takesCards === enabled ? [] : [{ type: enabled ? 'RegionCardPaymentsEnabled' : 'RegionCardPaymentsDisabled', data: { regionId } }],
  },
  evolve: {
    RegionCreated: (state, { regionId, slug, zone, currency, timeZone }) => ({ ...state, regionId, slug, zone, currency, timeZone }),
    RegionUpdated: (state, { changed: { slug, zone, currency, timeZone } }) => ({
      ...state,
      slug: slug ?? state.slug,
      zone: zone ?? state.zone,
      currency: currency ?? state.currency,
      timeZone: timeZone ?? state.timeZone,
    }),
    RegionClosed: (state) => ({ ...state, closed: true }),
    RegionReopened: (state) => ({ ...state, closed: false }),
    RegionAttendanceAdminsSet: (state, { userIds }) => ({ ...state, attendanceAdmins: userIds }),
    RegionCardPaymentsEnabled: (state) => ({ ...state, takesCards: true }),
    RegionCardPaymentsDisabled: (state) => ({ ...state, takesCards: false }),
  },
});
