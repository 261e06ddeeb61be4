import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';

/** This is remembered of the last backup: when and how much, not where. */
export const backupKept = z.object({
  finishedAt: z.iso.datetime(),
  events: z.int().min(0),
  /** It is the chain's hash after its last event. */
  hash: z.string().max(64),
  bytes: z.int().min(0),
  hasSecrets: z.boolean(),
});
export type BackupKept = z.infer<typeof backupKept>;

const lastKey = 'backup:last';
export const keepBackup = (records: Pick<Records, 'put'>, backup: BackupKept): Promise<void> =>
  records.put(lastKey, backup);
export const lastBackup = async (records: Pick<Records, 'get'>): Promise<BackupKept | null> =>
  (await records.get<BackupKept>(lastKey))?.value ?? null;
