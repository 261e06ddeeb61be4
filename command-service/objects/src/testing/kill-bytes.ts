import { createHash } from 'node:crypto';

/** Of each upload and part others, made anew by whoever checks them. */
export const bytesOf = (uploadId: string, part: number, length: number): Buffer =>
  Buffer.alloc(length, createHash('sha256').update(`${uploadId} ${part}`).digest());
