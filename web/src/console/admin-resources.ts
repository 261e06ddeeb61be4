import { createContext, useContext } from 'react';
import type { AdminResource, Operations } from './admin-resource.ts';

/** Every list of the console; the slices learn of them here. */
export const AdminResources = createContext<readonly AdminResource[]>([]);
export const useAdminResources = (): readonly AdminResource[] => useContext(AdminResources);

/** What the data provider can be asked for, by name. */
export const operationsOf = (resources: readonly AdminResource[]): Readonly<Record<string, Operations>> =>
  Object.fromEntries(
    resources.flatMap(({ name, operations, parts = {} }) => {
      const { list, one } = operations;
      return [
        [name, operations],
        ...Object.entries(parts).map(([part, own]) => [part, { list, one, ...own }] as const),
      ];
    }),
  );
