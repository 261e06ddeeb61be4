import { z } from 'zod';
import type { DocumentStore, Group } from '@paideia/documents/port.ts';
import type { CommandClient } from '@paideia/command-service/kernel/http/client.ts';
import type { CommandType } from '@paideia/events/catalogue.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { CommandData } from './command-fields.ts';
import type { ActorContext } from '@paideia/command-service/kernel/decide/envelope.ts';
import type { SendOptions, Sent } from './context.ts';
import { Refusal } from '../errors/refusal.ts';

/** An answer waits so long for its read models; after that it says that they are still behind. */
const waitMs = 2000;
const CommandId = z.uuid().toLowerCase();

/** An intention has this id, whoever made it. */
export function commandIdOf(given: string | null | undefined): string {
  if (given === undefined || given === null) return newUuid();
  const { success, data } = CommandId.safeParse(given);
  if (!success) throw new Refusal('invalid', {}, [{ path: 'commandId', code: 'invalid' }]);
  return data;
}
const groupsOf = (collections: SendOptions['then']): readonly Group[] => [
  ...new Map(collections.map(({ group }) => [group.name, group])).values(),
];

/** Whether the groups that an answer is read from have seen the position in time. */
export async function reached(
  documents: Pick<DocumentStore, 'reached'>,
  position: number,
  then: SendOptions['then'],
): Promise<boolean> {
  return (await Promise.all(groupsOf(then).map((group) => documents.reached(group, position, waitMs)))).every(Boolean);
}

type Parts = {
  readonly commands: Pick<CommandClient, 'send'>;
  readonly documents: Pick<DocumentStore, 'reached'>;
  readonly actorContext: () => ActorContext;
  readonly correlationId: () => string;
  /** What was read before is old now. */
  readonly afterwards: () => void;
};

/** Forwards a command and waits until what the answer is read from has seen it. A denial is thrown as its code. */
export const sender =
  ({ commands, documents, actorContext, correlationId, afterwards }: Parts) =>
  async <T extends CommandType>(
    type: T,
    data: CommandData<T>,
    { commandId, expectedRevision, then }: SendOptions,
  ): Promise<Sent> => {
    const envelope = {
      type,
      data,
      commandId: commandIdOf(commandId),
      correlationId: correlationId(),
      ...(typeof expectedRevision === 'number' && { expectedRevision }),
    };
    const reply = await commands.send(envelope, actorContext());
    if (!reply.ok) {
      if (reply.code === 'unavailable') throw new Refusal('unavailable');
      const { code, params, issues, actual } = reply as Exclude<typeof reply, { code: 'unavailable' }>;
      throw new Refusal(code, { ...params, ...(actual !== undefined && { actual }) }, issues);
    }
    const { stream, revision, position } = reply;
    const isCurrent = await reached(documents, position, then);
    afterwards();
    return { stream, revision, position, isCurrent };
  };
