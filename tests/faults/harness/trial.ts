// A trial is one fault on a copy of the college: it is done under load, then everything is asked that must hold.
import { setTimeout as wait } from 'node:timers/promises';
import { removeDataDir } from '../../support/stack.ts';
import { copyOf } from './college.ts';
import { startLoad, type Load } from './load.ts';
import { commandsInLog, lived, saidTo, verified, type Count } from './oracles.ts';
import { leave, toServer } from './places.ts';
import { services, startServices, type Bundles, type Stack, type StackOptions } from './stack.ts';

export type Outcome = {
  readonly name: string;
  /** It counts how often the harm was done. */
  readonly times: number;
  readonly acknowledged: number;
  readonly sentAgain: number;
  readonly count: Count;
  /** These are the times of the starts after the first, in ms. */
  readonly readyMs: readonly number[];
  readonly broken: readonly string[];
  readonly seconds: number;
};
export type Trial = {
  readonly dataDir: string;
  readonly bundles: Bundles;
  /** They say how often the harm is done, and how long a pause of it lasts. */
  readonly times: number;
  readonly pauseMs: number;
  /** It is true where the college had all demo data. */
  readonly isWhole: boolean;
  /** It notes that the promise is broken. */
  fail(what: string): void;
  done(times?: number): void;
  /** It says where the trial is, for whoever watches a long one with FAULT_STEPS=1. */
  step(what: string): void;
  /** The services and the load run on this data while `act` does its harm; then the oracles are asked. */
  underLoad(
    act: (stack: Stack, load: Load) => Promise<void>,
    how?: Partial<StackOptions> & {
      /** A service may say or do this, for it cannot live with the fault. */
      readonly mayEnd?: RegExp;
      /** These are other addresses of the product. */
      readonly alsoAt?: readonly string[];
      /** They are the operator's commands of the release that is left. */
      readonly operator?: string;
    },
  ): Promise<void>;
};
export type Fault = {
  readonly name: string;
  /** It says why the fault cannot be done here. */
  readonly missing?: () => string | undefined;
  /** It takes too long for the short form. */
  readonly isLong?: boolean;
  /** It harms the embedded files, or makes colleges of its own, so it is the same whatever MONGODB_URL says. */
  readonly isOfFiles?: boolean;
  readonly run: (trial: Trial) => Promise<void>;
  /** The check finds this on a build without what makes it hold. It is done by `run` when the weakness is not in a service. */
  readonly control: {
    readonly says: string;
    readonly weakened?: () => Promise<Bundles>;
    /** It says why the weakness is none here, and is then not looked for. */
    readonly missing?: () => string | undefined;
    readonly run?: (trial: Trial) => Promise<void>;
    readonly finds: RegExp;
  };
};
type Amount = Pick<Trial, 'times' | 'pauseMs'>;

export const randomly = (from: number, to: number) => wait(from + Math.random() * (to - from));

/** It answers whether what is acknowledged grows within half a minute. */
export async function goesOn(load: Load): Promise<boolean> {
  const before = load.acknowledged();
  for (let n = 0; n < 120 && load.acknowledged() === before; n++) await wait(250);
  return load.acknowledged() > before;
}

/** Another stack runs on the same servers beside the one under load, which it outlives. */
export async function beside(
  trial: Trial,
  load: Load,
  how: Omit<StackOptions, 'dataDir'> & { readonly instance: string },
  act: (stack: Stack) => Promise<void>,
): Promise<void> {
  const stack = await startServices({ dataDir: trial.dataDir, ...how });
  try {
    await act(stack);
  } finally {
    await load.stop();
    for (const [name, { code, signal }] of Object.entries(await stack.stop()))
      if (code !== 0) trial.fail(`${name} of ${how.instance} ended with ${signal ?? code}`);
  }
  for (const text of lived(stack)) trial.fail(text);
}

export async function attempt(
  fault: Fault,
  base: { readonly dataDir: string; readonly isWhole: boolean },
  amount: Amount,
  isControl = false,
): Promise<Outcome> {
  const began = Date.now();
  const dataDir = copyOf(base.dataDir);
  const { control } = fault;
  const { pauseMs } = amount;
  const bundles = isControl ? ((await control.weakened?.()) ?? {}) : {};
  const broken: string[] = [];
  const readyMs: number[] = [];
  const count = { lost: 0, duplicated: 0, halved: 0 };
  let [times, acknowledged, sentAgain, rounds] = [0, 0, 0, 0];

  const trial: Trial = {
    dataDir,
    bundles,
    isWhole: base.isWhole,
    ...amount,
    fail: (what) => void broken.push(what),
    done: (more = 1) => void (times += more),
    step(what) {
      if (process.env['FAULT_STEPS'] === '1')
        console.error(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
    },
    async underLoad(act, { mayEnd, alsoAt = [], operator, ...how } = {}) {
      const place = how.dataDir ?? dataDir;
      trial.step('services');
      const stack = await startServices({ bundles, ...how, dataDir: place });
      let load: Load | undefined;
      try {
        trial.step('load');
        load = await startLoad([stack.url, ...alsoAt], isControl ? 4_000 : 45_000 + 3 * pauseMs, rounds++);
        await act(stack, load);
      } finally {
        trial.step('end of the load');
        await load?.stop();
        trial.step('end of the services');
        for (const [name, { code, signal }] of Object.entries(await stack.stop()))
          if (code !== 0) broken.push(`${name} ended with ${signal ?? code}`);
      }
      trial.step('what must hold');
      for (const name of services) readyMs.push(...stack.readyMs(name).slice(1));
      acknowledged += load.acknowledged();
      sentAgain += load.sent.filter(({ tries }) => tries > 1).length;
      const log = await commandsInLog(place, load.sent);
      for (const key of ['lost', 'duplicated', 'halved'] as const) count[key] += log.count[key];
      broken.push(
        ...log.broken,
        ...saidTo(load),
        ...lived(stack).filter((text) => !mayEnd?.test(text)),
        ...(await verified(place, operator)),
      );
      if (load.acknowledged() === 0) broken.push('nothing was acknowledged: the fault met no load');
    },
  };
  try {
    if (!fault.isOfFiles) await toServer(dataDir);
    await (isControl && control.run ? control.run(trial) : fault.run(trial));
  } catch (error) {
    broken.push(`it could not be done: ${String(error)}`);
  } finally {
    await leave(dataDir);
    removeDataDir(dataDir);
  }
  return {
    name: fault.name,
    times,
    acknowledged,
    sentAgain,
    count,
    readyMs,
    broken,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}
