import { describe, expect, test } from '@jest/globals';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import type { Actor, Who } from '@paideia/events/kernel/permission.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import {
  credited,
  creditNoteId,
  deleted,
  invoiceId,
  issued,
  otherId,
  paid,
  paymentId,
  refunded,
  refundId,
  regionId,
  spec,
  userId,
  voided,
  whose,
} from './invoice.examples.ts';
import { invoiceReminder } from './invoice.timers.ts';

const { given } = spec;
const lines = [
  { particulars: 'Tuition', qty: 1, price: 105_000 },
  { particulars: 'Course materials', qty: 3, price: 3_500 },
];
const wish = {
  invoiceId,
  userId,
  regionId,
  currency: 'USD',
  lines,
  taxRate: 23,
  date: '2026-09-07',
  dueDate: '2026-10-01',
  remarks: null,
};
const issue = (more: object = {}) => ({ type: 'IssueInvoice', data: { ...wish, ...more } }) as const;
const pay = (amount: number, more: object = {}) =>
  ({
    type: 'RecordPayment',
    data: { invoiceId, paymentId, amount, method: 'bank', date: '2026-10-01', reference: null, ...more },
  }) as const;
const credit = (amount: number, more: object = {}) =>
  ({
    type: 'IssueCreditNote',
    data: { invoiceId, creditNoteId, amount, date: '2026-10-02', reason: 'Discount', ...more },
  }) as const;
const refund = (amount: number, more: object = {}) =>
  ({
    type: 'IssueRefund',
    data: { invoiceId, refundId, paymentId, amount, date: '2026-10-03', reason: 'Too much', ...more },
  }) as const;
const remove = { type: 'DeleteInvoice', data: { invoiceId, reason: 'Issued twice' } } as const;

