import { nothing, own, reason, type Row } from '../../row.ts';
import { erases, erasurePermissions } from '@paideia/events/erasures/erasure.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  ownErasureRequest: { ...own, note: 'the own one' },
  openErasures: { rule: erases, ...nothing },
  retractedPeople: { rule: erases, ...nothing },
  erasure: { rule: erases, ...nothing, args: ({ userId }) => ({ userId }), isAbsent: true },
};
export const mutations: Readonly<Record<string, Row>> = {
  requestErasure: {
    rule: erasurePermissions.RequestErasure,
    about: 'self',
    args: () => ({ reason }),
    note: 'of the own data',
  },
  withdrawErasureRequest: { rule: erasurePermissions.WithdrawErasureRequest, about: 'self', note: 'the own one' },
  eraseUser: {
    rule: erasurePermissions.EraseUser,
    ...nothing,
    args: ({ userId }) => ({ _id: userId, name: 'not the name' }),
  },
};
