import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { currencies, stepOf } from '../kernel/money.ts';
import { totalsOf } from './invoice.rules.ts';

const currency = fc.constantFrom(...currencies.map(({ value }) => value));
const line = fc.record({
  particulars: fc.constant('Tuition'),
  qty: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 0, max: 10_000_000 }),
});
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('in every currency lines, tax and total are whole coins, add up, and are the nearest to what was multiplied', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), rate, currency, (lines, taxRate, code) => {
      const step = stepOf(code);
      const { amounts, subtotal, tax, total } = totalsOf(lines, taxRate, code);
      expect(subtotal).toBe(amounts.reduce((all, one) => all + one, 0));
      expect(total).toBe(subtotal + tax);
      for (const amount of [...amounts, tax]) expect(amount % step).toBe(0);
      // Counted in thousandths and ten-thousandths, which are whole.
      lines.forEach(({ qty, price }, n) => {
        const off = 1000n * BigInt(amounts[n]!) - BigInt(Math.round(qty * 1000)) * BigInt(price);
        expect(2n * off <= BigInt(1000 * step) && 2n * off > BigInt(-1000 * step)).toBe(true);
      });
      const off = 10_000n * BigInt(tax) - BigInt(subtotal) * BigInt(Math.round(taxRate * 100));
      expect(2n * off <= BigInt(10_000 * step) && 2n * off > BigInt(-10_000 * step)).toBe(true);
    }),
  );
});
