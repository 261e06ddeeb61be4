/** A text for people is no longer than this; it is counted in characters. */
export const longestMessage = 5000;
