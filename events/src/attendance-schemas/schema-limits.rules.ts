/** It is counted in characters, and holds for the plan of a group too, which calls terms as its schema does. */
export const longestTermName = 60;
export const longestPeriodKey = 20;
export const mostTerms = 20;
