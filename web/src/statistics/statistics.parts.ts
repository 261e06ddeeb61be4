import { lazyPart } from '../lib/ui/index.ts';

/** Charts of a group, of a region and of a course, for their pages in the console. */
export const GroupStatistics = lazyPart(async () => (await import('./admin/GroupStatistics.tsx')).GroupStatistics);
export const RegionStatistics = lazyPart(async () => (await import('./admin/RegionStatistics.tsx')).RegionStatistics);
export const CourseStatistics = lazyPart(async () => (await import('./admin/CourseStatistics.tsx')).CourseStatistics);

/** A bar by its key, with the figures of its parts. */
type KeyedRow = { readonly key: string; readonly values: readonly number[] };
/** Bars and their table, for the reports. */
export const KeyedBars = lazyPart(async () => (await import('./BarFigure.tsx')).BarFigure<KeyedRow>);
