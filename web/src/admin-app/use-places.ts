import { useQuery } from '@apollo/client';
import type { Choice } from './list/list-shapes.ts';
import { PlacesDocument } from './places.documents.ts';

const choices = (named: readonly { readonly _id: string; readonly name: string }[] = []): readonly Choice[] =>
  named.map(({ _id, name }) => ({ value: _id, label: name }));

/** Regions and groups as choices of a filter; none until they are there. */
export function usePlaces(): { readonly regions: readonly Choice[]; readonly groups: readonly Choice[] } {
  const { data } = useQuery(PlacesDocument, { fetchPolicy: 'cache-first' });
  return { regions: choices(data?.regions), groups: choices(data?.allGroups.items) };
}
