/** Limits that several commands share; apart from the schemas, so that a form takes them without zod. Lengths are in characters. */
export const longestReason = 500;
export const longestPersonName = 100;
export const longestEmail = 254;
export const longestPhone = 40;
/** Of one person: numbers, and likewise addresses of e-mail. */
export const mostContacts = 10;
