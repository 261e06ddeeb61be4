import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import type { Events } from './kernel/message.ts';
import { mailExamples } from './mails/mail.examples.ts';
import { noAddress } from './regions/region.events.ts';
import { isPersonal, personalPaths } from './kernel/personal.ts';

const personalName =
  /^((first|last|middle|maiden|full|nick|display|student|user|teacher)_?names?|nameKey|e?mails?|replyTo|phones?|phoneNumbers?|(student|admin)?(notes?|comments?|remarks?|reasons?)|text|message|content|answers?|explanation|testimony|address(Line\d?)?|street|city|postalCode|zip(Code)?|country|location|birth(Date|day|Place)|gender|url|homePage|website|socialUserName|cloudinaryId|photo|picture|avatar|signature|ip(Address)?|userAgent|params|payload|description|error)$/i;

/** These are not about a person, or nothing that people typed. Each row is `Type.path` and says why. */
const notPersonal: Readonly<Record<string, string>> = {
  'ReplayFinished.reason': 'what a program says of a failure',
  'VerificationFinished.reason': 'what a program says of a failure',
  'RegionCreated.description': 'about an office or a campus',
  'RegionCreated.phone': 'of an office or a campus, printed for everyone',
  'RegionCreated.addressLine1': 'where an office or a campus is, printed for everyone',
  'RegionCreated.addressLine2': 'where an office or a campus is, printed for everyone',
  'RegionUpdated.changed.description': 'about an office or a campus',
  'RegionUpdated.changed.phone': 'of an office or a campus, printed for everyone',
  'RegionUpdated.changed.addressLine1': 'where an office or a campus is, printed for everyone',
  'RegionUpdated.changed.addressLine2': 'where an office or a campus is, printed for everyone',
  'TermUnlocked.reason': 'about a whole term of a group, and the form says so',
  'OfflineReleasePublished.notes': 'what is new in a version of the app',
  'LinkSaved.url': 'a page of the web that the college shows its students',
  'TranslationReviewed.text': 'a text of the product itself',
  'MessageDefined.description': 'of a text of the screens, for translators',
  'ExamQuestionCorrected.reason': 'about a question, for all who sat it; the form asks to name nobody',
  'DocumentCreated.content': 'published by the college for all of a role',
  'DocumentUpdated.content': 'published by the college for all of a role',
  'NewsPosted.body': 'told to all whom it is for',
  'NewsUpdated.body': 'told to all whom it is for',
  'MessageTranslated.text': 'a text of the product itself',
  'CourseCreated.description': 'about a course',
  'CourseUpdated.changed.description': 'about a course',
  'LessonAdded.notes': 'what a lesson teaches',
  'LessonUpdated.changed.notes': 'what a lesson teaches',
  'ExamDefined.questions.[].text': 'about the subject of an exam',
  'ExamDefined.questions.[].options.[].text': 'about the subject of an exam',
  'ExamRevised.questions.[].text': 'about the subject of an exam',
  'ExamRevised.questions.[].options.[].text': 'about the subject of an exam',
  'ExamAttemptGraded.answers': 'ids of questions and options; whose they are stands beside them as an id',
  'ExamAttemptGraded.answers.[]': 'ids of questions and options; whose they are stands beside them as an id',
  'ExamRescheduled.reason': 'about a whole group; the form asks to name nobody',
  'AssignmentDefined.content': 'what the college asks of a whole group',
  'AssignmentRevised.content': 'what the college asks of a whole group',
  'NotificationRaised.params': 'ids and codes; names are joined when it is shown',
  'EmailFailed.error':
    'the kind of failure and the reply code of the mail server, never its words, which repeat addresses',
  'EmailAbandoned.error':
    'the kind of failure and the reply code of the mail server, never its words, which repeat addresses',
};

const exam = { groupId: 'g', examId: 'e', regionId: 'r' };
const window = { ...exam, opensAt: '2026-10-12T14:00:00.000Z', closesAt: '2026-10-19T23:00:00.000Z', lockAt: null };
const { regionId: _, ...letter } = mailExamples.QueueEmail;
/** Each row is `Type.version`: an event as it was written in that version, and what it lacks of today's form. */
const earlier: Readonly<Record<string, readonly [written: object, lacks: object]>> = {
  'CourseCreated.1': [
    { courseId: 'c', code: 'OT101', title: 'Old Testament', description: null, programYear: 1, credits: 3 },
    { categoryId: null, teacherIds: [], published: true },
  ],
  'EmailQueued.1': [letter, { regionId: null }],
  'ExamRescheduled.1': [window, { reason: null }],
  'ExamDeadlineExtended.1': [{ ...exam, userId: 'u', closesAt: window.closesAt }, { reason: null }],
  'LogEntryRecorded.1': [{ logitId: 'l', userId: null, action: 'openCourse', type: 'ACTIVITY', payload: {} }, {}],
  'MessageTranslated.1': [{ messageId: 'menu.home', locale: 'pl_PL', text: 'Start' }, { isMachineMade: false }],
  'RegionCreated.1': [
    {
      regionId: 'r',
      slug: 'US-Cedar',
      name: 'US - Cedar Ridge',
      type: 'CHARIS_CAMPUS',
      zone: 'NAM',
      currency: 'USD',
      timeZone: 'America/Denver',
      description: null,
      phone: null,
    },
    noAddress,
  ],
  'StudentGraduated.1': [
    {
      groupId: 'g',
      userId: 'u',
      regionId: 'r',
      date: '2026-06-12',
      programYear: 2,
      gradYear: 2026,
      gradLocation: 'Cedar Ridge',
    },
    { alumniRegionIds: [], alumniGroupIds: [] },
  ],
};