describe('issuing', () => {
  test('prices the lines, the tax and the total in whole hundredths', () => {
    given()
      .when(issue())
      .thenLike({
        type: 'InvoiceIssued',
        data: {
          lines: [{ amount: 105_000 }, { amount: 10_500 }],
          subtotal: 115_500,
          tax: 26_565,
          total: 142_065,
          date: '2026-09-07',
        },
      });
  });
  test('is dated by the wall of the region unless a day is named', () => {
    given()
      .when(issue({ date: null }), { now: '2026-09-08T03:00:00.000Z' })
      .thenLike({ data: { date: '2026-09-07' } });
  });
  test('is dated at most a year ahead, by the day of the region', () => {
    const now = '2026-09-08T03:00:00.000Z';
    given()
      .when(issue({ date: '2027-09-08', dueDate: '2027-10-01' }), { now })
      .thenLike({ data: { date: '2027-09-08' } });
    given()
      .when(issue({ date: '2027-09-09', dueDate: '2027-10-01' }), { now })
      .thenRejected('invoice.dateFarAhead');
  });
  test.each([
    [{ dueDate: '2028-09-07' }, undefined],
    [{ dueDate: '2028-09-08' }, 'invoice.dueFarAhead'],
    [{ dueDate: '2062-10-01' }, 'invoice.dueFarAhead'],
    [{ date: '2016-09-06' }, undefined],
    [{ date: '2016-09-05' }, 'invoice.dateFarBack'],
  ] as const)('is dated and due within some years: %j', (more, code) => {
    const issuing = given().when(issue(more), { now: '2026-09-07T18:00:00.000Z' });
    if (code === undefined) issuing.thenLike({ data: more });
    else issuing.thenRejected(code);
  });
  test('the same again changes nothing, also when no day was named', () => {
    const [first] = given().when(issue({ date: null }), { now: '2026-09-07T18:00:00.000Z' }).outcome as [
      ReturnType<typeof issued>,
    ];
    given(first)
      .when(issue({ date: null }), { now: '2026-09-09T18:00:00.000Z' })
      .thenNothing();
    given(first).when(issue()).thenNothing();
  });
  test('in forints comes to whole forints, and what was issued before that rule stays answered', () => {
    const forints = { currency: 'HUF', taxRate: 27, lines: [{ particulars: 'Books', qty: 1, price: 10_100 }] };
    const region = { currency: 'HUF', timeZone: 'Europe/Budapest' };
    const [now] = given().when(issue(forints), { region }).outcome as [ReturnType<typeof issued>];
    expect(now.data).toMatchObject({ subtotal: 10_100, tax: 2_700, total: 12_800 });
    const before = { ...now, data: { ...now.data, tax: 2_727, total: 12_827 } } as typeof now;
    given(before).when(issue(forints), { region }).thenNothing();
    given(before)
      .when(issue({ ...forints, taxRate: 26 }), { region })
      .thenRejected('invoice.exists');
    given(before)
      .when(issue({ ...forints, lines: [{ ...forints.lines[0], qty: 2 }] }), { region })
      .thenRejected('invoice.exists');
  });
  test.each<[string, object, object, string]>([
    ['another invoice under the same id', { dueDate: '2026-10-02' }, {}, 'invoice.exists'],
    ['a region that is not there', {}, { region: undefined }, 'invoice.regionUnknown'],
  ])('refuses %s', (_, more, known, code) => {
    const before = given().when(issue()).outcome as [ReturnType<typeof issued>];
    given(...before)
      .when(issue(more), known)
      .thenRejected(code as 'invoice.exists');
  });
  test.each<[string, object, object, string]>([
    ['a currency that is not the region’s', { currency: 'EUR' }, {}, 'invoice.wrongCurrency'],
    ['somebody who is not of the region', {}, { isOfRegion: false }, 'invoice.studentUnknown'],
    ['somebody whose account is deactivated', {}, { isDeactivated: true }, 'invoice.studentDeactivated'],
    [
      'a total that is too large',
      { lines: [{ particulars: 'All', qty: 2, price: 100_000_000_000 }] },
      {},
      'invoice.tooLarge',
    ],
    [
      'a due date before the day of issue',
      { date: '2026-10-02', dueDate: '2026-10-01' },
      {},
      'invoice.dueBeforeIssued',
    ],
    [
      'a due date before today, which is the day of issue',
      { date: null, dueDate: '2020-10-01' },
      {},
      'invoice.dueBeforeIssued',
    ],
  ])('refuses %s', (_, more, known, code) =>
    given()
      .when(issue(more), known)
      .thenRejected(code as 'invoice.exists'),
  );
  test.each<[string, object]>([
    ['no line', { lines: [] }],
    ['51 lines', { lines: Array.from({ length: 51 }, () => lines[0]) }],
    ['no quantity', { lines: [{ ...lines[0], qty: 0 }] }],
    ['a quantity of four decimals', { lines: [{ ...lines[0], qty: 0.0001 }] }],
    ['a price below nothing', { lines: [{ ...lines[0], price: -1 }] }],
    ['a part of a hundredth', { lines: [{ ...lines[0], price: 1.5 }] }],
    ['more than all as tax', { taxRate: 101 }],
    ['no such day', { dueDate: '2026-02-30' }],
    ['a day beyond the horizon', { dueDate: '9999-12-31' }],
  ])('the form takes no %s', (_, more) => expect(() => given().when(issue(more))).toThrow());
  test('a zero total is fine', () => {
    given()
      .when(issue({ lines: [{ particulars: 'Scholarship', qty: 1, price: 0 }] }))
      .thenLike({ data: { total: 0 } });
  });
});

describe('a payment', () => {
  test('is recorded, also beyond what is owed and after a refund of everything', () => {
    given(issued(10_000)).when(pay(4_000)).then(paid(4_000));
    given(issued(10_000)).when(pay(12_000)).then(paid(12_000));
    given(issued(10_000), paid(10_000, otherId), refunded(0, 10_000, refundId, otherId))
      .when(pay(100))
      .then(paid(100));
  });
  test('is booked once by its id; something else under it is refused', () => {
    given(issued(10_000), paid(4_000)).when(pay(4_000)).thenNothing();
    given(issued(10_000), paid(4_000))
      .when(pay(4_000, { date: null }))
      .thenNothing();
    given(issued(10_000), paid(4_000)).when(pay(5_000)).thenRejected('invoice.idTaken');
    given(issued(10_000), credited(4_000, paymentId)).when(pay(4_000)).thenRejected('invoice.idTaken');
  });
  test('is not taken on a deleted invoice, but what was booked before stays answered', () => {
    given(issued(10_000), deleted).when(pay(4_000)).thenRejected('invoice.deleted');
    given(issued(10_000), paid(4_000), refunded(0, 4_000), deleted).when(pay(4_000)).thenNothing();
  });
  test.each([0, -1, 0.5, 100_000_000_001])('of %s is no payment', (amount) =>
    expect(() => given(issued(100)).when(pay(amount))).toThrow(),
  );
});

