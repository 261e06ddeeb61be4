/** The scope of records that regions own, of what `regionsWhere` says. One region is a plain value, so that an index begins with it. Throws for none: nobody is not everybody. */
export function withinRegions(
  regions: 'all' | readonly string[],
): 'everything' | { readonly regionId: string | readonly string[] } {
  if (regions === 'all') return 'everything';
  const [first, ...others] = regions;
  if (first === undefined) throw new Error('a scope of no region');
  return { regionId: others.length === 0 ? first : regions };
}
