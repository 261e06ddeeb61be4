import { openRecords } from '@paideia/documents/open.ts';
import { reasons, verifyChain } from '@paideia/store/chain/verify.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';

export type VerifyOptions = {
  readonly dataDir: string;
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  readonly onProgress?: (events: number) => void;
};

/** Recomputes the log's hash chain from the first event and compares every signed checkpoint; says in a sentence what came of it. */
export async function verify({ dataDir, eventStoreUrl, mongoUrl, onProgress }: VerifyOptions): Promise<{ readonly ok: boolean; readonly text: string }> {
  const store = await openEventStore({ dataDir, url: eventStoreUrl, readOnly: true });
  const records = await openRecords({ dataDir, file: 'chain', url: mongoUrl, readOnly: true });
  try {
    const verdict = await verifyChain(store, records, secret(dataDir, 'chain'), { onProgress: ({ events }) => onProgress?.(events) });
    if (verdict.ok)
      return {
        ok: true,
        text: `The log is whole: ${verdict.events} events, ${verdict.checkpoints} signed checkpoints up to event ${verdict.signed}. Chain ${verdict.hash}.`,
      };
    const { count, position, stream, revision, why } = verdict.firstBad;
    return { ok: false, text: `The log was changed. First bad event: number ${count}, ${stream} revision ${revision}, position ${position}: ${reasons[why]}.` };
  } finally {
    await Promise.all([store.close(), records.close()]);
  }
}
