import { createContext, useContext } from 'react';
import type { AdminResource } from './admin-resource.ts';

/** Every list of the console; the slices learn of them here. */
export const AdminResources = createContext<readonly AdminResource[]>([]);
export const useAdminResources = (): readonly AdminResource[] => useContext(AdminResources);
