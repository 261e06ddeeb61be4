/** In characters. */
export const longestSetting = 500;
