import type { DemoCommand } from './command.ts';
import { G, R, S, U } from './ids.ts';

export const denver = 'America/Denver';
export const warsaw = 'Europe/Warsaw';

const ridge = {
  addressCity: 'Woodland Park',
  addressState: 'CO',
  addressPostcode: '80863',
  addressCountry: 'United States',
};
/** They are units for one US dollar, from two months before this one. */
const forexRates = { EUR: [0.91, 0.92, 0.93, 0.94, 0.95], GBP: [0.78, 0.79, 0.79, 0.8] };
const monthAfter = (day: string, months: number): readonly [year: number, month: number] => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const all = year * 12 + month - 1 + months;
  return [Math.floor(all / 12), (all % 12) + 1];
};
const regions = [
  {
    n: 1,
    name: 'US - Cedar Ridge',
    slug: 'US-CedarRidge',
    type: 'CHARIS_CAMPUS',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: denver,
    ...ridge,
    addressLine1: '1 Ridge Road',
    phone: '+1 719 555 0100',
  },
  {
    n: 2,
    name: 'Poland - Lublin',
    slug: 'PL-Lublin',
    type: 'CHARIS_CAMPUS',
    zone: 'EUROPE',
    currency: 'EUR',
    timeZone: warsaw,
    addressLine1: 'ul. Cedrowa 4',
    addressCity: 'Lublin',
    addressPostcode: '20-001',
    addressCountry: 'Poland',
    phone: '+48 81 555 01 00',
  },
  {
    n: 3,
    name: 'US - Alumni',
    slug: 'US-Alumni',
    type: 'AWM_OFFICE',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: denver,
    ...ridge,
    addressLine1: '3 Ridge Road',
  },
  { n: 4, name: 'Platform', slug: 'SYSTEM', type: 'AWM_OFFICE', zone: 'SYSTEM', currency: 'USD', timeZone: 'UTC' },
  {
    n: 5,
    name: 'UK - Wells Office',
    slug: 'UK-Wells',
    type: 'AWM_OFFICE',
    zone: 'EUROPE',
    currency: 'GBP',
    timeZone: 'Europe/London',
  },
] as const;

/** Academic years by their first and last days; what goes on without an end has a first day alone. */
const years = {
  y2024: { startDate: '2024-09-09', endDate: '2025-05-09' },
  y2025: { startDate: '2025-09-08', endDate: '2026-05-08' },
  y2026: { startDate: '2026-09-07', endDate: '2027-05-07' },
  always: { startDate: '2024-09-09', endDate: null },
} as const;
export const groups = [
  { n: 1, name: 'Cedar Ridge Day Year 1 2026', region: 1, programYear: 1, schema: 1, days: 'y2026' },
  { n: 2, name: 'Cedar Ridge Day Year 2 2026', region: 1, programYear: 2, schema: 1, days: 'y2026' },
  {
    n: 3,
    name: 'Lublin Evening Year 1 2026',
    region: 2,
    programYear: 1,
    schema: 2,
    days: 'y2026',
    offlineApp: true,
    locale: 'pl_PL',
  },
  {
    n: 4,
    name: 'Discover the Bible (free)',
    region: 1,
    programYear: 0,
    days: 'always',
    selfSignUp: true,
    freeOfCharge: true,
  },
  { n: 5, name: 'Alumni Library', region: 3, programYear: 0, days: 'always' },
  { n: 6, name: 'Alumni News', region: 3, programYear: 0, days: 'always' },
  { n: 7, name: 'Cedar Ridge Day Year 1 2024', region: 1, programYear: 1, schema: 1, days: 'y2024' },
  { n: 8, name: 'Cedar Ridge Day Year 2 2025', region: 1, programYear: 2, schema: 1, days: 'y2025' },
] as const;

const onDays = (
  weekdays: readonly number[],
  periods: readonly (readonly [key: string, start: string, end: string])[],
) => weekdays.flatMap((weekday) => periods.map(([key, start, end]) => ({ key, weekday, start, end })));

const locales = [
  ['en', 'English', 'English'],
  ['de_DE', 'German', 'Deutsch'],
  ['hu_HU', 'Hungarian', 'Magyar'],
  ['pl_PL', 'Polish', 'Polski'],
  ['nl_NL', 'Dutch', 'Nederlands'],
  ['ru_RU', 'Russian', 'Русский'],
  ['ZHS', 'Chinese (simplified)', '简体中文'],
  ['ZHT', 'Chinese (traditional)', '繁體中文'],
  ['es_MX', 'Spanish', 'Español'],
  ['fr_FR', 'French', 'Français'],
  ['id_ID', 'Indonesian', 'Bahasa Indonesia'],
  ['it_IT', 'Italian', 'Italiano'],
  ['uk_UA', 'Ukrainian', 'Українська'],
] as const;

/** The app of those who study where the connection is thin, and the version that the test group tries out. */
const appReleases = [
  { appRegion: 'default', version: '2.3', notes: 'Lessons open faster.', minVersion: null },
  { appRegion: 'default', version: '2.4', notes: 'Subtitles in the size that you like.', minVersion: '2.2' },
  {
    appRegion: 'test',
    version: '2.5.1',
    notes: 'Course files are fetched one by one, and go on where they stopped.',
    minVersion: '2.4',
  },
] as const;

