import { admin, anyOf, inRegion, self, type Rule } from '../kernel/permission.ts';
import type { AddressCommand } from './address.commands.ts';

/** One's own; of persons and of regions those who administer them. */
export const readsAddress = anyOf(self, admin, inRegion('admin'));
export const addressPermissions: Readonly<Record<AddressCommand['type'], Rule>> = {
  SaveAddress: readsAddress,
  RemoveAddress: readsAddress,
};
