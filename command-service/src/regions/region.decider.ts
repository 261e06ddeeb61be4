import { superadmin } from '@paideia/events/kernel/permission.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regionEvents, regionStream, type RegionDetails } from '@paideia/events/regions/region.events.ts';
import { mayAdministerAttendance, systemZone } from '@paideia/events/regions/region.rules.ts';
import { currencies } from '@paideia/events/kernel/money.ts';
import { readsRegions, regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { regionCurrencies, regionCurrencyId } from '../invoices/region-currency.facts.ts';
import { changedOf } from '../kernel/decide/changed.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { slugOf } from './claimed-slug.ts';

type Changed = { readonly [K in keyof RegionDetails]?: RegionDetails[K] | undefined };
type RegionState = {
  readonly regionId: string | null;
  readonly slug: string;
  readonly details: Changed;
  readonly closed: boolean;
  readonly attendanceAdmins: readonly string[];
  readonly takesCards: boolean;
};
type Rejected =
  | 'region.slugTaken'
  | 'region.exists'
  | 'region.system'
  | 'region.systemZone'
  | 'region.hasStudents'
  | 'region.notStaff'
  | 'region.currencyInUse';
type Facts = {
  readonly hasStudents: boolean;
  readonly hasOtherInvoices: boolean;
  readonly candidates: readonly AccountFact[];
};

const otherThan = ({
  regionId,
  currency,
}: {
  readonly regionId: string;
  readonly currency: string;
}): readonly string[] =>
  currencies
    .filter(({ value }) => value !== currency)
    .map(({ value }) => regionCurrencyId({ regionId, currency: value }));

export const region = defineDecider<RegionState, Rejected, Facts>()({
  events: regionEvents,
  commands: regionCommands,
  permissions: regionPermissions,
  reads: readsRegions,
  creates: ['RegisterRegion'],
  commutes: [],
  stream: ({ data }) => regionStream(data.regionId),
  initial: { regionId: null, slug: '', details: {}, closed: false, attendanceAdmins: [], takesCards: false },
  exists: ({ regionId }) => regionId !== null,
  claims: ({ regionId, slug }) => (regionId === null ? [] : [slugOf(slug)]),
  scope: (_, { data }) => ({ regionId: data.regionId }),
  facts: async ({ type, data }, ask) => ({
    hasStudents:
      type === 'CloseRegion' &&
      (await ask.table(enrolmentFacts).count({ where: { regionId: data.regionId, status: 'active' } })).n > 0,
    hasOtherInvoices: type === 'UpdateRegion' && (await ask.table(regionCurrencies).many(otherThan(data))).length > 0,
    candidates: type === 'SetRegionAttendanceAdmins' ? await ask.table(accountFacts).many(data.userIds) : [],
  }),

  decide: {
    RegisterRegion: (state, data, { who }) => {
      if (state.regionId !== null) return state.slug === data.slug ? [] : reject('region.exists');
      if (data.zone === systemZone && who !== 'system' && !superadmin(who, {})) return reject('region.systemZone');
      return [{ type: 'RegionCreated', data }];
    },
    UpdateRegion: ({ details }, { regionId, ...wanted }, { who, hasOtherInvoices }) => {
      const isOfPlatform = wanted.zone === systemZone || details.zone === systemZone;
      if (isOfPlatform && who !== 'system' && !superadmin(who, {})) return reject('region.systemZone');
      const changed = changedOf(wanted, details);
      if (Object.keys(changed).length === 0) return [];
      // What is owed and what was paid stays in the currency in which it was billed.
      if (changed.currency !== undefined && hasOtherInvoices) return reject('region.currencyInUse');
      return [{ type: 'RegionUpdated', data: { regionId, changed } }];
    },
    CloseRegion: ({ details, closed }, data, { hasStudents }) => {
      if (details.zone === systemZone) return reject('region.system');
      if (closed) return [];
      return hasStudents ? reject('region.hasStudents') : [{ type: 'RegionClosed', data }];
    },
    ReopenRegion: ({ closed }, data) => (closed ? [{ type: 'RegionReopened', data }] : []),
    SetRegionAttendanceAdmins: ({ attendanceAdmins }, { regionId, userIds }, { candidates }) => {
      const wanted = [...new Set(userIds)];
      if (
        !wanted.every((id) =>
          candidates.some((account) => account.userId === id && mayAdministerAttendance(account, regionId)),
        )
      )
        return reject('region.notStaff');
      const isSame = wanted.length === attendanceAdmins.length && wanted.every((id) => attendanceAdmins.includes(id));
      return isSame ? [] : [{ type: 'RegionAttendanceAdminsSet', data: { regionId, userIds: wanted } }];
    },
    SetRegionCardPayments: ({ takesCards }, { regionId, enabled }) =>
      takesCards === enabled
        ? []
        : [{ type: enabled ? 'RegionCardPaymentsEnabled' : 'RegionCardPaymentsDisabled', data: { regionId } }],
  },
  evolve: {
    RegionCreated: (state, { regionId, slug, ...details }) => ({ ...state, regionId, slug, details }),
    RegionUpdated: (state, { changed: { slug = state.slug, ...changed } }) => ({
      ...state,
      slug,
      details: { ...state.details, ...changed },
    }),
    RegionClosed: (state) => ({ ...state, closed: true }),
    RegionReopened: (state) => ({ ...state, closed: false }),
    RegionAttendanceAdminsSet: (state, { userIds }) => ({ ...state, attendanceAdmins: userIds }),
    RegionCardPaymentsEnabled: (state) => ({ ...state, takesCards: true }),
    RegionCardPaymentsDisabled: (state) => ({ ...state, takesCards: false }),
  },
});
