import { randomBytes } from 'node:crypto';

/** It is a new `_id` of 24 lower-case hex digits. */
export const newId = (): string => randomBytes(12).toString('hex');