/** They make regions, schemas, groups, locales and settings, as they stood on the first day. */
export function placeCommands(at: (date: string) => string): readonly DemoCommand[] {
  const occurredAt = `${at('2026-08-31')}T14:00:00.000Z`;
  const by = (type: string, key: string, data: Record<string, unknown>): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId: null,
    occurredAt,
  });
  const zero = {
    minutesLateThreshold: 15,
    graceAbsentsPerTerm: 3,
    graceLatesPerTerm: 4,
    absenceDeduction: 1,
    lateDeduction: 0.5,
  };
  const terms = [
    { name: 'Autumn 2026', from: at('2026-09-07'), to: at('2026-12-18') },
    { name: 'Spring 2027', from: at('2027-01-11'), to: at('2027-05-07') },
  ];
  return [
    ...Object.entries({
      orgName: 'Cedar Ridge Bible College',
      shortName: 'CRBC',
      appName: 'Cedar Ridge Learning',
      senderEmail: 'office@example.org',
    }).map(([key, value]) => by('ChangeSiteSetting', key, { key, value })),
    ...locales.map(([value, name, label], i) =>
      by('AddLocale', value, { localeId: `73656564${'4c'}${String(100 + i).padStart(14, '0')}`, value, name, label }),
    ),
    ...regions.map(({ n, ...region }) => by('CreateRegion', `${n}`, { regionId: R(n), ...region })),
    by('CloseRegion', '5', { regionId: R(5) }),
    ...Object.entries(forexRates).flatMap(([currency, rates]) =>
      rates.map((rate, i) => {
        const [year, month] = monthAfter(at('2026-11-20'), i - 2);
        return by('RecordForexRate', `${currency}${i}`, { currency, year, month, rate });
      }),
    ),
    // It is an invented key of an invented gateway.
    by('ChangeSiteSetting', 'cardPublicKeyDevelopment', {
      key: 'cardPublicKeyDevelopment',
      value: 'pk_demo_cedar_ridge',
    }),
    ...[1, 3].map((n) => by('SetRegionCardPayments', `${n}`, { regionId: R(n), enabled: true })),
    by('DefineAttendanceSchema', '1', {
      schemaId: S(1),
      name: 'Day program',
      terms,
      periods: onDays(
        [1, 2, 3, 4],
        [
          ['P1', '08:30', '10:00'],
          ['P2', '10:30', '12:00'],
        ],
      ),
      grading: zero,
    }),
    by('DefineAttendanceSchema', '2', {
      schemaId: S(2),
      name: 'Evening',
      terms,
      periods: onDays([2, 4], [['E1', '19:00', '21:00']]),
      grading: {
        minutesLateThreshold: 10,
        graceAbsentsPerTerm: 2,
        graceLatesPerTerm: 2,
        absenceDeduction: 2,
        lateDeduction: 1,
      },
    }),
    ...groups.map(({ n, region, days, ...group }) =>
      by('CreateGroup', `${n}`, {
        groupId: G(n),
        regionId: R(region),
        ...group,
        startDate: at(years[days].startDate),
        endDate: years[days].endDate && at(years[days].endDate),
        schema: undefined,
        attendanceSchemaId: 'schema' in group ? S(group.schema) : null,
      }),
    ),
    by('ChangeSiteSetting', 'alumniRegionId', { key: 'alumniRegionId', value: R(3) }),
    by('ChangeSiteSetting', 'alumniGroupIds', { key: 'alumniGroupIds', value: `${G(5)},${G(6)}` }),
    ...['facebookGroupUrl', 'endowmentUrl', 'donationUrl'].map((key) =>
      by('ChangeSiteSetting', key, { key, value: `https://example.org/alumni/${key.replace('Url', '')}` }),
    ),
    by('ChangeSiteSetting', 'appVersionDefaultGroupId', { key: 'appVersionDefaultGroupId', value: G(3) }),
    by('ChangeSiteSetting', 'appVersionTestGroupId', { key: 'appVersionTestGroupId', value: G(2) }),
    ...appReleases.map((release) => by('PublishOfflineRelease', `${release.appRegion}-${release.version}`, release)),
  ];
}
/** These come after the people are there: they say who looks after attendance, and make the groups of past years. */
export function laterPlaceCommands(at: (date: string) => string): readonly DemoCommand[] {
  const occurredAt = `${at('2026-09-01')}T16:00:00.000Z`;
  const by = (type: string, key: string, data: Record<string, unknown>): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId: null,
    occurredAt,
  });
  const homes = ['Woodland Park, Colorado', 'Lublin, Poland', 'Wells, England', 'Prague, Czechia'];
  const graduates = [28, 29, 30, 31, 32, 33, 34, 35];
  /** She is asked for her profile before she enters the pages of the alumni. */
  const unknown = 34;
  return [
    by('SetRegionAttendanceAdmins', '1', { regionId: R(1), userIds: [U(5), U(9)] }),
    ...graduates.slice(0, 3).map((n) =>
      by('GraduateStudent', `7-${n}`, {
        groupId: G(7),
        userId: U(n),
        date: at('2025-05-09'),
        gradYear: 2025,
        gradLocation: 'Cedar Ridge',
      }),
    ),
    ...graduates.map((n) =>
      by('GraduateStudent', `8-${n}`, {
        groupId: G(8),
        userId: U(n),
        date: at('2026-05-08'),
        gradYear: 2026,
        gradLocation: 'Cedar Ridge',
      }),
    ),
    ...graduates
      .map((n, index) => ({
        ...by('CompleteAlumniProfile', `${n}`, {
          userId: U(n),
          location: homes[index % homes.length],
          gradDate: at('2026-05-08'),
          gradPlace: 'Cedar Ridge',
        }),
        actorId: U(n),
      }))
      .filter(({ actorId }) => actorId !== U(unknown)),
    // The first of them has not seen the welcome yet.
    ...graduates.slice(1).map((n) => ({ ...by('DismissAlumniWelcome', `${n}`, { userId: U(n) }), actorId: U(n) })),
    by('ArchiveGroup', '7', { groupId: G(7) }),
    by('ArchiveGroup', '8', { groupId: G(8) }),
  ];
}
