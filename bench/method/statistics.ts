const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => {
  const all = sorted(values);
  const middle = all.length >> 1;
  return all.length % 2 ? all[middle]! : (all[middle - 1]! + all[middle]!) / 2;
};

/** It is the smallest value that at least this share of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const all = sorted(values);
  return all[Math.min(all.length - 1, Math.max(0, Math.ceil(all.length * share) - 1))]!;
};

/** It gives numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** It is the median's 95 % interval by resampling, with a fixed seed, so that the same figures give the same interval. */
export function bootstrap(values: readonly number[], samples = 2000): readonly [low: number, high: number] {
  const random = randomFrom(42);
  const medians = sorted(
    Array.from({ length: samples }, () => median(values.map(() => values[Math.floor(random() * values.length)]!))),
  );
  return [medians[Math.floor(samples * 0.025)]!, medians[Math.floor(samples * 0.975)]!];
}

/** It says how cost grows with size, by the exponent of the power law through the points: 1 is linear, 0 does not grow. */
export function slope(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, one) => sum + one[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const up = logs.reduce((sum, one) => sum + (one[0] - x) * (one[1] - y), 0);
  const across = logs.reduce((sum, one) => sum + (one[0] - x) ** 2, 0);
  return across === 0 ? 0 : up / across;
}

export const rounded3 = (value: number): number => Number(value.toFixed(3));
