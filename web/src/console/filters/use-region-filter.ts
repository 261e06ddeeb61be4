import type { Rule } from '@paideia/events/kernel/permission.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Filter } from '../list/list-shapes.ts';
import { useRegionChoices, useRegionsSeen, useWanted } from '../use-places.ts';

type RegionFilter = { readonly isMain?: boolean };
/** Narrows a list by region, to those whose records the person may see in it. Whoever sees one region alone has nothing to choose, and no field. */
export function useRegionFilter(reads: Rule, { isMain = false }: RegionFilter = {}): readonly Filter[] {
  const t = useMessages(adminMessages);
  const seen = useRegionsSeen(reads);
  const [isWanted, load] = useWanted();
  const choices = useRegionChoices(isWanted).filter(({ value }) => seen?.includes(value) ?? true);
  const words = { label: t('region'), any: t('anyRegion') };
  return seen && seen.length < 2 ? [] : [{ kind: 'choice', name: 'regionId', ...words, isMain, choices, load }];
}
