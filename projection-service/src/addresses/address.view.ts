import { group } from '@paideia/documents/port.ts';

/** Null is what was never given, or erased. */
export type AddressView = {
  readonly _id: string;
  readonly _revision: number;
  readonly itemId: string;
  readonly owner: 'user' | 'region';
  readonly name: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
};
export const addressesGroup = group('addresses', 1);
export const addresses = addressesGroup.collection<AddressView>('addresses', {
  indexes: { byItem: ['itemId', 'createdAt'] },
});
