import type { Who } from '@paideia/events/kernel/permission.ts';
import type { Step } from './process.ts';

/**
 * The steps of a process as they were resolved from the state that there was, with whoever was permitted to do them: kept before the first is
 * appended, for a step changes that state. What came with the command stands in them as its place there: whoever repeats the command brings it
 * along, so that no personal value is kept besides the log. What a process reads of the state for its steps must be ids and names of kinds.
 */
export type Plan = { readonly steps: readonly Step[]; readonly who?: Who; readonly round: number };

type Place = { readonly $: readonly string[] };
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** No value can be taken for one: texts that came with the command are never kept. */
const isPlace = (value: unknown): value is Place =>
  isObject(value) &&
  Object.keys(value).length === 1 &&
  Array.isArray(value['$']) &&
  value['$'].length > 0 &&
  value['$'].every((name) => typeof name === 'string');

const isLeaf = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
/** Finds where the texts and numbers of the command stand in it. */
function placesIn(value: unknown, path: readonly string[] = [], found = new Map<string | number, Place>()) {
  if (isLeaf(value) && !found.has(value)) found.set(value, { $: path });
  if (isObject(value)) for (const [name, inner] of Object.entries(value)) placesIn(inner, [...path, name], found);
  return found;
}
const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((at: unknown, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);

function changed(value: unknown, change: (value: unknown) => unknown): unknown {
  const its = change(value);
  if (its !== value || !isObject(value)) return its;
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, change)]));
}
const changedSteps = (steps: readonly Step[], change: (value: unknown) => unknown): readonly Step[] =>
  steps.map(({ release, ...step }) => ({
    ...step,
    data: changed(step.data, change),
    ...(release && { release: { ...release, data: changed(release.data, change) } }),
  }));

/** `data` are those of the command, as they have passed its schema. */
export function planOf(steps: readonly Step[], data: unknown, { who, round }: Omit<Plan, 'steps'>): Plan {
  const places = placesIn(data);
  const kept = changedSteps(steps, (value) => (isLeaf(value) && places.get(value)) || value);
  return { steps: kept, who, round };
}
/** Undefined when the command has no such places, which another release may have kept. */
export function stepsOf({ steps }: Plan, data: unknown): readonly Step[] | undefined {
  let isWhole = true;
  const resolved = changedSteps(steps, (value) => {
    if (!isPlace(value)) return value;
    const its = valueAt(data, value.$);
    isWhole &&= its !== undefined;
    return its;
  });
  return isWhole ? resolved : undefined;
}
