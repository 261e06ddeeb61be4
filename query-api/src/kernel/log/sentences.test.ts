import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { cardBrands } from '@paideia/events/cards/card.rules.ts';
import { AppRegion } from '@paideia/events/offline-app/offline-release.events.ts';
import { auditFields, auditValues, catalogue, type CatalogueEvent } from '@paideia/events/catalogue.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import { formatterFor } from './formatter.ts';
import { auditMessages, auditTranslations } from '../../audit/audit.examples.ts';
import { changesOf } from './changes.ts';
import { rowOf, type LoggedEvent } from './logged-event.ts';
import { sentenceOf } from './sentences.ts';

const translations = Object.fromEntries(['pl_PL', 'de_DE'].map((locale) => [locale, auditTranslations(locale)]));

/** It fills placeholders as the server does; what it is not given stays, so that a test sees it. */
const textIn =
  (locale: string) =>
  (id: string, params: Readonly<Record<string, string | number>> = {}) => {
    const text =
      locale === 'en' ? auditMessages.find((message) => message.id === id)?.defaultMessage : translations[locale]?.[id];
    return (text ?? `Invalid message [${id}]`).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => `${params[name] ?? whole}`,
    );
  };
const [silas, freya, year1, campus] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const names: Readonly<Record<string, string>> = {
  [silas]: 'Silas Demarest',
  [freya]: 'Freya Halloran',
  [year1]: 'Day Year 1',
  [campus]: 'Cedar Ridge',
};
const things: Partial<Record<NamedKind, string>> = {
  schema: 'Day program',
  course: 'Old Testament Survey',
  exam: 'Exam 1',
  assignment: 'Essay',
};
const kinds: Partial<Record<string, NamedKind>> = { [year1]: 'group', [campus]: 'region' };
const nameOf = (kind: NamedKind, id: string): string | undefined =>
  things[kind] ?? ((kinds[id] ?? 'person') === kind ? names[id] : undefined);
const logged = (
  { type, data }: Message,
  meta: Partial<LoggedEvent['meta']> = {},
  stream = 'spec-1',
  n = 0,
): LoggedEvent => ({
  type,
  data,
  stream,
  revision: n,
  position: n + 1,
  meta: {
    at: '2026-11-20T09:00:00.000Z',
    actorId: silas,
    channel: 'WEB',
    correlationId: 'c',
    payloadHash: 'h',
    ...meta,
  },
});
const said = (
  event: CatalogueEvent,
  { locale = 'en', before = [] as readonly CatalogueEvent[], meta = {}, stream = 'spec-1' } = {},
) => {
  const events = [...before, event].map((one, n) => logged(one, meta, stream, n));
  return sentenceOf(
    events.at(-1)!,
    changesOf(events).at(-1)!.known,
    nameOf,
    formatterFor(locale, textIn(locale)),
  ).replaceAll('\u2009', ' ');
};

const whose = { leaveRequestId: '1'.repeat(24), userId: freya, groupId: year1, regionId: campus };
const wish = {
  attendanceType: 'lateArrival',
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  periods: [],
  time: '09:00',
  reason: 'Dentist',
  studentNotes: null,
} as const;
const submitted: CatalogueEvent = { type: 'LeaveRequestSubmitted', data: { ...whose, ...wish, periods: [] } };
const approved: CatalogueEvent = {
  type: 'LeaveRequestApproved',
  data: {
    ...whose,
    attendanceType: 'absence',
    fromDate: '2026-11-24',
    toDate: '2026-11-24',
    periods: [],
    adminComments: null,
    by: silas,
    formerly: 'pending',
  },
};
const place = {
  registerId: `${year1}_20261012_P1`,
  groupId: year1,
  regionId: campus,
  date: '2026-10-12',
  periodKey: 'P1',
  term: 'Autumn',
  userId: freya,
};

