import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../port.ts';
import type { TcpProxy } from './tcp-proxy.ts';

const beatMs = 10;
let beats = 0;
setInterval(() => (beats += 1), beatMs).unref();
/** It tells the milliseconds of a clock that goes as this process does: what a busy machine takes away from the process, it takes away from the clock too. */
export const now = (): number => beats * beatMs;

/** A driver is back so soon after its server answers again. */
export const backWithinMs = 3_000;
/** The server is away for so long. */
export const awayMs = 8_000;

type Act = (proxy: TcpProxy) => Promise<void> | void;
/** The way to a server can be lost so: each has its name, the harm, and the end of it. */
export const waysLost: readonly (readonly [name: string, harm: Act, mend: Act])[] = [
  ['stood still and goes on', (proxy) => proxy.stall(), (proxy) => proxy.goOn()],
  [
    'came back, and the connections from before say nothing any more',
    (proxy) => proxy.stall(),
    (proxy) => proxy.goOn({ isOldDead: true }),
  ],
  ['was not there and is there again', (proxy) => proxy.refuse(), (proxy) => proxy.accept()],
];

/** It asks as callers do: the same again until there is an answer. It resolves to when that was. */
export async function insist(ask: () => Promise<unknown>): Promise<number> {
  for (;;)
    try {
      await ask();
      return now();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await delay(50);
    }
}
