import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { catalogue as tables, type CatalogueEvent } from '@paideia/events/catalogue.ts';
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';
import { auditProjection } from '@paideia/projection-service/audit/audit.projection.ts';
import { auditEvents } from '@paideia/projection-service/audit/audit.view.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { specCatalogue, userView } from '../kernel/testing/examples.ts';
import { auditMessages } from './audit.examples.ts';
import { amountIn } from './wanted-events.ts';

const [tobias, freya, campus, invoiceId, other, paymentId] = ['1', '3', '5', '6', '7', '8'].map((digit) =>
  digit.repeat(24),
) as [string, string, string, string, string, string];
const bill = { invoiceId, userId: freya, regionId: campus, currency: 'USD' };
const issued = (one: string, total: number): CatalogueEvent => ({
  type: 'InvoiceIssued',
  data: {
    ...bill,
    invoiceId: one,
    lines: [],
    taxRate: 0,
    subtotal: total,
    tax: 0,
    total,
    date: '2026-09-07',
    dueDate: '2026-10-01',
    remarks: null,
  },
});
const numbered = (transactionId: string, number: number, type: 'INVOICE' | 'PAYMENT'): CatalogueEvent => ({
  type: 'TransactionNumbered',
  data: { regionId: campus, year: 2026, number, receiptNumber: `US-2026-${number}`, transactionId, invoiceId, type },
});
const events: readonly (readonly [stream: string, event: CatalogueEvent])[] = [
  [`invoice-${invoiceId}`, issued(invoiceId, 105_000)],
  [`receiptCounter-${campus}_2026`, numbered(invoiceId, 41, 'INVOICE')],
  [`invoice-${other}`, issued(other, 12_550)],
  [
    `invoice-${invoiceId}`,
    {
      type: 'PaymentRecorded',
      data: { ...bill, paymentId, amount: 12_550, method: 'bank', date: '2026-10-01', reference: '=1+1' },
    },
  ],
  [`receiptCounter-${campus}_2026`, numbered(paymentId, 42, 'PAYMENT')],
];

let api: ApiSpec;
let auditor: string;
let admin: string;
beforeAll(async () => {
  const texts = auditMessages.map(({ id, defaultMessage: en }) => [id, { category: 'audit', description: '', en }]);
  api = await apiSpec({ catalogue: { ...specCatalogue, ...Object.fromEntries(texts) } });
  auditor = await api.signIn(userView({ _id: tobias, email: 't@example.org', roles: ['superadmin', 'admin', 'user'] }));
  admin = await api.signIn(userView({ _id: campus, email: 's@example.org', roles: ['admin', 'user'] }));
  await api.signIn(userView({ _id: freya, email: 'f@example.org', fullName: '=HYPERLINK("x")' }));
  for (const [n, [stream, event]] of events.entries())
    await api.append(stream, event, { at: `2026-11-2${n}T08:00:00.000Z`, actorId: tobias });
  const recorded: Recorded[] = [];
  for await (const page of api.log.readAll(0))
    for (const { id, meta, ...event } of page.events)
      recorded.push({ ...event, id, meta: meta as Metadata, data: events[recorded.length]![1].data });
  await api.put(auditEvents, ...foldInMemory(auditProjection, recorded).all(auditEvents));
});
afterAll(() => api.close());

describe('the log of money', () => {
  const found = async (filter: string) => {
    const { data, errors } = await api.post(
      `{ allAuditEvents(filter: { ${filter} }, sortField: "at", sortOrder: "ASC") { items { position } } }`,
      {},
      { cookie: auditor },
    );
    expect(errors).toEqual([]);
    return (data?.allAuditEvents as { items: { position: number }[] }).items.map(({ position }) => position);
  };
  test.each([
    ['the number of an invoice, all of that invoice', 'q: "us-2026-41"', [1, 2, 4, 5]],
    ['the number of a receipt, the same', 'q: " US-2026-42 "', [1, 2, 4, 5]],
    ['the same, of one kind of record', 'q: "US-2026-42", category: "receiptCounter"', [2, 5]],
    ['a sum', 'q: "125.50"', [3, 4]],
    ['a sum as others write it', 'q: "125,50 USD"', [3, 4]],
    ['a sum with thousands', 'q: "$1,050"', [1]],
    ['a person', `subjectId: "${freya}"`, [1, 3, 4]],
    ['a number that was not given out', 'q: "US-2026-99"', []],
    ['the beginning of a type', 'q: "PaymentRec"', [4]],
  ])('finds by %s', async (_, filter, positions) => expect(await found(filter)).toEqual(positions));

  test.each([
    ['1,234.50', 123_450],
    ['1.234,5', 123_450],
    ['125', 12_500],
    ['€ 70.00', 7_000],
    ['70 PLN', 7_000],
    ['2026-1', undefined],
    ['invoice', undefined],
    ['1.2.3', undefined],
  ])('reads %s as a sum', (text, amount) => expect(amountIn(text)).toBe(amount));
});

test('the kinds of record are those of the catalogue, by name', async () => {
  const { data } = await api.post('{ auditCategories { id name } }', {}, { cookie: auditor });
  const kinds = data?.auditCategories as { readonly id: string; readonly name: string }[];
  expect(kinds.map(({ id }) => id).sort()).toEqual(tables.map(({ category }) => category).sort());
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  const refused = await api.post('{ auditCategories { id } }', {}, { cookie: admin });
  expect(refused.errors[0]?.extensions.code).toBe('noAccess');
});

describe('the file of events', () => {
  const file = (query: string, cookie: string) => request(api.app).get(`/exports/audit.csv${query}`).set({ cookie });
  test('holds what is filtered, in words, and nothing that a sheet program would run', async () => {
    const { status, text, headers } = await file('?q=125.50', auditor);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('When,Who,About,Kind of record,What happened,Changes');
    expect(lines[1]).toContain('"\'=HYPERLINK(""x"")",Invoice,');
    expect(lines[1]).toContain('recorded a payment of $125.50 by');
    expect(lines[1]).toContain('Balance: $1,050.00 → $924.50');
    expect(lines[2]).toContain('issued an invoice of $125.50');
  });
  test('is for superadmins', async () => expect((await file('', admin)).status).toBe(403));
});
