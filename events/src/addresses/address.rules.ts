/** These lengths are counted in characters. */
export const longestOfAddress = { name: 100, line1: 200, line2: 200, city: 100, state: 100, postcode: 20 } as const;