describe('a credit note', () => {
  test('takes up to the rest of the total', () => {
    given(issued(10_000)).when(credit(10_000)).then(credited(10_000));
    given(issued(10_000), credited(4_000, otherId)).when(credit(6_000)).then(credited(6_000));
    given(issued(10_000), credited(4_000, otherId)).when(credit(6_001)).thenRejected('invoice.creditTooMuch');
  });
  test('says how much is left', () => {
    expect(given(issued(10_000), credited(4_000, otherId)).when(credit(7_000)).outcome).toEqual({
      rejected: 'invoice.creditTooMuch',
      params: { most: '$60.00' },
    });
  });
  test('is issued once, and never on a deleted invoice', () => {
    given(issued(10_000), credited(10_000)).when(credit(10_000)).thenNothing();
    given(issued(10_000), deleted).when(credit(1)).thenRejected('invoice.deleted');
  });
});

describe('a refund', () => {
  test('gives back what was paid too much first, then charges', () => {
    given(issued(10_000), paid(13_000)).when(refund(2_000)).then(refunded(2_000, 0));
    given(issued(10_000), paid(13_000)).when(refund(5_000)).then(refunded(3_000, 2_000));
    given(issued(10_000), paid(4_000)).when(refund(4_000)).then(refunded(0, 4_000));
  });
  test('is of one payment, and never more than is left of it', () => {
    const two = [issued(10_000), paid(6_000), paid(4_000, otherId)] as const;
    given(...two)
      .when(refund(6_001))
      .thenRejected('invoice.refundTooMuch');
    given(...two, refunded(0, 5_000, creditNoteId))
      .when(refund(1_001))
      .thenRejected('invoice.refundTooMuch');
    given(...two, refunded(0, 5_000, creditNoteId))
      .when(refund(1_000))
      .then(refunded(0, 1_000));
    given(...two)
      .when(refund(1, { paymentId: creditNoteId }))
      .thenRejected('invoice.paymentUnknown');
    given(...two, credited(100))
      .when(refund(1, { paymentId: creditNoteId }))
      .thenRejected('invoice.paymentUnknown');
  });
  test('goes back to the card where it is said and the payment came through the gateway; nothing else of it changes', () => {
    const toCard = refund(5_000, { isToCard: true });
    const { type, data } = refunded(3_000, 2_000) as InvoiceEvent & { type: 'RefundIssued' };
    const issuedToCard: InvoiceEvent = { type, data: { ...data, isToCard: true } };
    const known = [issued(10_000), paid(13_000)] as const;
    given(...known)
      .when(toCard, { isByCard: true })
      .then(issuedToCard);
    given(...known)
      .when(toCard, { isByCard: false })
      .thenRejected('invoice.notByCard');
    given(...known)
      .when(refund(5_000, { isToCard: false }), { isByCard: true })
      .then(refunded(3_000, 2_000));
    given(...known, issuedToCard)
      .when(toCard)
      .thenNothing();
    given(...known, issuedToCard)
      .when(refund(5_000))
      .thenRejected('invoice.idTaken');
  });
  test('is issued once, however the ledger stands by then', () => {
    given(issued(10_000), paid(13_000), refunded(3_000, 2_000)).when(refund(5_000)).thenNothing();
    given(issued(10_000), paid(13_000), refunded(3_000, 2_000)).when(refund(4_000)).thenRejected('invoice.idTaken');
  });
});

