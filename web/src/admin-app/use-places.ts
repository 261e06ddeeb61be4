import { useQuery } from '@apollo/client';
import { useCallback, useState } from 'react';
import { useAll } from '../kernel/use-all.ts';
import type { Choice } from './list/list-shapes.ts';
import { GroupChoicesDocument, RegionChoicesDocument } from './places.documents.ts';

const all = { filter: {} };

/** Every region; none until they are there. */
export function useRegionChoices(): readonly Choice[] {
  const { data } = useQuery(RegionChoicesDocument, { fetchPolicy: 'cache-first' });
  return data?.regions.map(({ _id, name }) => ({ value: _id, label: name })) ?? [];
}

/** Every group that the person may see, also when there are many; none until they are there. */
export const useGroupChoices = (): readonly Choice[] =>
  useAll(GroupChoicesDocument, all, ({ allGroups }) => allGroups).data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? [];

/** The same for a filter, which most people never touch: beyond the first hundred they are asked for when somebody comes to it. */
export function useGroupFilterChoices(): { readonly choices: readonly Choice[]; readonly load: () => void } {
  const [isWanted, setWanted] = useState(false);
  const { data } = useAll(GroupChoicesDocument, all, ({ allGroups }) => allGroups, isWanted);
  const load = useCallback(() => setWanted(true), []);
  return { choices: data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? [], load };
}

/** The groups that somebody can still be enrolled in, of one region or each with its own; `null` waits with asking. */
export function useOpenGroupChoices(regionId?: string | null): readonly Choice[] {
  const asked = regionId === null ? null : { filter: { archived: false, ...(regionId && { regionId }) } };
  const { data } = useAll(GroupChoicesDocument, asked, ({ allGroups }) => allGroups);
  if (asked === null) return [];
  return data?.map(({ _id, name, regionName }) => ({ value: _id, label: regionName && !regionId ? `${name}, ${regionName}` : name })) ?? [];
}
