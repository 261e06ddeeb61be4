import { systemZone } from '../regions/region.rules.ts';

/** So much of a region says whether a report shows it. */
export type ReportRegion = {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  readonly zone: string;
  readonly closed: boolean;
};
/** Which kinds of regions a report shows. `selectedRegions` are ids; without any it is all of them. */
export type RegionFilter = {
  readonly selectedRegions: readonly string[];
  readonly showAWM: boolean;
  readonly showCBC: boolean;
  readonly showUS: boolean;
  readonly showIntl: boolean;
  readonly showClosed: boolean;
};

type OfType = (filter: RegionFilter) => boolean;
/** A region of another type is in no report. */
const types: Readonly<Record<string, OfType>> = {
  AWM_OFFICE: ({ showAWM }) => showAWM,
  CHARIS_CAMPUS: ({ showCBC }) => showCBC,
};
/** Offices and campuses are reported on, the region of the platform itself is not. */
export const isReported = ({ type, zone }: Pick<ReportRegion, 'type' | 'zone'>): boolean =>
  Object.hasOwn(types, type) && zone !== systemZone;

/** A region of the United States says so by its name. */
const isUs = (name: string): boolean => name.includes('US -');

/** The regions that may be chosen, by their kinds. */
export const offeredRegions = <R extends ReportRegion>(regions: readonly R[], filter: RegionFilter): readonly R[] =>
  regions.filter(
    (region) =>
      isReported(region) &&
      types[region.type]?.(filter) === true &&
      (isUs(region.name) ? filter.showUS : filter.showIntl) &&
      (filter.showClosed || !region.closed),
  );
/** The regions that a report shows: of those that may be chosen the chosen ones, or all where none of them is chosen. */
export function shownRegions<R extends ReportRegion>(regions: readonly R[], filter: RegionFilter): readonly R[] {
  const offered = offeredRegions(regions, filter);
  const chosen = offered.filter(({ _id }) => filter.selectedRegions.includes(_id));
  return chosen.length > 0 ? chosen : offered;
}
