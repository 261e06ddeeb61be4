import type { Records } from '@paideia/documents/records.ts';
import type { Accepted } from './reply.ts';

const days = 30;
/** What a command id stands for. */
export type Reservation = { readonly actor: string; readonly payloadHash: string; readonly stream: string };
/** `answer` is what a process that is done was answered: its steps, asked for again, would come from a state that they have changed. */
type Kept = Reservation & { readonly answer?: Accepted };

const same = (a: Reservation, b: Reservation) =>
  a.actor === b.actor && a.payloadHash === b.payloadHash && a.stream === b.stream;

/** One id, one intention: the id is taken for actor, payload and stream before anything is written, and for 30 days. */
export function reservations(records: Records, clock: () => Date) {
  const key = (commandId: string) => `command:${commandId}`;
  const roundKey = (commandId: string) => `round:${commandId}`;
  const expiry = () => new Date(clock().getTime() + days * 86_400_000);
  return {
    /** Whether the id stands for something else already. */
    async isTaken(commandId: string, wanted: Reservation): Promise<boolean> {
      const found = await records.get<Reservation>(key(commandId));
      return found !== undefined && !same(found.value, wanted);
    },
    /** `mine`: this call made it, so it may be given back; `taken`: it stands for something else. */
    async reserve(commandId: string, wanted: Reservation): Promise<'mine' | 'there' | 'taken'> {
      const { isNew, record } = await records.putIfAbsent(key(commandId), wanted, expiry());
      return isNew ? 'mine' : same(record.value, wanted) ? 'there' : 'taken';
    },
    /** What the same intention was answered when it was done. */
    async answered(commandId: string, wanted: Reservation): Promise<Accepted | undefined> {
      const found = await records.get<Kept>(key(commandId));
      return found && same(found.value, wanted) ? found.value.answer : undefined;
    },
    settle: (commandId: string, wanted: Reservation, answer: Accepted): Promise<void> =>
      records.put<Kept>(key(commandId), { ...wanted, answer }, expiry()),
    release: (commandId: string): Promise<void> => records.remove(key(commandId)),
    /** How often a process with this id was refused half-way and has given back what it had taken: its next try writes events of other ids. */
    round: async (commandId: string): Promise<number> => (await records.get<number>(roundKey(commandId)))?.value ?? 0,
    nextRound: (commandId: string, round: number): Promise<void> =>
      records.put(roundKey(commandId), round + 1, expiry()),
  };
}
export type Reservations = ReturnType<typeof reservations>;