describe('of a currency that comes to whole units', () => {
  const inYen = ({ type, data }: InvoiceEvent) => ({ type, data: { ...data, currency: 'JPY' } }) as InvoiceEvent;
  const staff: Who = {
    userId: otherId,
    roles: ['admin'],
    regionIds: [],
    regionRoles: [],
    attendanceAdminOf: [],
  };
  const yen = (...events: readonly InvoiceEvent[]) => given(...events.map(inYen));
  const kinds = [
    ['a payment', pay, [issued(10_000)], paid],
    ['a credit note', credit, [issued(10_000)], credited],
    ['a refund', refund, [issued(10_000), paid(10_000)], (amount: number) => refunded(0, amount)],
  ] as const;
  test.each(kinds)('%s is in whole units too', (_, command, before, taken) => {
    expect(yen(...before).when(command(5_050), { who: staff }).outcome).toEqual({
      rejected: 'invoice.tooFine',
      params: { currency: 'JPY' },
    });
    yen(...before)
      .when(command(5_000), { who: staff })
      .then(inYen(taken(5_000)));
    given(...before)
      .when(command(5_050), { who: staff })
      .then(taken(5_050));
  });
  test.each(kinds)('%s that was taken before stays answered', (_, command, before, taken) =>
    yen(...before, taken(5_050))
      .when(command(5_050), { who: staff })
      .thenNothing(),
  );
  test('what is left of before can be settled', () => {
    yen(issued(10_027))
      .when(pay(10_027), { who: staff })
      .then(inYen(paid(10_027)));
    yen(issued(10_027))
      .when(credit(10_027), { who: staff })
      .then(inYen(credited(10_027)));
    const overpaid = [issued(10_000), paid(10_050)] as const;
    yen(...overpaid)
      .when(refund(50), { who: staff })
      .then(inYen(refunded(50, 0)));
  });
  test('money that came by card is booked, however much it is', () => {
    yen(issued(10_000))
      .when(pay(5_050, { method: 'card' }))
      .then(inYen({ ...paid(5_050), data: { ...paid(5_050).data, method: 'card' } } as InvoiceEvent));
  });
});

describe('voiding a payment', () => {
  const undo = (id = paymentId) =>
    ({ type: 'VoidPayment', data: { invoiceId, paymentId: id, reason: 'The cheque came back' } }) as const;
  test('opens the debt again, as no refund does', () => {
    given(issued(10_000), paid(10_000)).when(undo()).thenLike(voided(10_000));
    const { ledger } = given(issued(10_000), paid(10_000), voided(10_000)).state();
    expect([statusOf(ledger), balanceOf(ledger)]).toEqual(['unpaid', 10_000]);
  });
  test('is of a payment on the invoice, once', () => {
    given(issued(10_000)).when(undo()).thenRejected('invoice.paymentUnknown');
    given(issued(10_000), credited(500, paymentId)).when(undo()).thenRejected('invoice.paymentUnknown');
    given().when(undo()).thenRejected('notFound');
    given(issued(10_000), paid(5_000), voided(5_000)).when(undo()).thenNothing();
  });
  test('is refused where something of it was given back, or its money came through the payment service', () => {
    given(issued(10_000), paid(5_000), refunded(0, 1)).when(undo()).thenRejected('invoice.paymentRefunded');
    given(issued(10_000), paid(5_000), paid(1_000, otherId), refunded(0, 1_000, refundId, otherId))
      .when(undo())
      .then(voided(5_000));
    given(issued(10_000), paid(5_000)).when(undo(), { isByCard: true }).thenRejected('invoice.paidByCard');
  });
  test('leaves nothing of it to give back, and does not book it again', () => {
    const after = given(issued(10_000), paid(5_000), voided(5_000));
    after.when(refund(1)).thenRejected('invoice.refundTooMuch');
    after.when(pay(5_000)).thenNothing();
    after.when(pay(5_000, { paymentId: otherId })).then(paid(5_000, otherId));
    after.when(remove).then(deleted);
  });
  test('is not done on a deleted invoice', () =>
    given(issued(10_000), paid(5_000), refunded(0, 5_000), deleted).when(undo()).thenRejected('invoice.deleted'));
});

