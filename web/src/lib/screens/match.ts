import type { ParamsOf, Screen } from './screen.ts';

const patterns = new Map<string, RegExp>();
/** The addresses of a path look like this. */
export function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const source = path
    .replace(/\/(\w+)\?/g, '(?:/$1)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  const pattern = new RegExp(`^${source}/*$`);
  patterns.set(path, pattern);
  return pattern;
}
/** What is said letter by letter goes before what any part of an address fits, and that before what takes all below. */
const vagueness = ({ path }: Screen) => path.split(':').length + (path.endsWith('*') ? 100 : 0);

/** It finds the screen of an address. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens
    .filter(({ path }) => patternOf(path).test(pathname))
    .toSorted((one, other) => vagueness(one) - vagueness(other))[0];

/** A part of an address; one that is mistyped beyond reading stays as it is, and is refused where it is sent. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
/** These stand in an address for the parts of a path. */
export const paramsAt = ({ path }: Screen, pathname: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(patternOf(path).exec(pathname)?.groups ?? {}).map(([name, part]) => [name, decoded(part)]),
  );

/** The address of a screen; what may be missing in its path is. */
export const addressOf = <Path extends string>({ path }: { readonly path: Path }, params: ParamsOf<Path>): string =>
  path
    .replace(/\/\w+\?|\/\*$/g, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))));

/** It tells whether an address belongs to a screen or to one below it. */
export const isWithin = (entry: Screen, screens: readonly Screen[], pathname: string): boolean => {
  for (let at = screenAt(screens, pathname); at !== undefined; at = at.crumb) if (at.path === entry.path) return true;
  return false;
};
