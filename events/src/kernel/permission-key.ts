/** `read` opens a resource's queries, `write` its commands. */
type Access = 'read' | 'write';
/** One of them for one resource, as it is given to a person. */
export type Key<Name extends string = string> = {
  readonly name: Name;
  /** It opens the records of the person's own regions. */
  readonly isRegional: boolean;
  readonly isToWrite: boolean;
};
/** The keys to a list of the console, which one person may be given beside the roles. */
type Keys<Resource extends string = string, A extends Access = Access> = {
  readonly resource: Resource;
  readonly isRegional: boolean;
  /** Its place among those of other lists, wherever a person's keys are told. */
  readonly order: number;
} & { readonly [K in A]: Key<`${Resource}:${K}`> };
/** The keys to a list that may have no key to change it. */
export type AnyKeys = Keys<string, 'read'> & Partial<Keys>;

type Kind<A extends Access> = {
  readonly order: number;
  /** Its records belong to regions. */
  readonly isRegional?: boolean;
  /** It is named where the key does not open both. */
  readonly access?: readonly A[];
};
export const defineKeys = <const Resource extends string, const A extends Access = Access>(
  resource: Resource,
  { order, isRegional = false, access = ['read', 'write'] as readonly Access[] as readonly A[] }: Kind<A>,
): Keys<Resource, A> => {
  const keys = access.map((one) => [one, { name: `${resource}:${one}`, isRegional, isToWrite: one === 'write' }]);
  return { resource, isRegional, order, ...Object.fromEntries(keys) } as Keys<Resource, A>;
};