describe('a sentence', () => {
  test('says who did what to whom, and when it is for', () => {
    expect(said(approved)).toBe('Silas Demarest approved Freya Halloran’s leave request for 24 November');
  });
  test('names a span of days, and the year when it is another', () => {
    const span = { ...approved.data, fromDate: '2026-12-30', toDate: '2027-01-02' };
    expect(said({ ...approved, data: span })).toBe(
      'Silas Demarest approved Freya Halloran’s leave request for 30 December 2026 – 2 January 2027',
    );
  });
  test('is said in the reader’s language', () => {
    expect(said(approved, { locale: 'pl_PL' })).toBe(
      'Silas Demarest zatwierdza wniosek o zwolnienie: Freya Halloran, 24 listopada',
    );
    expect(said(approved, { locale: 'de_DE' })).toBe(
      'Silas Demarest hat den Antrag auf Freistellung von Freya Halloran genehmigt: 24. November',
    );
  });
  test('takes what the event does not repeat from the stream before it', () => {
    const withdrawn: CatalogueEvent = { type: 'LeaveRequestWithdrawn', data: whose };
    expect(said(withdrawn, { before: [submitted] })).toBe('Freya Halloran withdrew the leave request for 24 November');
    expect(said({ type: 'GroupArchived', data: { groupId: '9'.repeat(24), regionId: campus } })).toBe(
      'Silas Demarest archived the group an unnamed record',
    );
  });
  test('says of a plan with the same courses which of them are held otherwise, and on which days', () => {
    const planned = (digit: string, more: Partial<PlannedCourse> = {}): PlannedCourse => ({
      courseId: digit.repeat(24),
      order: 1,
      fromDate: '2026-09-07',
      toDate: '2026-12-18',
      termName: 'Autumn',
      teacherIds: [],
      ...more,
    });
    const plan = (...items: PlannedCourse[]): CatalogueEvent => ({
      type: 'GroupCoursesSet',
      data: { groupId: year1, regionId: campus, items },
    });
    const [survey, church] = [planned('1'), planned('2')];
    const first = [plan(survey, church)];
    const set = 'Silas Demarest set the courses of the group Day Year 1:';
    const changed = 'Silas Demarest changed the course plan of the group Day Year 1';
    expect(said(first[0]!)).toBe(`${set} Old Testament Survey and Old Testament Survey`);
    expect(said(plan(planned('1', { fromDate: '2026-09-14' }), church), { before: first })).toBe(
      `${changed} (Old Testament Survey: 14 September – 18 December)`,
    );
    expect(said(plan(survey, planned('2', { termName: 'Spring' })), { before: first })).toBe(
      `${changed} (Old Testament Survey)`,
    );
    expect(said(plan(church), { before: first })).toBe(`${set} Old Testament Survey`);
    expect(said(plan(church, survey), { before: first })).toBe(`${set} Old Testament Survey and Old Testament Survey`);
    // What was changed before is not said again.
    const moved = plan(planned('1', { fromDate: '2026-09-14' }), church);
    expect(said(plan(church), { before: [...first, moved] })).toBe(`${set} Old Testament Survey`);
  });
  const marks: readonly [CatalogueEvent, string][] = [
    [
      {
        type: 'AttendanceCorrected',
        data: { ...place, from: 'absent', to: 'late', reason: 'Came at nine', by: silas },
      },
      'Silas Demarest corrected Freya Halloran’s mark on 12 October, period 1 from absent to late',
    ],
    [
      { type: 'AttendanceCorrected', data: { ...place, from: null, to: 'late', reason: 'Came at nine', by: silas } },
      'Silas Demarest corrected Freya Halloran’s missing mark on 12 October, period 1 to late',
    ],
    [
      {
        type: 'AttendanceExcused',
        data: { ...place, cause: 'leave', causeId: '1', original: 'absent', status: 'excused' },
      },
      'Freya Halloran was excused on 12 October, period 1, by approved leave',
    ],
    [
      {
        type: 'AttendanceExcused',
        data: { ...place, cause: 'manual', causeId: '1', original: 'absent', status: 'excused' },
      },
      'Silas Demarest excused Freya Halloran on 12 October, period 1',
    ],
    [
      { type: 'AbsenceExplained', data: { ...place, explanationId: 'x', text: 'Ill' } },
      'Freya Halloran explained the absence on 12 October',
    ],
    [
      { type: 'RegionAttendanceAdminsSet', data: { regionId: campus, userIds: [] } },
      'Silas Demarest set the attendance admins of Cedar Ridge: none',
    ],
    [
      { type: 'RegionAttendanceAdminsSet', data: { regionId: campus, userIds: [silas, freya] } },
      'Silas Demarest set the attendance admins of Cedar Ridge: Silas Demarest and Freya Halloran',
    ],
    [
      { type: 'LogEntryRecorded', data: { logitId: '1', userId: freya, action: 'login', type: 'AUDIT', payload: {} } },
      'Freya Halloran signed in',
    ],
    [
      { type: 'LogEntryRecorded', data: { logitId: '1', userId: null, action: 'odd', type: 'AUDIT', payload: {} } },
      'A visitor did something else',
    ],
    [
      { type: 'SiteSettingChanged', data: { key: 'alumniRegionId', from: null, to: campus } },
      'Silas Demarest changed the setting Region of alumni to “Cedar Ridge”',
    ],
    [
      { type: 'SiteSettingChanged', data: { key: 'donationUrl', from: 'https://give.example.org', to: '' } },
      'Silas Demarest cleared the setting Donations',
    ],
    [
      { type: 'SiteSettingChanged', data: { key: 'alumniAdminId', from: null, to: freya } },
      'Silas Demarest changed the setting Head of alumni to “Freya Halloran”',
    ],
    [
      { type: 'SiteSettingChanged', data: { key: 'defaultLocale', from: null, to: 'pl_PL' } },
      'Silas Demarest changed the setting Language of visitors to “Polish”',
    ],
    [
      { type: 'UserLocaleChanged', data: { userId: freya, locale: 'pl_PL' } },
      'Freya Halloran now uses the language Polish',
    ],
    [
      { type: 'UserLocaleChanged', data: { userId: freya, locale: 'ZHT' } },
      'Freya Halloran now uses the language Traditional Chinese',
    ],
  ];
  test.each(marks)('%#: %j', (event, sentence) => expect(said(event)).toBe(sentence));

  test('says days and times as the campus has them', () => {
    const due = {
      type: 'AssignmentDueDateChanged',
      data: { assignmentId: '1'.repeat(24), groupId: year1, dueAt: '2026-11-14T00:00:00.000Z' },
    } as unknown as CatalogueEvent;
    const at = (timeZone?: string) =>
      sentenceOf(logged(due, {}, 'spec-1', 0), {}, nameOf, formatterFor('en', textIn('en'), timeZone));
    expect([at(), at('America/Denver')]).toEqual([
      expect.stringContaining('14 November'),
      expect.stringContaining('13 November'),
    ]);
    expect(formatterFor('en', textIn('en'), 'America/Denver').instant('2026-11-14T00:00:00.000Z')).toBe(
      '13 Nov 2026, 17:00 GMT-7',
    );
  });
  test('names the system, a visitor, a person who is gone, and who acted as whom', () => {
    expect(said(approved, { meta: { actorId: null, channel: 'SYSTEM' } })).toMatch(/^The system approved/);
    expect(said(approved, { meta: { actorId: null, channel: 'WEB' } })).toMatch(/^A visitor approved/);
    expect(said(approved, { meta: { actorId: 'f'.repeat(24) } })).toMatch(/^a former user approved/);
    expect(said(approved, { meta: { impersonatedUserId: freya } })).toMatch(/ \(signed in as Freya Halloran\)$/);
    const read = { type: 'NotificationsRead', data: { userId: freya, upTo: '2026-11-20T09:00:00.000Z' } } as const;
    expect(said(read, { meta: { actorId: freya } })).toBe('Freya Halloran read the notifications');
    expect(said(read, { meta: { impersonatedUserId: freya } })).toBe(
      'Freya Halloran read the notifications (done by Silas Demarest, signed in as Freya Halloran)',
    );
  });
  test.each([
    [freya, 'Freya Halloran has a new address'],
    [campus, 'Cedar Ridge has a new address'],
    ['f'.repeat(24), 'a former user has a new address'],
  ])('an address is a person’s or a region’s: of %s', (itemId, sentence) => {
    const event = logged({ type: 'AddressCreated', data: { addressId: '1'.repeat(24), itemId } });
    expect(sentenceOf(event, {}, nameOf, formatterFor('en', textIn('en')))).toBe(sentence);
  });
  test('of a type without words is the type', () => {
    expect(
      sentenceOf(logged({ type: 'NobodyKnowsThis', data: null }), {}, nameOf, formatterFor('en', textIn('en'))),
    ).toBe('NobodyKnowsThis');
    expect(sentenceOf(logged({ type: 'toString', data: {} }), {}, nameOf, formatterFor('en', textIn('en')))).toBe(
      'toString',
    );
  });
});

