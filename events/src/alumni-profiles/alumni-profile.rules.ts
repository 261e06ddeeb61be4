/** In characters: where somebody lives, and where the studies ended. */
export const longestPlace = 200;
