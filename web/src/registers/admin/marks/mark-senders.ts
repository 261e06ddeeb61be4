import type { ApolloClient } from '@apollo/client';
import {
  RecordAttendanceDocument,
  type StaffRegisterFragment,
} from '../../../generated/registers/admin/register-admin.ts';
import { isRefusal } from '../../../lib/data/index.ts';
import { cachedUser, saysSessionIsOver } from '../../../lib/session/index.ts';
import { notifyError } from '../../../lib/ui/index.ts';
import { keptRegisters, markQueue, type MarkBatch, type MarkQueue, type Outcome } from './mark-queue.ts';

export type Saved = MarkBatch & { readonly register: StaffRegisterFragment };
type Told = {
  readonly onSaved: (saved: Saved) => void;
  readonly onRefused: (batch: MarkBatch, error: unknown) => void;
};
export const nobody: Told = { onSaved: () => undefined, onRefused: (_, error) => notifyError(error) };
type MarkSender = { readonly queue: MarkQueue; told: Told };
/** By register. What waits for the connection is sent while another register, or another page, is shown, too. */
export const senders = new Map<string, MarkSender>();

export function senderOf(client: ApolloClient<object>, registerId: string, userId: string): MarkSender {
  const open = senders.get(registerId);
  if (open) return open;
  const send = async (batch: MarkBatch): Promise<Outcome> => {
    // Who marked has signed out here, and who is here now has not marked.
    const present = cachedUser();
    if (present && present.id !== userId) return 'unreachable';
    try {
      const { data } = await client.mutate({
        mutation: RecordAttendanceDocument,
        // The same command, however often it is sent.
        variables: { _id: registerId, ...batch, commandId: batch.batchId },
      });
      if (!data) return 'unreachable';
      sender.told.onSaved({ ...batch, register: data.recordAttendance });
      return 'saved';
    } catch (error) {
      if (!isRefusal(error) || saysSessionIsOver(String(error))) return 'unreachable';
      sender.told.onRefused(batch, error);
      return 'refused';
    }
  };
  const sender: MarkSender = { queue: markQueue({ registerId, userId, send }), told: nobody };
  senders.set(registerId, sender);
  return sender;
}
/** Sends what this tab keeps of other registers, since before a reload or a crash. */
export function sendKept(client: ApolloClient<object>, userId: string): void {
  for (const registerId of keptRegisters(userId)) void senderOf(client, registerId, userId).queue.flush();
}