describe('the day of a booking', () => {
  const history = [issued(10_000), paid(4_000, otherId)];
  // In Denver it is still the nineteenth.
  const now = '2026-11-20T03:00:00.000Z';
  test.each([
    ['a payment', pay],
    ['a credit note', credit],
    ['a refund', (amount: number, more: object) => refund(amount, { paymentId: otherId, ...more })],
  ] as const)('of %s is not after today in the region, and not more than ten years before', (_, command) => {
    given(...history)
      .when(command(100, { date: '2026-11-19' }), { now })
      .thenLike({ data: { date: '2026-11-19' } });
    given(...history)
      .when(command(100, { date: null }), { now })
      .thenLike({ data: { date: '2026-11-19' } });
    expect(given(...history).when(command(100, { date: '2026-11-20' }), { now }).outcome).toEqual({
      rejected: 'invoice.dateAhead',
      params: { today: '2026-11-19' },
    });
    given(...history)
      .when(command(100, { date: '2016-11-17' }), { now })
      .thenRejected('invoice.dateFarBack');
  });
  test('of a payment may be ten years back, for it may come before its invoice', () => {
    given(...history)
      .when(pay(100, { date: '2016-11-18' }), { now })
      .thenLike({ data: { date: '2016-11-18' } });
  });
  test.each([
    ['a credit note', 'before its invoice', credit, '2026-09-07', '2026-09-06'],
    [
      'a refund',
      'before its payment',
      (amount: number, more: object) => refund(amount, { paymentId: otherId, ...more }),
      '2026-10-01',
      '2026-09-30',
    ],
  ] as const)('of %s is not %s', (_, _before, command, day, dayBefore) => {
    given(...history)
      .when(command(100, { date: day }), { now })
      .thenLike({ data: { date: day } });
    expect(given(...history).when(command(100, { date: dayBefore }), { now }).outcome).toEqual({
      rejected: 'invoice.dateBefore',
      params: { day },
    });
  });
  test('of a credit note is today where the invoice is dated ahead', () => {
    const ahead = { ...issued(10_000), data: { ...issued(10_000).data, date: '2026-12-01' } } as InvoiceEvent;
    given(ahead)
      .when(credit(100, { date: '2026-11-19' }), { now })
      .thenLike({ data: { date: '2026-11-19' } });
  });
  test('that was taken before stays answered', () => {
    const ahead = { ...paid(4_000), data: { ...paid(4_000).data, date: '2026-12-24' } } as InvoiceEvent;
    given(issued(10_000), ahead)
      .when(pay(4_000, { date: '2026-12-24' }), { now })
      .thenNothing();
  });
});

describe('deleting', () => {
  test('waits for a card payment that is under way, so that its money can be booked', () => {
    given(issued(10_000)).when(remove, { isBeingPaid: true }).thenRejected('cardPayment.underWay');
  });
  test('needs that no money is left on it', () => {
    given(issued(10_000)).when(remove).then(deleted);
    given(issued(10_000), credited(10_000)).when(remove).then(deleted);
    given(issued(10_000), paid(5_000)).when(remove).thenRejected('invoice.hasPayments');
    given(issued(10_000), paid(5_000), refunded(0, 4_999)).when(remove).thenRejected('invoice.hasPayments');
    given(issued(10_000), paid(5_000), refunded(0, 5_000)).when(remove).then(deleted);
    given(issued(10_000), paid(13_000), refunded(3_000, 10_000)).when(remove).then(deleted);
  });
  test('twice is once', () => given(issued(10_000), deleted).when(remove).thenNothing());
});

describe('who may', () => {
  const actor = (more: Partial<Actor>): Who => ({
    userId: otherId,
    roles: ['user'],
    regionIds: [],
    regionRoles: [],
    attendanceAdminOf: [],
    ...more,
  });
  const regional = { regionRoles: [{ regionId, slug: 'US', roleNames: ['admin'] }] };
  const all = [
    'IssueInvoice',
    'RecordPayment',
    'VoidPayment',
    'IssueCreditNote',
    'IssueRefund',
    'DeleteInvoice',
  ] as const;
  const may = (who: Who, scope = { ownerId: userId, regionId }) =>
    all.filter((type) => given().allows(type, who, scope));
  test.each<[string, Who, readonly string[]]>([
    ['an admin', actor({ roles: ['admin'] }), all],
    ['an admin of the region', actor(regional), ['IssueInvoice', 'RecordPayment']],
    ['a rule', 'system', ['RecordPayment']],
    ['the student', actor({ userId }), []],
    ['a manager of the region', actor({ roles: ['manager'], regionIds: [regionId] }), []],
    ['who acts as an admin', actor({ roles: ['admin'], impersonatorId: otherId }), []],
    ['a visitor', undefined, []],
  ])('%s', (_, who, allowed) => expect(may(who)).toEqual(allowed));
  test('an admin of another region: nothing', () =>
    expect(may(actor(regional), { ownerId: userId, regionId: otherId })).toEqual([]));
});

