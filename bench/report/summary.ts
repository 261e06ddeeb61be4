// It writes the table at the top, with a line a benchmark, and the table of what ran on servers.
import { isMet, type Ratio } from '../method/rounds.ts';
import { told } from '../support/stores.ts';
import type { Kept } from './results.ts';
import { figure, interval, roundsOf, table, verdict, wanted } from './words.ts';

/** A benchmark of many screens or services would fill the page: of it stand here those that are missed, and how many are met. */
const most = 8;
const shown = (ratios: readonly Ratio[]) => (ratios.length <= most ? ratios : ratios.filter((ratio) => !isMet(ratio)));
const found = (ratio: Ratio): string =>
  ratio.low === undefined ? `${figure(ratio.median)} (once)` : `${figure(ratio.median)} (${interval(ratio)})`;
/** A heading is linked to by small letters, without signs, and with a hyphen for each space. */
const anchorOf = ({ id, title }: Kept): string =>
  `${id}: ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const lines = (parts: readonly string[]): string => parts.join('<br>');

export const summary = (results: readonly Kept[]): string =>
  table(
    ['', 'target', 'found, with its 95 % interval', 'stores', 'met, or the next step'],
    results.map((kept) => {
      const { id, ratios, stores, next } = kept;
      const some = shown(ratios);
      const met = ratios.filter(isMet).length;
      const others = some.length < ratios.length ? [`${ratios.length - some.length} more, all met`] : [];
      return [
        `[${id}](#${anchorOf(kept)})`,
        lines([...some.map((ratio) => `${ratio.name}: ${wanted(ratio)}`), ...others]),
        lines(some.map(found)),
        told(stores),
        met === ratios.length ? 'met' : `${met} of ${ratios.length} met${next === undefined ? '' : `; next: ${next}`}`,
      ];
    }),
  );

export const onServers = (results: readonly Kept[]): readonly string[] => [
  '## On servers',
  'Where `MONGODB_URL`, or `EVENTSTORE_URL` with `EVENTSTORE_START`, is set, the same benchmarks run on servers. Their results lie in `bench/results/servers` and stand here alone: how far away a server is and what its disk does is in them, so that they are not held beside those above.',
  results.length === 0
    ? 'None is kept.'
    : table(
        ['', '', 'median', '95 % interval', 'wanted', '', 'stores', 'measured'],
        results.flatMap((kept) =>
          kept.ratios.map((ratio) => [
            kept.id,
            ratio.name,
            figure(ratio.median),
            interval(ratio),
            wanted(ratio),
            verdict(ratio),
            told(kept.stores),
            `${kept.date.slice(0, 10)} at ${kept.commit}, ${roundsOf(kept)}`,
          ]),
        ),
      ),
];
