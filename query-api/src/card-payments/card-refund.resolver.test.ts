import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import { cardRefundFailureMessages } from '@paideia/events/card-payments/card-refund.messages.ts';
import { cardPayments, type CardPaymentView } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { idOf, issued, paid, refunded, transactionOf } from '@paideia/projection-service/invoices/invoice.examples.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { billTo, campus, officeWith, people, type Office } from '../invoices/invoice.examples.ts';

const bill = billTo('emmett', 1);
const { invoiceId } = bill;
const [refundId, byCard, byHand] = [
  transactionOf(bill, 'refund'),
  transactionOf(bill, 'payment', 1),
  transactionOf(bill, 'payment', 2),
];
const card = ({ data, ...event }: ReturnType<typeof paid>): GivenEvent => ({
  ...event,
  data: { ...(data as object), method: 'card' },
});
const refund = {
  ...bill,
  cardRefundId: refundId,
  cardPaymentId: idOf('payment'),
  amount: 5_000,
  charge: 'pi_1',
  endingDigits: '4242',
  attempt: 1,
};
const at = (event: CardRefundEvent): GivenEvent => ({ ...event, meta: { stream: `cardRefund-${refundId}` } });
const failed = at({ type: 'CardRefundFailed', data: { ...refund, failureCode: 'gatewayAway' } });
const events = [
  issued(bill, 120_000),
  card(paid(bill, 20_000, 1)),
  card(paid(bill, 10_000, 2)),
  refunded(bill, 0, 5_000),
  at({ type: 'CardRefundRequested', data: { ...refund, isRepeated: false } }),
  failed,
];
const payment: CardPaymentView = {
  _id: idOf('payment', 1),
  invoiceId,
  userId: people.emmett._id,
  regionId: campus,
  amount: 20_000,
  currency: 'USD',
  cardId: idOf('payment', 77),
  endingDigits: '4242',
  plan: null,
  status: 'succeeded',
  failureCode: null,
  reference: 'pi_1',
  requestedAt: '2026-09-21T08:59:00.000Z',
  endedAt: '2026-09-21T08:59:10.000Z',
  retryAt: null,
  authenticateBy: null,
  tries: 1,
  why: [],
};
let office: Office;
let without: Office;
beforeAll(async () => {
  office = await officeWith(events, { cardGateway: 'trial' });
  await office.api.put(cardPayments, payment);
  without = await officeWith(events);
  await without.api.put(cardPayments, payment);
});
afterAll(() => Promise.all([office.close(), without.close()]));
beforeEach(() => {
  office.api.sent.length = 0;
});

const look =
  'query ($id: ID!) { transaction(_id: $id) { refundCard { endingDigits } cardRefund { status attempt endingDigits retryAt isUnsure failureCode failure } } }';
const shown = async (id: string, by: 'emmett' | 'freya' | 'renata' = 'emmett', where = office) =>
  (await where.ask(by, look, { id })).data?.['transaction'];

describe('a refund to a card', () => {
  test('says to the student and to staff what became of it, in their language', async () => {
    const cardRefund = {
      status: 'failed',
      attempt: 1,
      endingDigits: '4242',
      retryAt: null,
      isUnsure: true,
      failureCode: 'gatewayAway',
      failure: cardRefundFailureMessages.gatewayAway.defaultMessage,
    };
    expect(await shown(refundId)).toEqual({ refundCard: null, cardRefund });
    expect(await shown(refundId, 'renata')).toEqual({ refundCard: null, cardRefund });
    expect((await office.ask('freya', look, { id: refundId })).errors[0]?.extensions.code).toBe('notFound');
  });
  test('is offered of what came through the gateway, while there is one', async () => {
    expect(await shown(byCard)).toEqual({ refundCard: { endingDigits: '4242' }, cardRefund: null });
    // Recorded by hand as paid by card.
    expect(await shown(byHand)).toEqual({ refundCard: null, cardRefund: null });
    expect(await shown(byCard, 'emmett', without)).toMatchObject({ refundCard: null });
    await office.api.put(cardPayments, { ...payment, status: 'failed', failureCode: 'declined' });
    expect(await shown(byCard)).toMatchObject({ refundCard: null });
    await office.api.put(cardPayments, payment);
  });
  const issue = (isToCard: boolean | null) =>
    `mutation { issueRefund(_id: "${invoiceId}", refundId: "${idOf('refund', 9)}", paymentId: "${idOf('payment')}", amount: 100, reason: "Left", expectedRevision: 3, isToCard: ${String(isToCard)}) { _id } }`;
  test('is issued where somebody says so, and otherwise nobody asks the gateway', async () => {
    await office.ask('renata', issue(true));
    await office.ask('renata', issue(null));
    expect(office.api.sent.map(({ envelope }) => envelope)).toMatchObject([
      { type: 'IssueRefund', data: { isToCard: true } },
      { type: 'IssueRefund', data: { isToCard: false } },
    ]);
    expect((await without.ask('renata', issue(true))).errors[0]?.extensions.code).toBe('card.notAvailable');
    const again = `mutation { repeatCardRefund(_id: "${refundId}", attempt: 1) { _id } }`;
    expect((await without.ask('renata', again)).errors[0]?.extensions.code).toBe('card.notAvailable');
    expect(without.api.sent).toEqual([]);
  });
  test.each([
    ['repeatCardRefund', 'RepeatCardRefund'],
    ['returnCardRefundOtherwise', 'ReturnCardRefundOtherwise'],
  ])('%s sends the attempt that was seen', async (field, type) => {
    const { data } = await office.ask('renata', `mutation { ${field}(_id: "${refundId}", attempt: 1) { _id type } }`);
    expect(data?.[field]).toEqual({ _id: refundId, type: 'REFUND' });
    expect(office.api.sent.map(({ envelope }) => envelope)).toMatchObject([
      { type, data: { cardRefundId: refundId, attempt: 1 } },
    ]);
  });
});
