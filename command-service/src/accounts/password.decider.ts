import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { UserAccountCommand } from '@paideia/events/accounts/account.commands.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { passwordCommands } from '@paideia/events/accounts/password.commands.ts';
import { mayChange } from '@paideia/events/accounts/role.rules.ts';
import type { Given } from '../kernel/decide/decider.ts';
import type { AccountState } from './account-state.decider.ts';

type Decide<T extends UserAccountCommand['type']> = (
  state: AccountState,
  data: DataOf<UserAccountCommand, T>,
  facts: Given,
) =>
  | readonly UserAccountEvent[]
  | Rejection<'account.deactivated' | 'account.outranked' | 'account.passwordAlreadySet'>;

/** Whoever sets a password by a link has read the mail: the address is proved, and the account may be entered. */
const proved = ({ emailVerified, status }: AccountState, userId: string): readonly UserAccountEvent[] => [
  ...(emailVerified ? [] : [{ type: 'EmailVerified' as const, data: { userId } }]),
  ...(status === 'active' ? [] : [{ type: 'UserActivated' as const, data: { userId } }]),
];

/** They decide what happens to the password of an account; links, digests and verifiers are looked at before. */
export const passwordDecisions: { readonly [T in keyof typeof passwordCommands | 'SetInitialPassword']: Decide<T> } = {
  SetInitialPassword: (state, { userId }) => {
    if (state.status === 'deactivated') return reject('account.deactivated');
    if (state.hasPassword) return reject('account.passwordAlreadySet');
    return [{ type: 'InitialPasswordSet', data: { userId } }, ...proved(state, userId)];
  },
  // Nothing is said to whoever asks, so a deactivated account needs no answer of its own.
  RequestPasswordReset: (state, { userId }, { who }) => {
    if (!mayChange(who, state)) return reject('account.outranked');
    return state.status === 'deactivated' ? [] : [{ type: 'PasswordResetRequested', data: { userId } }];
  },
  ResetPassword: (state, { userId }) => {
    if (state.status === 'deactivated') return reject('account.deactivated');
    return [
      { type: state.hasPassword ? 'PasswordReset' : 'InitialPasswordSet', data: { userId } },
      ...proved(state, userId),
    ];
  },
  ChangePassword: ({ status }, { userId }) =>
    status === 'active' ? [{ type: 'PasswordChanged', data: { userId } }] : reject('account.deactivated'),
};
