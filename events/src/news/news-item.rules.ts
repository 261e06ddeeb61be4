import type { NewsAudience } from './news-item.events.ts';

type ForWhom = {
  readonly audience: NewsAudience;
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
};
/** Who an item is for, as keys that a reader has some of. */
export function audienceKeysOf({ audience, regionIds, groupIds }: ForWhom): readonly string[] {
  if (audience === 'region') return regionIds.map((id) => `region:${id}`);
  if (audience === 'group') return groupIds.map((id) => `group:${id}`);
  return [audience];
}

type Reader = {
  readonly isActiveStudent: boolean;
  readonly isAlumni: boolean;
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
};
/** The keys of a reader; a visitor has that of everybody alone. */
export const readerKeysOf = (reader: Reader | undefined): readonly string[] =>
  reader === undefined
    ? ['all']
    : [
        'all',
        ...(reader.isActiveStudent ? ['students'] : []),
        ...(reader.isAlumni ? ['alumni'] : []),
        ...reader.regionIds.map((id) => `region:${id}`),
        ...reader.groupIds.map((id) => `group:${id}`),
      ];

type Window = { readonly fromDate: string | null; readonly toDate: string | null };
/** Whether an item is shown on a day of the reader's zone, `yyyy-MM-dd`; both ends count. */
export const isShownOn = ({ fromDate, toDate }: Window, today: string): boolean =>
  (fromDate === null || fromDate <= today) && (toDate === null || today <= toDate);
