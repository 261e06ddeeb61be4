/** Limits that several commands share; apart from the schemas, so that a form takes them without zod. Lengths are in characters. */
export const longestReason = 500;
export const longestPersonName = 100;
export const longestEmail = 254;
export const longestPhone = 40;
/** The years of the program, which courses and groups are for, are counted from 1; 0 stands for none. */
export const lastProgramYear = 10;
/** What is sorted by hand has a place between 0 and this. */
export const lastPlace = 1000;
/** One person has so many numbers at most, and as many addresses of e-mail. */
export const mostContacts = 10;
