import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Filter } from '../list/list-shapes.ts';

type DateFilters = {
  /** What they are called where the days are of one thing among several, as the ends of weeks. */
  readonly labels?: Readonly<Record<'from' | 'to', string>>;
  readonly isMain?: boolean;
};
/** They narrow a list to the time from one day to another. */
export function useDateFilters({ labels, isMain = false }: DateFilters = {}): readonly Filter[] {
  const t = useMessages(adminMessages);
  return (['from', 'to'] as const).map((name) => ({ kind: 'date', name, label: labels?.[name] ?? t(name), isMain }));
}
