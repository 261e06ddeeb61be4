/** Names of schemas, and of the terms of one, are compared without regard to case and spaces: nobody could tell them apart in a list. */
export const nameKeyOf = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, '').toLowerCase();
