import { ofRegion, type Row } from '../../row.ts';
import { readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  gradebook: ofRegion(readsGradebook, ({ groupId }) => ({ groupId })),
};
