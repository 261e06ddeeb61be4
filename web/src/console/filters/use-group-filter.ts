import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Choice, Filter } from '../list/list-shapes.ts';
import { useGroupChoices, useWanted } from '../use-places.ts';

type FilterChoices = { readonly choices: readonly Choice[]; readonly load: () => void };
type GroupFilter = {
  /** What it is called where the group stands for something else, as for those who are shown a link. */
  readonly label?: string;
  readonly isMain?: boolean;
  readonly clears?: readonly string[];
};
/** Narrows a list by group, to one of those that the list has of its own. */
export function useGroupFilterOf(groups: FilterChoices, how: GroupFilter = {}): Filter {
  const t = useMessages(adminMessages);
  return { kind: 'choice', name: 'groupId', label: t('group'), any: t('anyGroup'), ...groups, ...how };
}
/** The same for those that the person may name. Most people never touch it: the groups are asked for when somebody comes to it. */
export function useGroupFilter(how?: GroupFilter): Filter {
  const [isWanted, load] = useWanted();
  return useGroupFilterOf({ choices: useGroupChoices(isWanted), load }, how);
}