describe('a reminder', () => {
  const remind = { type: 'RemindOfInvoice', data: { invoiceId } } as const;
  const [bill] = given().when(issue()).outcome as [ReturnType<typeof issued>];
  /** In Denver it is nine o'clock. */
  const morning = { now: '2026-10-02T15:00:00.000Z' };
  const due = (balance: number): InvoiceEvent => ({
    type: 'InvoiceReminderDue',
    data: { ...whose, balance, dueDate: '2026-10-01' },
  });
  test('is due the morning after the due date, by the clock of the region', () => {
    expect(bill.data).toMatchObject({ dueDate: '2026-10-01', remindAt: morning.now });
    given(bill).when(remind, { now: '2026-10-02T14:59:59.999Z' }).thenNothing();
    given(bill).when(remind, morning).then(due(142_065));
  });
  test('tells what is still to be paid, once', () => {
    given(bill, paid(42_065)).when(remind, morning).then(due(100_000));
    given(bill, due(142_065)).when(remind, morning).thenNothing();
  });
  test.each<[string, readonly InvoiceEvent[]]>([
    ['paid', [paid(142_065)]],
    ['refunded', [paid(100), refunded(0, 100)]],
    ['given back in part', [paid(100), refunded(0, 50)]],
    ['credited', [credited(142_065)]],
    ['deleted', [deleted]],
  ])('there is none of what is %s', (_, events) =>
    given(bill, ...events)
      .when(remind, morning)
      .thenNothing(),
  );
  test('comes once more where what had paid it is voided, the next morning in the region', () => {
    const undo = { type: 'VoidPayment', data: { invoiceId, paymentId, reason: 'The cheque came back' } } as const;
    const noon = { now: '2026-10-20T18:00:00.000Z' };
    const history = [bill, due(142_065), paid(142_065)];
    const [back] = given(...history).when(undo, noon).outcome as [InvoiceEvent];
    expect(back.data).toMatchObject({ remindAt: '2026-10-21T15:00:00.000Z' });
    const then = given(...history, back);
    then.when(remind, { now: '2026-10-21T14:59:59.999Z' }).thenNothing();
    then.when(remind, { now: '2026-10-21T15:00:00.000Z' }).then(due(142_065));
    given(...history, back, due(142_065))
      .when(remind, { now: '2026-10-22T15:00:00.000Z' })
      .thenNothing();
    given(...history, back, paid(142_065, otherId))
      .when(remind, { now: '2026-10-21T15:00:00.000Z' })
      .thenNothing();
  });
  test('comes once where a payment is voided before that morning, or of what was overdue before', () => {
    const undo = { type: 'VoidPayment', data: { invoiceId, paymentId, reason: 'The cheque came back' } } as const;
    const [early] = given(bill, paid(142_065)).when(undo, { now: '2026-09-20T18:00:00.000Z' }).outcome as [
      InvoiceEvent,
    ];
    expect(early.data).toMatchObject({ remindAt: morning.now });
    const [part] = given(bill, paid(65), due(142_000)).when(undo, { now: '2026-10-20T18:00:00.000Z' }).outcome as [
      InvoiceEvent,
    ];
    expect(part.data).not.toHaveProperty('remindAt');
    given(bill, paid(65), due(142_000), part).when(remind, { now: '2026-10-21T15:00:00.000Z' }).thenNothing();
  });
  test('that is a month late is none', () => {
    given(bill).when(remind, { now: '2026-11-01T15:00:00.000Z' }).then(due(142_065));
    given(bill).when(remind, { now: '2026-11-01T15:00:00.001Z' }).thenNothing();
  });
  test('of an invoice from before the reminders is due by the clock of no region', () => {
    given(issued(100)).when(remind, { now: '2026-10-02T08:59:59.999Z' }).thenNothing();
    given(issued(100)).when(remind, { now: '2026-10-02T09:00:00.000Z' }).then(due(100));
  });
  test('is scheduled when an invoice is issued, and once; of the demo data none', () => {
    const at = (event: InvoiceEvent, channel: 'WEB' | 'SEED' = 'WEB') =>
      invoiceReminder.schedule[event.type]!(event.data as never, { channel } as Occurred);
    expect(at(bill)).toEqual({ subject: invoiceId, dueAt: morning.now });
    expect(at(issued(100))).toEqual({ subject: invoiceId, dueAt: '2026-10-02T09:00:00.000Z' });
    expect(at(bill, 'SEED')).toBeUndefined();
    const back = { ...voided(100), data: { ...voided(100).data, remindAt: morning.now } } as InvoiceEvent;
    expect(at(back)).toEqual({ subject: invoiceId, dueAt: morning.now });
    expect(at(back, 'SEED')).toBeUndefined();
    expect(at(voided(100))).toBeUndefined();
    for (const event of [due(100), deleted]) expect(at(event)).toEqual({ subject: invoiceId, dueAt: null });
    expect(invoiceReminder.fire(invoiceId, morning.now)).toEqual(remind);
  });
});
