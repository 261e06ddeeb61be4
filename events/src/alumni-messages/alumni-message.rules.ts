/** It is counted in characters. */
export const longestAlumniMessage = 4000;
/** So many former students somebody may write to on one day of the own region. */
export const mostMessagesADay = 3;
