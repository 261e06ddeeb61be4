/** What a student writes about an absence, and what staff answer, is no longer than that. */
export const longestExplanation = 2000;
