/**
 * Where the events stand on the slider, in percent: by time, so that a pause is seen as one, but never closer than can be told apart.
 * @param instants in order, as milliseconds
 */
export function placesOf(instants: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [instants[0], instants.at(-1)];
  const span = Math.max(1, last - first);
  const gap = Math.min(3, 100 / Math.max(1, instants.length));
  const places: number[] = [];
  for (const instant of instants)
    places.push(Math.max((100 * (instant - first)) / span, (places.at(-1) ?? -gap) + gap));
  const end = places.at(-1) ?? 0;
  return end > 100 ? places.map((place) => (100 * place) / end) : places;
}
/** The last event that had happened by then; -1 for none. */
export function indexAt(instants: readonly number[], moment: number): number {
  let found = -1;
  instants.forEach((instant, index) => {
    if (instant <= moment) found = index;
  });
  return found;
}
export function nearest(places: readonly number[], wanted: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
  });
  return best;
}
