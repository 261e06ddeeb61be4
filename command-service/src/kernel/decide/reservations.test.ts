import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { StoreUnavailable } from '@paideia/store/port.ts';
import type { Accepted, Reply } from './reply.ts';
import { reservations, type Reservations } from './reservations.ts';
import { openWorld, type World } from '../testing/world.ts';

const wanted = { actor: 'anna', payloadHash: 'one', stream: 'counter-1' };
const other = { ...wanted, payloadHash: 'another' };
const done: Accepted = { ok: true, stream: 'counter-1', revision: 0, position: 1, ids: ['x'], repeated: false };
const no: Reply = { ok: false, code: 'counter.full' };

let world: World;
let all: Reservations;
beforeEach(async () => {
  world = await openWorld();
  all = reservations(world.records, () => new Date());
});
afterEach(() => world.close());

describe('the id of a command', () => {
  test('stands for one intention once it is done, and for any again after a no', async () => {
    const commandId = randomUUID();
    expect(await all.hold(commandId, wanted).during(async () => no)).toBe(no);
    const hold = all.hold(commandId, other);
    expect([await hold.isOurs(), await hold.keep(), await hold.during(async () => done)]).toEqual([true, true, done]);
    expect(await all.hold(commandId, wanted).isOurs()).toBe(false);
    expect(await all.hold(commandId, other).keep()).toBe(true);
  });

  test('stays reserved when nobody can say whether it was done, and not when it certainly was not', async () => {
    const [unknown, never] = [randomUUID(), randomUUID()];
    const lost = (written: 'no' | 'unknown') => () => Promise.reject<Reply>(new StoreUnavailable(written));
    await expect(all.hold(unknown, wanted).during(lost('unknown'))).rejects.toThrow(StoreUnavailable);
    await expect(all.hold(never, wanted).during(lost('no'))).rejects.toThrow(StoreUnavailable);
    expect([await all.hold(unknown, other).isOurs(), await all.hold(never, other).isOurs()]).toEqual([false, true]);
  });

  test('of two tries, what the one writes under it is not given back by the other', async () => {
    const commandId = randomUUID();
    const first = all.hold(commandId, wanted);
    await first.isOurs();
    const second = all.hold(commandId, wanted);
    expect(await second.keep()).toBe(true);
    await first.during(async () => no);
    expect(await all.hold(commandId, other).isOurs()).toBe(false);
  });

  test('that another try has given back meanwhile is reserved anew before anything is written', async () => {
    const commandId = randomUUID();
    const first = all.hold(commandId, wanted);
    await first.isOurs();
    const second = all.hold(commandId, wanted);
    await second.isOurs();
    await first.during(async () => no);
    expect(await second.keep()).toBe(true);
    expect(await all.hold(commandId, other).isOurs()).toBe(false);
    await second.during(async () => no);
    expect(await all.hold(commandId, other).isOurs()).toBe(true);
  });
});

describe('the plan of a process', () => {
  const plan = (round: number) => ({ steps: [{ type: `Step${round}`, data: {} }], who: 'system' as const, round });

  test('reserves the id; of two tries the first says how it is done', async () => {
    const commandId = randomUUID();
    const [first, second] = [plan(0), { ...plan(0), steps: [] }];
    expect(await all.keepPlan(commandId, wanted, first)).toEqual({ plan: first });
    expect(await all.keepPlan(commandId, wanted, second)).toEqual({ plan: first });
    expect(await all.keepPlan(commandId, other, second)).toBeUndefined();
    expect([await all.kept(commandId, wanted), await all.kept(commandId, other)]).toEqual([
      expect.objectContaining({ plan: first }),
      undefined,
    ]);
  });

  test('gives way to that of a later round, and to the answer', async () => {
    const commandId = randomUUID();
    await all.keepPlan(commandId, wanted, plan(0));
    expect(await all.keepPlan(commandId, wanted, plan(1))).toEqual({ plan: plan(1) });
    expect(await all.keepPlan(commandId, wanted, plan(0))).toEqual({ plan: plan(1) });
    await all.settle(commandId, wanted, done);
    expect(await all.keepPlan(commandId, wanted, plan(2))).toEqual({ answer: done });
    expect(await all.kept(commandId, wanted)).not.toHaveProperty('plan');
  });

  test('stands in the place of a reservation without one, as releases before made them', async () => {
    const commandId = randomUUID();
    await world.records.put(`command:${commandId}`, wanted);
    expect(await all.keepPlan(commandId, wanted, plan(0))).toEqual({ plan: plan(0) });
    expect(await all.kept(commandId, wanted)).toMatchObject({ plan: plan(0) });
  });
});
