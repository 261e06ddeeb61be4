import type { Records } from '@paideia/documents/records.ts';
import { StoreUnavailable } from '@paideia/store/port.ts';
import type { Plan } from './plan.ts';
import type { Accepted, Reply } from './reply.ts';

const days = 30;
/** A command id stands for this. */
export type Reservation = { readonly actor: string; readonly payloadHash: string; readonly stream: string };
/** For a process it says how to go on where it was cut off, or what it was answered. Its steps, asked for again, would come from a state that they have changed. */
type Kept = { readonly plan?: Plan; readonly answer?: Accepted };
/** `mine`: this call made it, so it may be given back; `taken`: it stands for something else. */
type Reserved = { readonly state: 'mine' | 'there' | 'taken'; readonly version: number };
/** The id of a command by itself, from before it is decided until it is answered. */
export type Hold = {
  /** False when it stands for something else. */
  isOurs(): Promise<boolean>;
  /** Whether nobody has sent it before, or what was sent left no trace. */
  isNew(): Promise<boolean>;
  /** Before anything is written: a reservation that another try has made is taken over, so that it is not given back by that one. False as above. */
  keep(): Promise<boolean>;
  /** What was certainly not done leaves no trace, so the same id may try again with something else. */
  during(work: () => Promise<Reply>): Promise<Reply>;
};

const same = (a: Reservation, b: Reservation) =>
  a.actor === b.actor && a.payloadHash === b.payloadHash && a.stream === b.stream;

/** One id, one intention: the id is taken for actor, payload and stream before anything is written, and for 30 days. */
export function reservations(records: Records, clock: () => Date) {
  const key = (commandId: string) => `command:${commandId}`;
  const roundKey = (commandId: string) => `round:${commandId}`;
  const expiry = () => new Date(clock().getTime() + days * 86_400_000);
  async function reserve(commandId: string, wanted: Reservation): Promise<Reserved> {
    const { isNew, record } = await records.putIfAbsent(key(commandId), wanted, expiry());
    const state = isNew ? 'mine' : same(record.value, wanted) ? 'there' : 'taken';
    return { state, version: record.version };
  }
  return {
    /** Asked at once, beside whatever else the command asks; who holds the id waits only before something is written. */
    hold(commandId: string, wanted: Reservation): Hold {
      let reserving = reserve(commandId, wanted);
      reserving.catch(() => undefined); // Whoever needs it is told.
      async function giveBack() {
        const found = await reserving.catch(() => undefined);
        if (found?.state === 'mine') await records.replace(key(commandId), found.version, wanted, new Date(0));
      }
      return {
        isOurs: async () => (await reserving).state !== 'taken',
        isNew: async () => (await reserving).state === 'mine',
        async keep() {
          for (let found = await reserving; found.state === 'there'; found = await reserving) {
            if (await records.replace(key(commandId), found.version, wanted, expiry())) return true;
            reserving = reserve(commandId, wanted);
          }
          return (await reserving).state === 'mine';
        },
        async during(work) {
          let isUndone = false;
          try {
            const answer = await work();
            isUndone = !answer.ok || (answer.ids.length === 0 && !answer.repeated);
            return answer;
          } catch (error) {
            isUndone = !(error instanceof StoreUnavailable && error.written === 'unknown');
            throw error;
          } finally {
            if (isUndone) await giveBack();
          }
        },
      };
    },
    /** It answers what was kept for the same intention. */
    async kept(commandId: string, wanted: Reservation): Promise<Kept | undefined> {
      const found = await records.get<Reservation & Kept>(key(commandId));
      return found && same(found.value, wanted) ? found.value : undefined;
    },
    /** Reserves the id with the plan in one write, before the first step: what stands then is this plan, or what another try was faster with. Undefined when it stands for something else. */
    async keepPlan(commandId: string, wanted: Reservation, plan: Plan): Promise<Kept | undefined> {
      for (;;) {
        const { isNew, record } = await records.putIfAbsent<Reservation & Kept>(
          key(commandId),
          { ...wanted, plan },
          expiry(),
        );
        if (isNew) return { plan };
        if (!same(record.value, wanted)) return undefined;
        const { plan: its, answer } = record.value;
        if (answer) return { answer };
        if (its && its.round >= plan.round) return { plan: its };
        if (await records.replace(key(commandId), record.version, { ...wanted, plan }, expiry())) return { plan };
      }
    },
    /** From then on the answer stands in the place of the plan. */
    settle: (commandId: string, wanted: Reservation, answer: Accepted): Promise<void> =>
      records.put<Reservation & Kept>(key(commandId), { ...wanted, answer }, expiry()),
    release: (commandId: string): Promise<void> => records.remove(key(commandId)),
    /** How often a process with this id was refused half-way and has given back what it had taken: its next try writes events of other ids. */
    round: async (commandId: string): Promise<number> => (await records.get<number>(roundKey(commandId)))?.value ?? 0,
    nextRound: (commandId: string, round: number): Promise<void> =>
      records.put(roundKey(commandId), round + 1, expiry()),
  };
}
export type Reservations = ReturnType<typeof reservations>;
