import { randomBytes } from 'node:crypto';

/** A new `_id`: 24 lower-case hex digits. */
export const newId = (): string => randomBytes(12).toString('hex');