/** Makes something of a schema's shape: it takes the first of several values, and one item in a list. */
function sample(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return sample(schema.unwrap());
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sample(field as z.ZodType)]));
  if (schema instanceof z.ZodArray) return [sample(schema.element)];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodRecord) return {};
  return [
    freya,
    '2026-11-24',
    '2026-11-24T09:00:00.000Z',
    '09:00',
    '00000000-0000-5000-8000-000000000000',
    place.registerId,
    'pl_PL',
  ].find((one) => z.safeParse(schema, one).success);
}
/** Answers every value that a sentence may turn on. */
const variants = (schema: z.ZodObject): readonly object[] => {
  const data = sample(schema) as Readonly<Record<string, unknown>>;
  const enums = Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodEnum ? [{ name, options: field.options }] : [],
  );
  const nullable = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodNullable);
  return [
    data,
    ...enums.flatMap(({ name, options }) => options.map((option) => ({ ...data, [name]: option }))),
    ...nullable.map(([name]) => ({ ...data, [name]: null })),
  ];
};
const types = catalogue.flatMap(({ category, types: table }) =>
  Object.entries(table).map(([type, { schema }]) => ({ category, type, schema })),
);

describe('the words', () => {
  test('are there for every event of the catalogue', () => {
    // The compiler demands the rows; what they say must be among the texts.
    expect(types.map(({ type }) => type).filter((type) => rowOf(type) === undefined)).toEqual([]);
    const found = auditMessages.flatMap(({ id }) => /^audit\.([A-Z]\w+)/.exec(id)?.[1] ?? []);
    expect(types.map(({ type }) => type).filter((type) => !found.includes(type))).toEqual([]);
    expect([...new Set(found)].filter((type) => !types.some((one) => one.type === type))).toEqual([]);
  });
  test.each(['en', 'pl_PL', 'de_DE'])('leave no placeholder open: %s', (locale) => {
    expect(types.length).toBeGreaterThan(60);
    const open = types.flatMap(({ category, type, schema }) =>
      variants(schema).flatMap((data) => {
        const event = logged({ type, data }, {}, `${category}-1`);
        const sentence = sentenceOf(event, changesOf([event])[0]!.known, nameOf, formatterFor(locale, textIn(locale)));
        return /[{}[\]]|undefined|null|NaN/.test(sentence) || sentence === type ? [`${type}: ${sentence}`] : [];
      }),
    );
    expect(open).toEqual([]);
  });
  test('call nobody a visitor who was signed in', () => {
    const visited = types.flatMap(({ category, type, schema }) => {
      const event = logged({ type, data: sample(schema) }, {}, `${category}-1`);
      const sentence = sentenceOf(event, changesOf([event])[0]!.known, nameOf, formatterFor('en', textIn('en')));
      return /visitor/i.test(sentence) ? [`${type}: ${sentence}`] : [];
    });
    expect(visited).toEqual([]);
  });
  test('are translated, with the same placeholders', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([one]) => one).sort();
    for (const locale of ['pl_PL', 'de_DE']) {
      expect(Object.keys(translations[locale]!).sort()).toEqual(auditMessages.map(({ id }) => id).sort());
      for (const { id, defaultMessage } of auditMessages)
        expect([id, [...new Set(placeholders(translations[locale]![id]!))]]).toEqual([
          id,
          [...new Set(placeholders(defaultMessage))],
        ]);
    }
  });
  test('are there for every field that an event changes', () => {
    const fields = types.flatMap(({ category, type, schema }) => {
      const event = logged({ type, data: sample(schema) }, {}, `${category}-1`);
      return changesOf([event])[0]!.changes.map(({ field }) => field);
    });
    expect([...new Set(fields)].filter((field) => !Object.hasOwn(auditFields, field))).toEqual([]);
  });
  test('are there for every fixed value of roles, statuses and kinds', () => {
    const values = types.flatMap(({ schema }) =>
      Object.values(schema.shape).flatMap((field) => (field instanceof z.ZodEnum ? field.options.map(String) : [])),
    );
    // Brands are names, and the regions of the app are said by their settings.
    const names: readonly string[] = [...cardBrands, ...AppRegion.options];
    const spoken = new Set([...Object.keys(auditValues), ...names, 'ACTIVITY', 'ERROR', 'AUDIT']);
    expect(
      [...new Set(values)]
        .filter((value) => !spoken.has(value))
        .filter(
          (value) =>
            !/^(orgName|shortName|appName|senderEmail|apiHost|defaultLocale|termsVersion|defaultAllowedAttempts|cardPublicKey\w+)$/.test(
              value,
            ),
        ),
    ).toEqual([]);
  });
});
