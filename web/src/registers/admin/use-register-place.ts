import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayOf, wallTime } from '../../lib/i18n/index.ts';
import { type Remote, useRemote } from '../../lib/data/index.ts';
import {
  RegisterDayDocument,
  type RegisterDayFragment,
  type RegisterGroupFragment,
  type RegisterPeriodFragment,
} from '../../generated/registers/admin/register-admin.ts';

/** The period that is most likely meant: one that runs or is open, else the next one, else the last one of the day. */
function usualPeriod({ date, periods, group }: RegisterDayFragment, now: string): RegisterPeriodFragment | undefined {
  const isToday = date === dayOf(now, group.timeZone);
  const time = wallTime(now, group.timeZone).slice(11);
  const open = periods.find(({ register }) => register?.status === 'open');
  const missing = periods.find(({ register }) => register === null);
  return (isToday ? periods.find(({ end }) => end > time) : undefined) ?? open ?? missing ?? periods.at(-1);
}

export type RegisterPlace = {
  readonly group: RegisterGroupFragment;
  readonly day: Remote<RegisterDayFragment>;
  /** The day that is shown, or is to be; none while the last school day is looked for. */
  readonly date: string;
  readonly period: RegisterPeriodFragment | undefined;
  readonly go: (to: { readonly group?: string; readonly date?: string; readonly period?: string }) => void;
};

/** The address names the register: group, day and period. Without a day it is today, or before a day off the last school day. */
export function useRegisterPlace(groups: readonly [RegisterGroupFragment, ...RegisterGroupFragment[]]): RegisterPlace {
  const [search, setSearch] = useSearchParams();
  const group = groups.find(({ _id }) => _id === search.get('group')) ?? groups[0];
  const now = new Date().toISOString();
  const today = dayOf(now, group.timeZone);
  const wanted = search.get('date');
  const first = useRemote(
    RegisterDayDocument,
    { groupId: group._id, date: wanted ?? today },
    ({ registerDay }) => registerDay,
  );
  const isFree = wanted === null && first.data?.group._id === group._id && first.data.periods.length === 0;
  const fallback = isFree ? (first.data?.previousDate ?? null) : null;
  const second = useRemote(
    RegisterDayDocument,
    fallback ? { groupId: group._id, date: fallback } : null,
    ({ registerDay }) => registerDay,
  );
  const remote = fallback ? second : first;
  // An answer for another group or day is from before.
  const isFor = (day: RegisterDayFragment) => day.group._id === group._id && day.date === (fallback ?? wanted ?? today);
  const day = { ...remote, data: remote.data && isFor(remote.data) ? remote.data : undefined };
  // Whoever came to a period stays in it: it ends while its register is taken, and that is closed, and another one is gone to by hand.
  const usual = useMemo(() => day.data && usualPeriod(day.data, now)?.periodKey, [group._id, day.data?.date]);
  const shown = search.get('period');
  const period =
    day.data?.periods.find(({ periodKey }) => periodKey === shown) ??
    day.data?.periods.find(({ periodKey }) => periodKey === usual);
  return {
    group,
    day,
    date: day.data?.date ?? wanted ?? '',
    period,
    go: (to) => {
      const next = new URLSearchParams();
      const wish = {
        group: group._id,
        ...(to.date === undefined && to.group === undefined && day.data && { date: day.data.date }),
        ...to,
      };
      for (const [name, value] of Object.entries(wish)) if (value) next.set(name, value);
      setSearch(next);
    },
  };
}
