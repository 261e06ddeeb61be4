import { randomUUID } from 'node:crypto';
import { StoreUnavailable, StreamConflict } from '@paideia/store/port.ts';
import type { AnyDecider, Claim } from './decider.ts';
import type { PendingCommand } from './pending-command.ts';
import type { Answer } from './reply.ts';
import type { ClaimData } from './value-claim.ts';

type Run = (decider: AnyDecider, pending: PendingCommand) => Promise<Answer>;

/** What only one record may hold is claimed before the record's events are written, and given back when they are certainly not written. */
export const claiming = (run: Run, valueClaim: AnyDecider) => {
  const step = (pending: PendingCommand, type: string, data: ClaimData, expectedRevision?: number) =>
    run(valueClaim, {
      ...pending,
      command: { type, data },
      // Whether it was done is told by who holds the value, not by an earlier try, which may have been given back.
      step: `${type}.${randomUUID()}`,
      isPermitted: true,
      reserves: false,
      expectedRevision,
    });

  return async (
    claims: readonly Claim[],
    holder: string,
    pending: PendingCommand,
    write: () => Promise<Answer | StreamConflict>,
  ): Promise<Answer | StreamConflict> => {
    const claimed: { readonly data: ClaimData; readonly revision: number }[] = [];
    let isUndone = true;
    try {
      for (const { kind, value, taken } of claims) {
        const data = { kind, value, holder };
        const reply = await step(pending, 'ClaimValue', data);
        if (!reply.ok)
          return reply.code === 'valueTaken'
            ? { ok: false, code: taken.rejected, ...(taken.params && { params: taken.params }) }
            : reply;
        claimed.push({ data, revision: reply.revision });
      }
      const answer = await write();
      isUndone = answer instanceof StreamConflict || !answer.ok;
      return answer;
    } catch (error) {
      isUndone = !(error instanceof StoreUnavailable && error.written === 'unknown');
      throw error;
    } finally {
      // One that cannot be given back now is vacant after a while.
      if (isUndone)
        await Promise.allSettled(claimed.map(({ data, revision }) => step(pending, 'ReleaseValue', data, revision)));
    }
  };
};
