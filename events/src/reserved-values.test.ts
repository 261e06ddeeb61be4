import { expect, test } from '@jest/globals';
import { valueClaimAudit } from './kernel/value-claim.audit.ts';
import type { ValueClaimEvent } from './kernel/value-claim.events.ts';

const said = (type: ValueClaimEvent['type'], kind: string, value: string) => {
  const { sentence } = valueClaimAudit.rows[type] as { sentence: (data: object, known: object) => object };
  return JSON.stringify(sentence({ kind, value, holder: 'course-1', until: '2026-01-01T00:00:00Z' }, {}));
};

test('a reserved value is said as it is, and an id is not: the log says what it is of', () => {
  for (const type of ['ValueClaimed', 'ValueReleased'] as const) {
    expect(said(type, 'courseCode', 'BIB101')).toContain('BIB101');
    for (const [kind, what] of [
      ['courseFile', /file/],
      ['teacherUser', /account/],
      ['cardPaymentInvoice', /invoice/],
      ['paymentPlan', /payment plan/],
    ] as const) {
      expect(said(type, kind, '736565645200000000000001')).toMatch(what);
      expect(said(type, kind, '736565645200000000000001')).not.toContain('7365656');
    }
  }
});
