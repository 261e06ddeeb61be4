import { bootstrap, median } from './statistics.ts';

/** It says what one side did in its turn: how much a second, and if it was asked how long each piece took (ms). */
export type Turn = { readonly rate: number; readonly p50?: number; readonly p95?: number; readonly p99?: number };
/** A side of a comparison works for about so long. */
export type Side = { readonly name: string; run(ms: number): Promise<Turn> };
type Sense = 'at least' | 'at most' | 'less than';
export type Ratio = {
  readonly name: string;
  readonly median: number;
  /** They are the 95 % interval. What is measured once has none, for one figure says nothing of others. */
  readonly low?: number;
  readonly high?: number;
  readonly target: number;
  readonly sense: Sense;
};
/** It says where the events and the documents lie: `embedded`, on a server, on a stand-in of one. What a benchmark has none of is left out. */
export type Stores = { readonly log?: string; readonly documents?: string };
/** They say how a result came about, for its figures say nothing without it. */
type Conditions = {
  /** Each ratio is the median of so many; 1 says that it was measured once. */
  readonly rounds: number;
  /** It is the time of a side's turn; it is left out where a turn takes as long as its work. */
  readonly ms?: number;
  /** It says what a turn is, where milliseconds do not say it. */
  readonly turns?: string;
  readonly stores: Stores;
  /** It says whether what is measured is in this process, or which sockets lie between. */
  readonly way: string;
};
export type Table = readonly Readonly<Record<string, number | string>>[];
export type Result = Conditions & {
  readonly id: string;
  /** It says what was done, in one sentence for the report. */
  readonly title: string;
  readonly ratios: readonly Ratio[];
  readonly scale: Table;
  /** They are further tables, each with a sentence above it. */
  readonly tables?: readonly { readonly title: string; readonly rows: Table }[];
  /** They are the medians of each side. */
  readonly rates?: Readonly<Record<string, Turn>>;
  /** They are exponents of growth and other single figures. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly notes?: readonly string[];
  /** It says what comes next, in one sentence, where a target is missed. */
  readonly next?: string;
};
/** `warmMs` is how long a turn of the first round is, which is thrown away; it is as long as the others when left out. */
export type Method = { readonly rounds: number; readonly ms: number; readonly warmMs?: number };
/** The sides that are services take so long to run at the pace of a service that has been up for a while: most code is compiled only once it has run often. */
export const warmServiceMs = 25_000;

const fields = ['rate', 'p50', 'p95', 'p99'] as const;

/** It takes the turns of each side, round by round without the first one. Rounds go A B C, then C B A, so that no side is always first. */
export async function takeRounds(
  sides: readonly Side[],
  { rounds, ms, warmMs = ms }: Method,
): Promise<ReadonlyMap<string, readonly Turn[]>> {
  const turns = new Map(sides.map(({ name }) => [name, [] as Turn[]]));
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 ? [...sides].reverse() : sides) {
      const turn = await side.run(round === 0 ? warmMs : ms);
      if (round > 0) turns.get(side.name)!.push(turn);
    }
  return turns;
}

/** It is the median of a figure of one side beside another's in the same round, with its 95 % interval: disks change their pace within minutes. */
export function ratioOf(
  name: string,
  ours: readonly Turn[],
  theirs: readonly Turn[],
  {
    target,
    sense,
    of = 'rate',
  }: { readonly target: number; readonly sense: Sense; readonly of?: (typeof fields)[number] },
): Ratio {
  const ratios = ours.map((turn, n) => turn[of]! / theirs[n]![of]!);
  const [low, high] = bootstrap(ratios);
  return { name, median: median(ratios), ...(ratios.length > 1 && { low, high }), target, sense };
}

/** It is measured once and has no interval. */
export const onceMeasured = (name: string, value: number, sense: Sense, target: number): Ratio => ({
  name,
  median: rounded(value),
  sense,
  target,
});
/** It is the median of a figure of each round, which stands beside nothing, with its 95 % interval. */
export function medianOf(name: string, values: readonly number[], sense: Sense, target: number): Ratio {
  const [low, high] = bootstrap(values);
  const interval = values.length > 1 && { low: rounded(low), high: rounded(high) };
  return { name, median: rounded(median(values)), ...interval, sense, target };
}

export const ratesOf = (turns: ReadonlyMap<string, readonly Turn[]>): Readonly<Record<string, Turn>> =>
  Object.fromEntries(
    [...turns].map(([name, all]) => [
      name,
      Object.fromEntries(
        fields
          .filter((field) => all[0]?.[field] !== undefined)
          .map((field) => [field, rounded(median(all.map((turn) => turn[field]!)))]),
      ),
    ]),
  ) as Readonly<Record<string, Turn>>;

export const rounded = (value: number): number => Number(value.toPrecision(4));
export const isMet = ({ median: value, target, sense }: Ratio): boolean =>
  sense === 'at least' ? value >= target : sense === 'at most' ? value <= target : value < target;
