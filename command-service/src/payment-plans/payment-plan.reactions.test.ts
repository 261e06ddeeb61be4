import { describe, expect, test } from '@jest/globals';
import type { CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import type { PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { recordedFrom } from '@paideia/projection-service/kernel/spec.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Reaction } from '../kernel/react/reaction.ts';
import { isPaidByPlan, isPlanCard, paymentPlanFacts, paymentPlanFactTable } from './payment-plan.facts.ts';
import { instalmentCharges, paymentPlanSettling } from './payment-plan-charges.reactions.ts';
import { paymentPlanNotices } from './payment-plan-notices.reactions.ts';
import { instalmentCharge, paymentReminder } from './payment-plan.timers.ts';
import {
  cardId,
  disabled,
  due,
  failed,
  invoiceId,
  morning,
  none,
  planId,
  regionId,
  setUp,
  succeeded,
  userId,
  whose,
} from './payment-plan.examples.ts';

const id = uuidFrom('spec');
const occurred = (channel: Occurred['channel'] = 'SYSTEM'): Occurred => ({
  id,
  stream: `paymentPlan-${planId}`,
  revision: 0,
  position: 1,
  at: '2026-12-31T16:00:00.000Z',
  actorId: null,
  commandId: id,
  correlationId: id,
  channel,
  schemaVersion: 1,
  payloadHash: '',
  regionId,
});
const biller = 'b'.repeat(24);
const admin = {
  userId: biller,
  status: 'active',
  roles: ['user', 'manager', 'admin'],
  regionRoles: [{ regionId, slug: 'US', roleNames: ['admin'] }],
};
/** It knows the facts of plans as these events left them, one admin of the region, and the invoice as number 41. */
const knowing = (events: readonly PaymentPlanEvent[] = [], accounts: readonly object[] = [admin]): Ask => {
  const facts = foldInMemory(paymentPlanFactTable, recordedFrom(paymentPlanFactTable, events)).all(paymentPlanFacts);
  return {
    state: (decider: { readonly initial: object }) =>
      Promise.resolve({
        ...decider.initial,
        email: 'sven@example.org',
        status: 'active',
        fields: { firstName: 'Sven', lastName: 'Marlowe' },
      }),
    table: ({ name }: { readonly name: string }) => ({
      one: () => Promise.resolve({ receiptNumber: 'US-2026-0041' }),
      find: ({ where = {} }: { readonly where?: Readonly<Record<string, unknown>> } = {}) => {
        const rows: readonly object[] = { paymentPlanFacts: facts, accountFacts: accounts }[name] ?? [];
        const asked = name === 'paymentPlanFacts' ? Object.entries(where) : [];
        const items = rows.filter((row) => asked.every(([field, value]) => Reflect.get(row, field) === value));
        return Promise.resolve({ items, next: undefined });
      },
    }),
  } as unknown as Ask;
};
type Any = { readonly type: string; readonly data: object };
const react = (reaction: Reaction, { type, data }: Any, channel?: Occurred['channel'], ask = knowing()) =>
  reaction.on[type]?.(data as never, occurred(channel), ask) ?? Promise.resolve([]);

describe('an instalment that is due', () => {
  const cardPaymentId = chargeIdOf(planId, 1, 1);
  test('is asked for as a card payment, under the id of the charge', async () =>
    expect(await react(instalmentCharges, due(1))).toEqual([
      {
        type: 'RequestCardPayment',
        data: { cardPaymentId, invoiceId, cardId, amount: 20_000, plan: { planId, sequence: 1, attempt: 1 } },
      },
    ]));
  test('of the demo data is not', async () => expect(await react(instalmentCharges, due(1), 'SEED')).toEqual([]));

  const payment = {
    cardPaymentId,
    invoiceId,
    userId,
    regionId,
    amount: 20_000,
    currency: 'USD',
    cardId,
    endingDigits: '4242',
  };
  const plan = { planId, sequence: 1, attempt: 1 };
  test.each<[string, CardPaymentEvent, readonly object[]]>([
    [
      'paid',
      { type: 'CardPaymentSucceeded', data: { ...payment, plan, reference: 'pi' } },
      [{ type: 'RecordInstalmentResult', data: { planId, cardPaymentId, amount: 20_000, succeeded: true } }],
    ],
    [
      'declined',
      { type: 'CardPaymentFailed', data: { ...payment, plan, failureCode: 'declined' } },
      [
        {
          type: 'RecordInstalmentResult',
          data: { planId, cardPaymentId, amount: 20_000, succeeded: false, failureCode: 'declined' },
        },
      ],
    ],
    ['of no plan', { type: 'CardPaymentSucceeded', data: { ...payment, reference: 'pi' } }, []],
  ])('that was %s is told to the plan', async (_, event, commands) =>
    expect(await react(instalmentCharges, event)).toEqual(commands),
  );
});

test('whatever is booked on an invoice, and the erasure of its student, asks its enabled plan whether it is over', async () => {
  const booked = { data: { invoiceId } };
  for (const type of ['PaymentRecorded', 'CreditNoteIssued', 'RefundIssued', 'InvoiceDeleted'])
    expect(await react(paymentPlanSettling, { type, ...booked }, 'WEB', knowing([setUp]))).toEqual([
      { type: 'DisablePaymentPlan', data: { planId }, key: planId },
    ]);
  expect(await react(paymentPlanSettling, { type: 'UserErased', data: { userId } }, 'WEB', knowing([setUp]))).toEqual([
    { type: 'DisablePaymentPlan', data: { planId }, key: planId },
  ]);
  const over = knowing([setUp, disabled('student')]);
  expect(await react(paymentPlanSettling, { type: 'PaymentRecorded', ...booked }, 'WEB', over)).toEqual([]);
});

describe('letters and notifications', () => {
  const link = `/student/billing/payment-plan/${invoiceId}`;
  const bill = { currency: 'USD', number: 'US-2026-0041', remainingPayments: '6' };
  const told = async (event: PaymentPlanEvent, channel?: Occurred['channel']) =>
    (await react(paymentPlanNotices, event, channel)).map(({ type, data }) => ({ type, data }));
  test('before a payment', async () => {
    const event: PaymentPlanEvent = {
      type: 'PaymentReminderDue',
      data: { ...whose, amount: 20_000, remaining: 6, nextPaymentDue: '2026-12-31' },
    };
    const days = { dueDate: '2026-12-31', amount: '20000' };
    expect(await told(event)).toMatchObject([
      { type: 'RaiseNotification', data: { userId, key: 'paymentReminder', params: days, link } },
      { type: 'QueueEmail', data: { userId, template: 'paymentReminder', params: { ...bill, ...days, link } } },
    ]);
    expect((await told(event, 'SEED')).map(({ type }) => type)).toEqual(['RaiseNotification']);
  });
  test('of a failure, with the day on which it is tried again', async () => {
    const letter = { ...bill, amount: '20000', nextTry: '2027-01-03' };
    expect(await told(failed(1))).toMatchObject([
      { type: 'RaiseNotification', data: { key: 'paymentFailed', link } },
      { type: 'QueueEmail', data: { template: 'paymentFailed', params: letter } },
    ]);
  });
  test('when failures disabled the plan: to the student and to those who bill in the region', async () => {
    const staffLink = `/billing?tab=plans&id=${planId}`;
    expect(await told(disabled('failures'))).toMatchObject([
      { type: 'RaiseNotification', data: { userId, key: 'planDisabled', link } },
      { type: 'QueueEmail', data: { userId, template: 'planDisabled', params: { amount: '120000', link } } },
      { type: 'RaiseNotification', data: { userId: biller, params: { studentId: userId }, link: staffLink } },
      { type: 'QueueEmail', data: { userId: biller, subjectId: userId, params: { student: 'Sven Marlowe' } } },
    ]);
  });
  test('when staff disabled it, to the student alone; of what the student did, to nobody', async () => {
    expect(await told(disabled('admin'))).toMatchObject([{ data: { userId } }, { data: { userId } }]);
    expect(await told(disabled('student'))).toEqual([]);
    expect(await told(disabled('settled'))).toEqual([]);
  });
  test('with the page of billing, also to who is an admin of the region alone, and to admins of the college where the region has none', async () => {
    const toldOf = async (accounts: readonly object[]) =>
      (await react(paymentPlanNotices, disabled('failures'), 'WEB', knowing([], accounts))).slice(2);
    const [ofCollege, page] = [{ ...admin, regionRoles: [] }, `/billing?tab=plans&id=${planId}`];
    expect(await toldOf([{ ...admin, roles: ['user', 'manager'] }])).toMatchObject([
      { data: { userId: biller, link: page } },
      { data: { userId: biller, params: { link: page } } },
    ]);
    expect(await toldOf([ofCollege])).toMatchObject([
      { data: { userId: biller, link: page } },
      { data: { userId: biller, params: { link: page } } },
    ]);
    expect(await toldOf([{ ...ofCollege, status: 'deactivated' }])).toEqual([]);
  });
});

describe('timers', () => {
  const dueAt = (timer: typeof instalmentCharge, { type, data }: PaymentPlanEvent, channel?: Occurred['channel']) =>
    timer.schedule[type]?.(data as never, occurred(channel));
  test.each<[PaymentPlanEvent, string | null, string | null | undefined]>([
    [setUp, morning('2026-12-31'), morning('2026-12-30')],
    [due(1), morning('2027-01-01'), null],
    [succeeded(1), morning('2027-01-31'), morning('2027-01-30')],
    [failed(1), morning('2027-01-03'), morning('2027-01-02')],
    [failed(3, none), null, null],
    [disabled('student'), null, null],
  ])('after %j', (event, charge, remind) => {
    expect(dueAt(instalmentCharge, event)).toEqual({ subject: planId, dueAt: charge });
    expect(dueAt(paymentReminder, event)).toEqual({ subject: planId, dueAt: remind });
  });
  test('of the demo data never', () =>
    expect(dueAt(instalmentCharge, setUp, 'SEED')).toEqual({ subject: planId, dueAt: null }));
});

describe('what others ask of plans', () => {
  test.each<[string, readonly PaymentPlanEvent[], boolean, boolean]>([
    ['no plan', [], false, false],
    ['an enabled one', [setUp], true, true],
    ['one that is behind', [setUp, failed(1)], false, true],
    ['one that has caught up', [setUp, failed(1), succeeded(1)], true, true],
    ['a disabled one', [setUp, disabled('student')], false, false],
  ])('%s', async (_, events, isPaid, isUsed) => {
    expect(await isPaidByPlan(knowing(events), invoiceId)).toBe(isPaid);
    expect(await isPlanCard(knowing(events), cardId)).toBe(isUsed);
  });
});
