/**
 * The resources of the console, in the order of its menu: to each of them one person may be given a key beside the roles. `regional` are those whose
 * records belong to regions; their keys open the records of the person's own regions.
 */
const resources = {
  leaveRequests: 'regional',
  registers: 'regional',
  submissions: 'regional',
  examResults: 'regional',
  billing: 'regional',
  users: 'regional',
  groups: 'regional',
  teachers: 'everywhere',
  courses: 'everywhere',
  regions: 'regional',
  systemLog: 'everywhere',
  news: 'everywhere',
  links: 'everywhere',
  categories: 'everywhere',
  translations: 'everywhere',
  locales: 'everywhere',
  documents: 'everywhere',
  attendanceSchemas: 'everywhere',
  requestForms: 'everywhere',
} as const satisfies Readonly<Record<string, 'regional' | 'everywhere'>>;
export type KeyedResource = keyof typeof resources;
export const keyedResources = Object.keys(resources) as readonly KeyedResource[];

/** `read` opens a resource's queries, `write` its commands. Nobody changes the system log. */
export type PermissionKey = Exclude<`${KeyedResource}:${'read' | 'write'}`, 'systemLog:write'>;
export const permissionKeys: readonly PermissionKey[] = keyedResources.flatMap((resource): readonly PermissionKey[] =>
  resource === 'systemLog' ? ['systemLog:read'] : [`${resource}:read`, `${resource}:write`],
);

export const resourceOf = (key: PermissionKey): KeyedResource => key.slice(0, key.indexOf(':')) as KeyedResource;
export const isRegional = (key: PermissionKey): boolean => resources[resourceOf(key)] === 'regional';
export const isToWrite = (key: PermissionKey): boolean => key.endsWith(':write');

/** Checks are literal, so whoever may change a resource is given the key to read it too. Each once, in the order of the console. */
export const withReading = (keys: readonly PermissionKey[]): PermissionKey[] =>
  permissionKeys.filter((key) => keys.includes(key) || keys.includes(key.replace(/:read$/, ':write') as PermissionKey));
