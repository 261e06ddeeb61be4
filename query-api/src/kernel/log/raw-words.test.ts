import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { catalogue } from '@paideia/events/catalogue.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { sampleOf } from '@paideia/events/kernel/testing/sample.ts';
import type { Context } from '../graphql/context.ts';
import { auditMessages, auditTranslations } from '../../audit/audit.examples.ts';
import { eventEntries } from './event-entries.ts';
import type { LoggedEvent } from './logged-event.ts';

const english = Object.fromEntries(auditMessages.map(({ id, defaultMessage }) => [id, defaultMessage]));
const textsIn = (locale: string) => (locale === 'en' ? english : auditTranslations(locale));
const contextIn = (locale: string, history: readonly LoggedEvent[]) => {
  const texts = textsIn(locale);
  return {
    locale,
    text: (id: string, params: Readonly<Record<string, string | number>> = {}) =>
      (texts[id] ?? `Invalid message [${id}]`).replace(
        /\{(\w+)\}/g,
        (whole, name: string) => `${params[name] ?? whole}`,
      ),
    join: ({ name }: { readonly name: string }) =>
      Promise.resolve({ fullName: 'Ada Byron', name: 'Day Year 1', title: 'Old Testament', _id: name }),
    history: (stream: string) => Promise.resolve(history.filter((event) => event.stream === stream)),
  } as unknown as Context;
};

/** The examples of the commands say this under a name; what a decider adds has no example. */
const examples = new Map<string, unknown>();
const collect = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one === 'string' && !examples.has(name)) examples.set(name, one);
    collect(one);
  }
};
collect(commandExamples);
const given: Readonly<Record<string, unknown>> = {
  currency: 'USD',
  locale: 'pl_PL',
  messageId: 'shell.dashboard',
  action: 'loginFailed',
  projectionName: 'attendance',
  params: { amount: '12550', currency: 'USD', date: '2026-11-24' },
};
const sample = (schema: z.ZodObject) => sampleOf(schema, { named: (name) => [given[name], examples.get(name)] });
/** Gives the sample, each of its fixed values, and it without each value that may be missing. */
function variants(schema: z.ZodObject): readonly object[] {
  const data = sample(schema) as object;
  return Object.entries(schema.shape).reduce<object[]>(
    (all, [name, field]) => {
      if (field instanceof z.ZodEnum) for (const option of field.options) all.push({ ...data, [name]: option });
      if (field instanceof z.ZodNullable) all.push({ ...data, [name]: null });
      return all;
    },
    [data],
  );
}
const meta: Pick<Metadata, 'at' | 'actorId' | 'channel' | 'correlationId' | 'payloadHash'> = {
  at: '2026-11-20T09:00:00.000Z',
  actorId: 'b'.repeat(24),
  channel: 'WEB',
  correlationId: 'c',
  payloadHash: 'h',
};
const logged = catalogue
  .flatMap(({ category, types }) => Object.entries(types).map(([type, { schema }]) => ({ category, type, schema })))
  .flatMap(({ category, type, schema }) => variants(schema).map((data) => ({ category, type, data })))
  .map(({ category, type, data }, n): LoggedEvent => ({
    type,
    data,
    stream: `${category}-${n}`,
    revision: 0,
    position: n + 1,
    meta,
  }));

/** Programs use such words: joined ones, ids, codes in capitals, data as it is kept, amounts without their currency. */
const raw =
  /\b[a-z]+[A-Z]\w*|\b[0-9a-f]{24}\b|[0-9a-f]{8}-[0-9a-f]{4}-|\b[A-Z]{2,}_[A-Z_]+\b|[{}[\]"]|Invalid message|undefined|NaN|\d{4}-\d\d-\d\dT|\b(AMERICAS|INVOICE|PAYMENT|REFUND)\b/;
const amounts: ReadonlySet<string> = new Set([
  'total',
  'subtotal',
  'tax',
  'amount',
  'paid',
  'balance',
  'credited',
  'refunded',
]);

describe.each(['en', 'pl_PL', 'de_DE'])('the log in %s', (locale) => {
  test('says every event of the catalogue in words', async () => {
    expect(new Set(logged.map(({ type }) => type)).size).toBeGreaterThan(120);
    const entries = await eventEntries(contextIn(locale, logged), logged);
    const found = entries.flatMap(({ type, sentence, categoryName, actorName, subjectName, changes }) =>
      [
        sentence,
        categoryName,
        actorName,
        subjectName,
        ...changes.flatMap(({ field, before, after }) => [field, before, after]),
      ].flatMap((text) => (text !== null && raw.test(text) ? [`${type}: ${text}`] : [])),
    );
    expect([...new Set(found)]).toEqual([]);
  });
  test('writes sums with their currency and dates as the language does', async () => {
    const labels = new Set([...amounts].map((field) => textsIn(locale)[`audit.field.${field}`]));
    const entries = await eventEntries(contextIn(locale, logged), logged);
    const sums = entries.flatMap(({ changes }) => changes.filter(({ field }) => labels.has(field)));
    expect(sums.length).toBeGreaterThan(5);
    for (const { after } of sums) expect(after).toMatch(/[$€£]|USD|zł/);
    const issued = entries.find(({ type }) => type === 'InvoiceIssued')!;
    expect(issued.sentence).toContain({ en: '125.50', pl_PL: '125,50', de_DE: '125,50' }[locale]);
  });
});

test('what follows by a rule is signed by the system, and what people do by them', async () => {
  const entries = await eventEntries(contextIn('en', logged), logged);
  const actors = (type: string) => [...new Set(entries.filter((one) => one.type === type).map((one) => one.actorName))];
  for (const type of [
    ...['ExamAttemptGraded', 'SittingAttemptClosed', 'SittingAttemptRevised', 'ExamAttemptAbandoned'],
    ...['TransactionNumbered', 'ExamReminderDue', 'EmailQueued', 'NotificationRaised', 'AttendanceMarkedAbsent'],
  ])
    expect([type, actors(type)]).toEqual([type, ['The system']]);
  for (const type of ['ExamAttemptSubmitted', 'ExamAttemptRegraded', 'PaymentRecorded', 'SubmissionGraded'])
    expect([type, actors(type)]).toEqual([type, ['Ada Byron']]);
});
