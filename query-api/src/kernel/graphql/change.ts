import type { Collection } from '@paideia/documents/port.ts';
import type { CommandType } from '@paideia/events/catalogue.ts';
import type { CommandData } from './command-fields.ts';
import type { Context, SendOptions, Sent } from './context.ts';
import { Refusal } from '../errors/refusal.ts';

/** Refused while the read model is behind what was saved: the same command sent again answers as the first time. */
export async function assertShown<V extends object>(
  context: Pick<Context, 'read'>,
  { isCurrent }: Pick<Sent, 'isCurrent'>,
  view: Collection<V>,
  id: string,
): Promise<void> {
  if (!isCurrent && !(await context.read(view).one(id))) throw new Refusal('unavailable');
}

/**
 * It is for mutations of one record: it sends the command and answers with the record of that id as it is then. Who may is the command's to say.
 * Where a part of the answer that the command changes is kept elsewhere, `then` names both.
 */
export const changeOf =
  <V extends object, R>(view: Collection<V>, answer: (context: Context, id: string) => Promise<R>) =>
  async <T extends CommandType>(
    context: Context,
    id: string,
    type: T,
    data: CommandData<T>,
    intent: Partial<SendOptions> = {},
  ): Promise<R> => {
    const sent = await context.send(type, data, { then: [view], ...intent });
    await assertShown(context, sent, view, id);
    return answer(context, id);
  };

/** The record of a collection that anybody may see who was let change it. */
export async function savedRecord<V extends object>(
  context: Pick<Context, 'read'>,
  view: Collection<V>,
  id: string,
): Promise<V> {
  const record = await context.read(view).one(id);
  if (!record) throw new Refusal('unavailable');
  return record;
}
