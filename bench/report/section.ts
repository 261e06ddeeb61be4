// The report says this of one benchmark.
import { told } from '../support/stores.ts';
import type { Kept } from './results.ts';
import { figure, interval, roundsOf, table, tableOf, verdict, wanted } from './words.ts';

/** It is a part of a core: with more of the machine taken by others the sides differ by chance. */
const busy = 0.2;
function machineWas({ othersCores, loadBefore }: Kept): string {
  if (othersCores === undefined)
    return `What others took of the machine meanwhile was not measured; its load before was ${figure(loadBefore)}, of which the benchmark before may be a part.`;
  const cores = `Others took ${figure(othersCores)} of a core meanwhile, threads of the system included`;
  return othersCores > busy ? `${cores}, so the intervals are wide.` : `${cores}.`;
}

const times = ['p50', 'p95', 'p99'] as const;
export function section(kept: Kept): string {
  const { id, title, ratios, rates, scale, tables, figures, notes, next, date, commit, machine, stores, way, seconds } =
    kept;
  const hasTimes = Object.values(rates ?? {}).some(({ p50 }) => p50 !== undefined);
  const sides = Object.entries(rates ?? {}).map(([name, turn]) => [
    name,
    figure(turn.rate),
    ...(hasTimes ? times.map((one) => (turn[one] === undefined ? '' : figure(turn[one]))) : []),
  ]);
  return [
    `## ${id}: ${title}`,
    `![${id}](pictures/${id}.svg)`,
    table(
      ['', 'median', '95 % interval', 'wanted', ''],
      ratios.map((ratio) => [ratio.name, figure(ratio.median), interval(ratio), wanted(ratio), verdict(ratio)]),
    ),
    ...(sides.length > 0
      ? [table(['side', 'a second', ...(hasTimes ? times.map((one) => `${one}, ms`) : [])], sides)]
      : []),
    ...(scale.length > 0 ? [tableOf(scale)] : []),
    ...(tables ?? []).flatMap(({ title: above, rows }) => [above, tableOf(rows)]),
    ...Object.entries(figures ?? {}).map(
      ([name, value]) => `The ${name}: ${figure(value)}${name.startsWith('growth') ? ' (1 is linear)' : ''}.`,
    ),
    ...(notes ?? []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
    `Stores: ${told(stores)}. Ways: ${way}`,
    `Measured ${date.slice(0, 10)} at ${commit}, ${roundsOf(kept)}. ${machineWas(kept)} It took ${figure(seconds)} s on ${machine}.`,
  ].join('\n\n');
}
