import { expect, test } from '@jest/globals';

/** It tests that an attack is held off by the product and succeeds on the weakened one, which shows that it can fail. Both are there by the time it runs. */
export const defendedOn =
  <T>(both: () => { readonly product: T; readonly weak: T }) =>
  (name: string, attack: (on: T) => Promise<void>): void =>
    test(name, async () => {
      const { product, weak } = both();
      await attack(product);
      await expect(attack(weak)).rejects.toThrow();
    });
