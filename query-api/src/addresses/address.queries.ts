import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { addresses, type AddressView } from '@paideia/projection-service/addresses/address.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Address } from './address.types.ts';

const filled = (parts: readonly (string | null)[]): readonly string[] =>
  parts.filter((part) => part !== null && part !== '') as readonly string[];
/** The lines of an envelope; what is not known has no line. */
const linesOf = ({ name, line1, line2, city, state, postcode, country }: AddressView): readonly string[] =>
  filled([name, line1, line2, filled([city, state, postcode]).join(' '), country]);

const nameOf = async (context: Pick<Context, 'join'>, id: string | null): Promise<string | null> =>
  id === null ? null : ((await context.join(users, id))?.fullName ?? null);

export async function addressOf(context: Pick<Context, 'join'>, view: AddressView): Promise<Address> {
  const [createdByName, updatedByName] = await Promise.all([
    nameOf(context, view.createdBy),
    nameOf(context, view.updatedBy),
  ]);
  const lines = linesOf(view);
  return { ...view, fullAddress: lines.join(', '), stackedAddress: lines.join('\n'), createdByName, updatedByName };
}

const most = 50;
/** Of a person or a region, the first one first. The caller has checked who may know them. */
export async function shownAddresses(context: Context, itemId: string, limit = most): Promise<readonly Address[]> {
  const { items } = await context.read(addresses).find({ where: { itemId }, sort: { field: 'createdAt' }, limit });
  return Promise.all(items.map((view) => addressOf(context, view)));
}
