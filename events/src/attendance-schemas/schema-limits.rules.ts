/** In characters. The plan of a group calls terms as its schema does. */
export const longestTermName = 60;
export const longestPeriodKey = 20;
export const mostTerms = 20;
