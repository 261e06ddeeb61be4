/** It is counted in characters. */
export const longestSetting = 500;
