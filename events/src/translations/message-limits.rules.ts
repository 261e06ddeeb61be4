/** A text for people, in characters. */
export const longestMessage = 5000;
