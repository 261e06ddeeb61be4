import { useCallback, useEffect, useState } from 'react';
import { chartFilterOf, type ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { dayOf } from '../../lib/i18n/index.ts';

const key = 'chartFilter';

/** A browser without storage, or one that is full, shows the charts all the same. */
function keptFilter(): ChartFilter {
  const today = dayOf(new Date());
  try {
    return chartFilterOf(JSON.parse(localStorage.getItem(key) ?? 'null'), today);
  } catch {
    return chartFilterOf(undefined, today);
  }
}
function keepFilter(filter: ChartFilter): void {
  try {
    localStorage.setItem(key, JSON.stringify(filter));
  } catch (error) {
    console.warn('What the charts show cannot be remembered on this device.', error);
  }
}

type Change = (changed: Partial<ChartFilter>) => void;
/** What the charts show, as this device remembers it, and how it is changed. */
export function useChartFilter(): readonly [ChartFilter, Change] {
  const [filter, setFilter] = useState(keptFilter);
  useEffect(() => keepFilter(filter), [filter]);
  const change = useCallback<Change>((changed) => setFilter((before) => ({ ...before, ...changed })), []);
  return [filter, change];
}
