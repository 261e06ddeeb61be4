import { describe, expect, test } from '@jest/globals';
import type { ReceiptCounterEvent } from '@paideia/events/invoices/invoice.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { invoiceId, otherId, paymentId, regionId } from './invoice.examples.ts';
import { receiptCounter } from './receipt-counter.decider.ts';

const { given } = specFor(receiptCounter, { slug: 'US-CedarRidge', isNumbered: false });
const number = (transactionId: string) =>
  ({ type: 'NumberTransaction', data: { regionId, year: 2026, transactionId, invoiceId, type: 'PAYMENT' } }) as const;
const numbered = (transactionId: string, n: number): ReceiptCounterEvent => ({
  type: 'TransactionNumbered',
  data: { ...number(transactionId).data, number: n, receiptNumber: `US-CedarRidge-2026-${String(n).padStart(4, '0')}` },
});

describe('the numbers of a region and a year', () => {
  test('begin at 1 and have no gaps', () => {
    given().when(number(paymentId)).then(numbered(paymentId, 1));
    given(numbered(paymentId, 1)).when(number(otherId)).then(numbered(otherId, 2));
  });
  test('are given to a transaction once', () =>
    given(numbered(paymentId, 1), numbered(otherId, 2)).when(number(paymentId), { isNumbered: true }).thenNothing());
  test('are given by the system alone', () => {
    const admin = { userId: otherId, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
    expect([given().allows('NumberTransaction', 'system', {}), given().allows('NumberTransaction', admin, {})]).toEqual(
      [true, false],
    );
  });
  test('stand in a stream of the region and the year', () =>
    expect(receiptCounter.stream(number(paymentId))).toBe(`receiptCounter-${regionId}_2026`));
});
