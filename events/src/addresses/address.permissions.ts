import { admin, anyOf, inPerson, inRegion, self, type Rule } from '../kernel/permission.ts';
import type { AddressCommand } from './address.commands.ts';

const administers = anyOf(admin, inRegion('admin'));
/** One's own; of persons and of regions those who administer them. */
export const readsAddress = anyOf(self, administers);
const saves = anyOf(self, inPerson(administers));

export const addressPermissions: Readonly<Record<AddressCommand['type'], Rule>> = {
  SaveAddress: saves,
  RemoveAddress: saves,
};
