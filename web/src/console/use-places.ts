import { regionsWhere, type Rule } from '@paideia/events/kernel/permission.ts';
import { useCallback, useState } from 'react';
import { useRemote } from '../lib/data/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { kernelMessages } from '../lib/ui/index.ts';
import { actorOf, may, useUser } from '../lib/session/index.ts';
import type { Choice } from './list/list-shapes.ts';
import { GroupChoicesDocument, RegionChoicesDocument } from '../generated/console/places.ts';

/** Whether something was asked for, and how to ask for it. */
export function useWanted(): readonly [isWanted: boolean, load: () => void] {
  const [isWanted, setWanted] = useState(false);
  return [isWanted, useCallback(() => setWanted(true), [])];
}

/** The device keeps the regions, which are shown at once; each screen asks for them all the same, for there may be a new one. */
const useRegions = (isWanted = true) =>
  useRemote(RegionChoicesDocument, isWanted ? {} : null, ({ regions }) => regions).data;
/** Every region; none until they are there. */
export const useRegionChoices = (isWanted = true): readonly Choice[] =>
  useRegions(isWanted)?.map(({ _id, name }) => ({ value: _id, label: name })) ?? [];

/** The regions that somebody can be put into: no closed one, but those of `present` in any case. */
export const useOpenRegionChoices = (present: readonly string[]): readonly Choice[] =>
  useRegions()
    ?.filter(({ _id, closed }) => present.includes(_id) || !closed)
    .map(({ _id, name }) => ({ value: _id, label: name })) ?? [];
const none: readonly string[] = [];
/** Of these the ones where a rule lets the person do something. */
export function useOpenRegionChoicesWhere(rule: Rule): readonly Choice[] {
  const user = useUser();
  return useOpenRegionChoices(none).filter(({ value }) => may(user, rule, { regionId: value }));
}
/** Whether it is known that there is none, or only closed ones. */
export const useIsWithoutRegion = (): boolean => useRegions()?.every(({ closed }) => closed) ?? false;

type GroupsAsked = { readonly regionId?: string; readonly archived?: boolean };
const useGroups = (asked: GroupsAsked | null) =>
  useRemote(GroupChoicesDocument, asked, ({ groupChoices }) => groupChoices).data ?? [];
type Named = { readonly _id: string; readonly name: string; readonly archived: boolean };
/** As choices: those that are over stand last, under a heading of their own. */
export function useGroupsAsChoices(): <G extends Named>(
  groups: readonly G[],
  label?: (group: G) => string,
) => readonly Choice[] {
  const t = useMessages(kernelMessages);
  return (groups, label = ({ name }) => name) => {
    const choiceOf = (group: (typeof groups)[number]) => ({ value: group._id, label: label(group) });
    return [
      ...groups.filter(({ archived }) => !archived).map(choiceOf),
      ...groups.filter(({ archived }) => archived).map((one) => ({ ...choiceOf(one), under: t('statusArchived') })),
    ];
  };
}
/** Every group that the person may name; none until they are there. */
export function useGroupChoices(isWanted = true): readonly Choice[] {
  const groups = useGroups(isWanted ? {} : null);
  return useGroupsAsChoices()(groups);
}
/** Of these the groups of the regions where a rule lets the person do something. */
export function useGroupChoicesWhere(rule: Rule): readonly Choice[] {
  const [user, asChoices] = [useUser(), useGroupsAsChoices()];
  return asChoices(useGroups({}).filter(({ regionId }) => may(user, rule, { regionId })));
}

/** The regions of whose records the rule lets somebody see some; `undefined` of everybody's, and none are asked for where there is nothing to choose. */
export function useRegionsSeen(reads: Rule): readonly string[] | undefined {
  const seen = regionsWhere(actorOf(useUser()), reads);
  return seen === 'all' ? undefined : seen;
}
/** The groups that somebody can still be enrolled in, of one region or each with its own; `null` waits with asking. */
export const useOpenGroupChoices = (regionId?: string | null): readonly Choice[] =>
  useGroups(regionId === null ? null : { archived: false, ...(regionId && { regionId }) }).map(
    ({ _id, name, regionName }) => ({ value: _id, label: regionName && !regionId ? `${name}, ${regionName}` : name }),
  );
