/** One side of a comparison: works for about so long and says how much it did a second. */
export type Side = { readonly name: string; run(ms: number): Promise<number> };
export type Ratio = { readonly name: string; readonly median: number; readonly low: number; readonly high: number };

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The median's 95 % interval by resampling, with a fixed seed, so that the same figures give the same interval. */
export function bootstrap(values: readonly number[], samples = 2000): readonly [low: number, high: number] {
  let state = 42;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const medians = Array.from({ length: samples }, () => median(values.map(() => values[Math.floor(random() * values.length)]!))).sort((a, b) => a - b);
  return [medians[Math.floor(samples * 0.025)]!, medians[Math.floor(samples * 0.975)]!];
}

/** Alternates A B and B A, drops the first round, and compares within each round only: disks change their pace within minutes. */
export async function compare(
  name: string,
  a: Side,
  b: Side,
  { rounds = 9, ms = 3000 } = {},
): Promise<Ratio & { readonly rates: Readonly<Record<string, number>> }> {
  const ratios: number[] = [];
  const rates: Record<string, number[]> = { [a.name]: [], [b.name]: [] };
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 ? [b, a] : [a, b];
    const found = new Map<Side, number>();
    for (const side of order) found.set(side, await side.run(ms));
    if (round === 0) continue;
    ratios.push(found.get(a)! / found.get(b)!);
    for (const side of [a, b]) rates[side.name]!.push(found.get(side)!);
  }
  const [low, high] = bootstrap(ratios);
  return { name, median: median(ratios), low, high, rates: Object.fromEntries(Object.entries(rates).map(([side, all]) => [side, Math.round(median(all))])) };
}
