/** What one file may hold, and how many rows go in one command. */
export const importLimits = { bytes: 5_000_000, rows: 5_000, chunk: 200 } as const;

/** A person in a file is made of these; the language and the first day in the groups may stay away. */
export const importFields = ['email', 'firstName', 'lastName', 'locale', 'enrolledFrom'] as const;
export type ImportField = (typeof importFields)[number];
export const optionalImportFields: readonly ImportField[] = ['locale', 'enrolledFrom'];
