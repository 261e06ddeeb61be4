import { systemLog } from '../audit.screens.ts';
/** The list of events stands there with such filters. react-admin reads its filters from the address like this. */
export const listAddress = (filter: Readonly<Record<string, string>>): string =>
  `${systemLog.path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', order: 'DESC', page: '1', perPage: '25', sort: 'at' })}`;

export type Moment = { readonly revision: number } | { readonly at: string } | undefined;
/** A record's history at one of its events, at an instant, or at its end. */
export const recordAddress = (stream: string, moment?: Moment): string =>
  `${systemLog.path}?${new URLSearchParams({ stream, ...(moment && ('at' in moment ? { at: moment.at } : { revision: String(moment.revision) })) })}`;
export function momentOf(search: URLSearchParams): Moment {
  const [at, revision] = [search.get('at'), search.get('revision')];
  if (at && !Number.isNaN(Date.parse(at))) return { at: new Date(at).toISOString() };
  return revision !== null && /^\d+$/.test(revision) ? { revision: Number(revision) } : undefined;
}
