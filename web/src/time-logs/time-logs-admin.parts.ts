export { usePlaceFilters } from './admin/use-time-log-filters.ts';
