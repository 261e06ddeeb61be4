/** From the lowest to the highest. */
export const ratings = [1, 2, 3, 4, 5] as const;
export const [lowestRating, highestRating] = [1, 5];
/** It is counted in characters. */
export const longestComments = 2000;
