export const earliestGradYear = 1900;
export const latestGradYear = 2200;
/** In characters. */
export const longestGradLocation = 120;
