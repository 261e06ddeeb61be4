import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { invoiceIdOf } from './invoice-id.ts';

const id = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 24, maxLength: 24 })
  .map((digits) => digits.join(''));

test('an invoice of a batch has an id of its own, and always the same one', () => {
  fc.assert(
    fc.property(id, id, id, (batchId, one, other) => {
      expect(invoiceIdOf(batchId, one)).toMatch(/^[0-9a-f]{24}$/);
      expect(invoiceIdOf(batchId, one)).toBe(invoiceIdOf(batchId, one));
      expect(invoiceIdOf(batchId, one) === invoiceIdOf(batchId, other)).toBe(one === other);
      expect(invoiceIdOf(other, one) === invoiceIdOf(batchId, one)).toBe(other === batchId);
    }),
  );
});
