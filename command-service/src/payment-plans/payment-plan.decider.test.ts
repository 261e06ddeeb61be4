import { describe, expect, test } from '@jest/globals';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import type { PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { fold } from '../kernel/decide/decider.ts';
import { paymentPlan } from './payment-plan.decider.ts';
import {
  cardId,
  disabled,
  due,
  failed,
  invoiceId,
  morning,
  next,
  none,
  otherCardId,
  planId,
  setUp,
  spec,
  succeeded,
  userId,
  whose,
} from './payment-plan.examples.ts';

const { given } = spec;
const now = '2026-12-20T17:00:00.000Z';
const wish = {
  planId,
  invoiceId,
  frequency: 'monthly',
  instalments: 6,
  firstPaymentDate: '2026-12-31',
  cardId,
} as const;
const begin = (more: object = {}) => ({ type: 'SetUpPaymentPlan', data: { ...wish, ...more } }) as const;
const charge = (dueAt = morning('2026-12-31')) => ({ type: 'ChargeInstalment', data: { planId, dueAt } }) as const;
const result = (wasPaid: boolean, sequence = 1, attempt = 1) =>
  ({
    type: 'RecordInstalmentResult',
    data: {
      planId,
      cardPaymentId: chargeIdOf(planId, sequence, attempt),
      succeeded: wasPaid,
      amount: null,
      failureCode: wasPaid ? null : 'declined',
    },
  }) as const;
const enable = { type: 'EnablePaymentPlan', data: { planId } } as const;
const disable = { type: 'DisablePaymentPlan', data: { planId } } as const;
const actor = (id: string): Actor => ({
  userId: id,
  roles: ['user'],
  regionIds: [],
  regionRoles: [],
  attendanceAdminOf: [],
});
const typesOf = (outcome: unknown) => (outcome as readonly PaymentPlanEvent[]).map(({ type }) => type);

describe('decision table 6.8', () => {
  type Row = readonly [
    state: string,
    before: readonly PaymentPlanEvent[],
    command: Parameters<ReturnType<typeof given>['when']>[0],
    facts: object,
    types: readonly string[],
    then: { readonly state: string; readonly failures: number; readonly next: string | null },
  ];
  const day = '2026-12-31T16:00:05.000Z';
  const rows: readonly Row[] = [
    ['none, set up', [], begin(), { now }, ['PaymentPlanSetUp'], { state: 'enabled', failures: 0, next: '2026-12-31' }],
    [
      'enabled, an instalment succeeds and more remain',
      [setUp, due(1)],
      result(true),
      { now: day, left: 100_000 },
      ['InstalmentSucceeded'],
      { state: 'enabled', failures: 0, next: '2027-01-31' },
    ],
    [
      'enabled, the last instalment succeeds',
      [setUp, succeeded(5), due(6)],
      result(true, 6),
      { now: day, left: 0 },
      ['InstalmentSucceeded', 'PaymentPlanCompleted'],
      { state: 'completed', failures: 0, next: null },
    ],
    [
      'enabled, an instalment succeeds after which nothing is left',
      [setUp, due(1)],
      result(true),
      { now: day, left: 0 },
      ['InstalmentSucceeded', 'PaymentPlanCompleted'],
      { state: 'completed', failures: 0, next: null },
    ],
    [
      'enabled, the first instalment fails',
      [setUp, due(1)],
      result(false),
      { now: day },
      ['InstalmentFailed'],
      { state: 'enabled', failures: 1, next: '2027-01-03' },
    ],
    [
      'X9: enabled, the third fails',
      [setUp, failed(2), due(1, 3)],
      result(false, 1, 3),
      { now: day },
      ['InstalmentFailed', 'PaymentPlanDisabled'],
      { state: 'disabled', failures: 3, next: null },
    ],
    [
      'X10: enabled with two failures, the third try succeeds',
      [setUp, failed(2), due(1, 3)],
      result(true, 1, 3),
      { now: day, left: 100_000 },
      ['InstalmentSucceeded'],
      { state: 'enabled', failures: 0, next: '2027-01-31' },
    ],
    [
      'enabled, the student disables',
      [setUp],
      disable,
      { now, who: actor(userId) },
      ['PaymentPlanDisabled'],
      { state: 'disabled', failures: 0, next: null },
    ],
    [
      'enabled, the invoice is settled, credited or deleted',
      [setUp],
      disable,
      { now, who: 'system', left: 0 },
      ['PaymentPlanDisabled'],
      { state: 'completed', failures: 0, next: null },
    ],
    [
      'enabled, the data of the student are erased',
      [setUp],
      disable,
      { now, who: 'system', isErased: true },
      ['PaymentPlanDisabled'],
      { state: 'disabled', failures: 0, next: null },
    ],
    [
      'enabled, something else is booked on the invoice',
      [setUp],
      disable,
      { now, who: 'system', left: 40_000 },
      [],
      { state: 'enabled', failures: 0, next: '2026-12-31' },
    ],
    [
      'disabled, enabled again: from the next day of payment',
      [setUp, failed(3, none), disabled('failures')],
      enable,
      { now: '2027-02-10T17:00:00.000Z' },
      ['PaymentPlanEnabled'],
      { state: 'enabled', failures: 0, next: '2027-02-28' },
    ],
    [
      'disabled, anything else',
      [setUp, disabled('student')],
      charge(),
      { now: day },
      [],
      { state: 'disabled', failures: 0, next: null },
    ],
  ];
  test.each(rows)('%s', (_, before, command, known, types, then) => {
    const { outcome } = given(...before).when(command, known);
    expect(typesOf(outcome)).toEqual(types);
    const {
      state,
      consecutiveFailed,
      next: after,
    } = fold(paymentPlan, [...before, ...(outcome as readonly PaymentPlanEvent[])]);
    expect({ state, failures: consecutiveFailed, next: after?.nextPaymentDue ?? null }).toEqual(then);
  });
});

describe('setting up', () => {
  test('says each instalment, the last one with the rest, and the first mornings', () =>
    given()
      .when(begin({ instalments: 7 }), { now })
      .thenLike({
        type: 'PaymentPlanSetUp',
        data: {
          ...whose,
          instalmentAmount: 17_142,
          lastInstalmentAmount: 17_148,
          endingDigits: '4242',
          ...next('2026-12-31', '2026-12-30'),
        },
      }));
  test.each<[string, object, object, string]>([
    ['a paid invoice', {}, { isOffered: false, left: 0 }, 'paymentPlan.paid'],
    ['a region that takes no cards', {}, { takesCards: false }, 'card.notAvailable'],
    ['no card', {}, { card: undefined }, 'paymentPlan.cardMissing'],
    ['an expired card', {}, { card: { endingDigits: '4242', isExpired: true } }, 'paymentPlan.cardExpired'],
    ['a first payment of yesterday', { firstPaymentDate: '2026-12-19' }, {}, 'paymentPlan.startsInPast'],
    ['a first payment of the year after next', { firstPaymentDate: '2027-12-22' }, {}, 'paymentPlan.startsFarAhead'],
    ['instalments of nothing', { instalments: 36 }, { left: 35 }, 'paymentPlan.tooMany'],
    ['an invoice that is not there', {}, { invoice: undefined }, 'notFound'],
  ])('refuses %s', (_, more, known, code) =>
    given()
      .when(begin(more), { now, ...known })
      .thenRejected(code as 'paymentPlan.paid'),
  );
  test.each([{ instalments: 1 }, { instalments: 37 }, { instalments: 2.5 }, { frequency: 'daily' }])(
    'takes no %j',
    (more) => expect(paymentPlan.commands.SetUpPaymentPlan.safeParse({ ...wish, ...more }).success).toBe(false),
  );
  test('the same again changes nothing, other terms under the same id are refused', () => {
    given(setUp).when(begin(), { now }).thenNothing();
    given(setUp)
      .when(begin({ instalments: 5 }), { now })
      .thenRejected('paymentPlan.idTaken');
  });
  test('claims the invoice as long as it is enabled, so that there is no other plan', () => {
    const claimed = (...events: readonly PaymentPlanEvent[]) =>
      paymentPlan.claims!(fold(paymentPlan, events)).map(({ value, taken }) => [value, taken.rejected]);
    expect(claimed(setUp)).toEqual([[invoiceId, 'paymentPlan.exists']]);
    expect(claimed(setUp, disabled('student'))).toEqual([]);
  });
});

describe('charging', () => {
  const at = { now: '2026-12-31T16:00:01.000Z' };
  test('asks for the instalment under an id that is the same for the same try', () =>
    given(setUp)
      .when(charge(), at)
      .thenLike({
        type: 'InstalmentDue',
        data: { sequence: 1, attempt: 1, amount: 20_000, cardId, cardPaymentId: chargeIdOf(planId, 1, 1) },
      }));
  test('a second time, as of another instance, changes nothing', () => {
    given(setUp, due(1)).when(charge(), at).thenNothing();
    given(setUp, due(1))
      .when(charge(morning('2027-01-01')), { now: morning('2027-01-01'), isRequested: true })
      .thenNothing();
  });
  test('is tried again under the same id when the gateway never heard of it', () =>
    given(setUp, due(1))
      .when(charge(morning('2027-01-01')), { now: morning('2027-01-01') })
      .thenLike({ type: 'InstalmentDue', data: { attempt: 1, cardPaymentId: chargeIdOf(planId, 1, 1) } }));
  test.each([
    ['never more than what is left', [setUp], 7_500, 7_500],
    ['the last one all that is left', [setUp, succeeded(5, next('2026-12-31', '2026-12-30'))], 20_003, 20_003],
  ] as const)('takes %s', (_, before, left, amount) =>
    given(...before)
      .when(charge(), { ...at, left })
      .thenLike({ type: 'InstalmentDue', data: { amount } }),
  );
  test('takes nothing before its morning, nor when nothing is left', () => {
    given(setUp).when(charge(), { now }).thenNothing();
    given(setUp)
      .when(charge(), { ...at, left: 0 })
      .thenLike({ type: 'PaymentPlanDisabled', data: { reason: 'settled' } });
  });
  test('without the card, or where no cards are taken any more, is a failure', () => {
    given(setUp)
      .when(charge(), { ...at, card: undefined })
      .thenLike({ type: 'InstalmentFailed', data: { failureCode: 'cardGone', consecutiveFailed: 1 } });
    given(setUp)
      .when(charge(), { ...at, takesCards: false })
      .thenLike({ type: 'InstalmentFailed', data: { failureCode: 'refused' } });
  });
  test('after the plan was enabled again goes under an id of its own', () =>
    given(setUp, due(1), failed(1), due(1, 2), failed(2), due(1, 3), failed(3, none), disabled('failures'), {
      type: 'PaymentPlanEnabled',
      data: { ...whose, ...next('2027-01-31', '2027-01-30') },
    })
      .when(charge(morning('2027-01-31')), { now: morning('2027-01-31') })
      .thenLike({ type: 'InstalmentDue', data: { attempt: 4, cardPaymentId: chargeIdOf(planId, 1, 4) } }));
});

describe('what came of a charge', () => {
  const day = { now: '2026-12-31T16:00:05.000Z', left: 100_000 };
  test('is recorded once', () => {
    given(setUp, due(1), succeeded(1)).when(result(true), day).thenNothing();
    given(setUp, due(1), failed(1)).when(result(false), day).thenNothing();
  });
  test('counts for a disabled plan too, which takes nothing more', () =>
    given(setUp, due(1), disabled('student'))
      .when(result(true), day)
      .thenLike({ type: 'InstalmentSucceeded', data: { successful: 1, ...none } }));
  test('that came after all, though it was given up, is counted', () =>
    given(setUp, due(1), failed(1))
      .when(result(true), day)
      .thenLike({ type: 'InstalmentSucceeded', data: { successful: 1, nextPaymentDue: '2027-01-31' } }));
});

describe('reminders', () => {
  const remind = (dueAt = morning('2026-12-30')) => ({ type: 'RemindOfPayment', data: { planId, dueAt } }) as const;
  const at = { now: morning('2026-12-30') };
  test('say how much and how many', () =>
    given(setUp)
      .when(remind(), at)
      .then({
        type: 'PaymentReminderDue',
        data: { ...whose, amount: 20_000, remaining: 6, nextPaymentDue: '2026-12-31' },
      }));
  test('count the payments that are still to come, once something was paid beside the plan', () =>
    given(setUp)
      .when(remind(), { ...at, left: 50_000 })
      .thenLike({ type: 'PaymentReminderDue', data: { amount: 20_000, remaining: 3 } }));
  test.each<[string, readonly PaymentPlanEvent[], object]>([
    ['of a disabled plan', [setUp, disabled('admin')], at],
    ['of what was charged meanwhile', [setUp, due(1)], at],
    ['late, after the payment', [setUp], { now: morning('2026-12-31') }],
    ['when nothing is left', [setUp], { ...at, left: 0 }],
    [
      'twice',
      [
        setUp,
        {
          type: 'PaymentReminderDue',
          data: { ...whose, amount: 20_000, remaining: 6, nextPaymentDue: '2026-12-31' },
        },
      ],
      at,
    ],
  ])('none %s', (_, before, known) =>
    given(...before)
      .when(remind(), known)
      .thenNothing(),
  );
});

describe('changing a plan', () => {
  const change = { type: 'ChangePlanCard', data: { planId, cardId: otherCardId } } as const;
  test('another card pays from then on', () => {
    const card = { endingDigits: '1881', isExpired: false };
    given(setUp)
      .when(change, { now, card })
      .then({ type: 'PaymentPlanCardChanged', data: { ...whose, cardId: otherCardId, endingDigits: '1881' } });
    given(setUp).when(change, { now, card: undefined }).thenRejected('paymentPlan.cardMissing');
    given(setUp)
      .when(change, { now, card: { ...card, isExpired: true } })
      .thenRejected('paymentPlan.cardExpired');
  });
  test.each<[string, object, string]>([
    ['nothing left', { left: 0 }, 'paymentPlan.paid'],
    ['no card', { card: undefined }, 'paymentPlan.cardMissing'],
    ['no cards in the region', { takesCards: false }, 'card.notAvailable'],
  ])('is not enabled with %s', (_, known, code) =>
    given(setUp, disabled('failures'))
      .when(enable, { now, ...known })
      .thenRejected(code as 'paymentPlan.paid'),
  );
  test('is not enabled once all of its payments were made, also when some of it was given back since', () => {
    const all = [1, 2, 3, 4, 5, 6].flatMap((n) => [due(n), succeeded(n, n === 6 ? none : undefined)]);
    given(setUp, ...all, { type: 'PaymentPlanCompleted', data: whose })
      .when(enable, { now, left: 5_000 })
      .thenRejected('paymentPlan.paid');
  });
  test.each([
    ['the student', userId, 'student'],
    ['staff', otherCardId, 'admin'],
  ] as const)('disabled by %s says so', (_, id, reason) =>
    given(setUp)
      .when(disable, { now, who: actor(id) })
      .thenLike({ type: 'PaymentPlanDisabled', data: { reason } }),
  );
  test('twice the same changes nothing', () => {
    given(setUp)
      .when(enable, { now, who: actor(userId) })
      .thenNothing();
    given(setUp, disabled('student'))
      .when(disable, { now, who: actor(userId) })
      .thenNothing();
  });
});
