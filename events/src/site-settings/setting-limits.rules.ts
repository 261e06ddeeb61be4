/** It is counted in characters. */
export const longestSetting = 500;
/** The version of the terms, such as a number or a day. */
export const longestTermsVersion = 40;