type Field = { readonly path: readonly string[]; readonly isMarked: boolean; readonly isFree: boolean };

/** Answers every field, also inside lists, unions and records; `isFree` says that people's words fit into it. */
function fieldsOf(schema: z.core.$ZodType, path: readonly string[] = [], isMarked = false): readonly Field[] {
  const marked = isMarked || isPersonal(schema as z.ZodType);
  const field = (isFree: boolean): readonly Field[] => [{ path, isMarked: marked, isFree }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), path, marked);
  if (schema instanceof z.ZodObject)
    return [
      ...field(true),
      ...Object.entries(schema.shape).flatMap(([name, inner]) => fieldsOf(inner as z.ZodType, [...path, name], marked)),
    ];
  if (schema instanceof z.ZodArray) return [...field(true), ...fieldsOf(schema.element, [...path, '[]'], marked)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path, marked));
  if (schema instanceof z.ZodString) return field(!schema.def.checks?.length);
  return field(schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny);
}

const definitions = catalogue.flatMap(({ types }) => Object.entries(types));
const nameOf = (path: readonly string[]) => path.findLast((name) => name !== '[]') ?? '';

describe('the catalogue', () => {
  test('lists every table of events that there is', async () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.events.ts'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const exported = Object.values((await import(join(__dirname, file))) as Record<string, unknown>);
      const found = exported.filter(
        (value): value is Events =>
          typeof value === 'object' && value !== null && 'category' in value && 'types' in value,
      );
      // A long table may be kept in parts, each a file of its own topic.
      const parts = exported
        .filter((value) => !found.includes(value as Events))
        .flatMap((value) => (typeof value === 'object' && value !== null ? Object.entries(value) : []));
      const isPart = parts.some(([type, definition]) =>
        definitions.some(([known, one]) => known === type && one === definition),
      );
      expect({ file, hasEvents: found.length > 0 || isPart }).toEqual({ file, hasEvents: true });
      expect(
        found.filter((table) => !catalogue.includes(table)).map(({ category }) => `${category} of ${file}`),
      ).toEqual([]);
    }
  });

  test('has each category and each type of event once', () => {
    const once = (names: readonly string[]) => expect([...new Set(names)].sort()).toEqual([...names].sort());
    once(catalogue.map(({ category }) => category));
    once(definitions.map(([type]) => type));
  });

  test('uses names that the log takes', () => {
    for (const { category } of catalogue) expect(category).toMatch(/^[A-Za-z][A-Za-z0-9]{0,99}$/);
    for (const [type] of definitions) expect(type).toMatch(/^[A-Z][A-Za-z0-9]{0,63}$/);
  });

  test('can bring every old version to that of today', () => {
    for (const [type, { version, upcasts }] of definitions)
      expect([type, Object.keys(upcasts)]).toEqual([type, Array.from({ length: version - 1 }, (_, i) => `${i + 1}`)]);
  });

  test('reads an event of every old version as one of today', () => {
    const old = definitions.flatMap(([type, definition]) =>
      Object.keys(definition.upcasts).map((version) => ({
        form: `${type}.${version}`,
        from: Number(version),
        ...definition,
      })),
    );
    expect(old.map(({ form }) => form).sort()).toEqual(Object.keys(earlier).sort());
    for (const { form, from, upcasts, schema } of old) {
      const [written, lacks] = earlier[form]!;
      let data: Record<string, unknown> = { ...written };
      for (let at = from; at in upcasts; at++) data = upcasts[at]!(data);
      expect([form, data]).toEqual([form, { ...written, ...lacks }]);
      expect([form, Object.keys(data).sort()]).toEqual([form, Object.keys(schema.shape).sort()]);
    }
  });

  test.each(definitions)('%s says whose its personal fields are, and they can be reached', (_, { schema, subject }) => {
    const paths = personalPaths(schema).map((path) => path.join('.'));
    if (paths.length > 0) expect(subject).toBeInstanceOf(Function);
    // The codec reaches fields of objects; a list of personal things is marked as a whole.
    const marked = fieldsOf(schema).filter(({ isMarked }) => isMarked);
    for (const { path } of marked)
      expect(paths.some((reached) => `${path.join('.')}.`.startsWith(`${reached}.`))).toBe(true);
  });

  test.each(definitions)('%s marks what is obviously personal', (type, { schema }) => {
    const open = fieldsOf(schema).filter(
      ({ path, isMarked, isFree }) =>
        isFree && !isMarked && personalName.test(nameOf(path)) && !(`${type}.${path.join('.')}` in notPersonal),
    );
    expect(open.map(({ path }) => path.join('.'))).toEqual([]);
  });

  test('excuses no field that is not there or is marked by now', () => {
    const excused = definitions.flatMap(([type, { schema }]) =>
      fieldsOf(schema)
        .filter(({ isMarked }) => !isMarked)
        .map(({ path }) => `${type}.${path.join('.')}`),
    );
    for (const field of Object.keys(notPersonal)) expect(excused).toContain(field);
  });

  test('would find a field that was forgotten', () => {
    const forgotten = z.object({
      reason: z.string(),
      people: z.array(z.object({ firstName: z.string().nullable() })),
      status: z.enum(['a']),
      more: z.record(z.string(), z.unknown()).optional(),
    });
    const names = fieldsOf(forgotten).filter(({ path, isFree }) => isFree && personalName.test(nameOf(path)));
    expect(names.map(({ path }) => path.join('.'))).toEqual(['reason', 'people.[].firstName']);
  });
});
