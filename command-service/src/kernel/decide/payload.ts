import { createHash } from 'node:crypto';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';

/** SHA-256 in hex of a command's type and data as they were sent, whatever the order of the fields. */
export const payloadHash = (type: string, data: unknown): string =>
  createHash('sha256')
    .update(`${type}\n${canonicalJson(data ?? null)}`)
    .digest('hex');
