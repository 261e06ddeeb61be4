import type { UserAccountCommand } from '@paideia/events/accounts/account.commands.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import type { signUpCommands } from '@paideia/events/accounts/sign-up.commands.ts';
import { mayChange } from '@paideia/events/accounts/role.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Given } from '../kernel/decide/decider.ts';
import type { GroupFact } from '../groups/group.facts.ts';
import type { AccountState } from './account-state.decider.ts';

/** The group that a person wants to join, as far as a sign-up must know it. */
export type SignUpGroup = Pick<GroupFact, 'archived' | 'selfSignUp' | 'freeOfCharge'>;
type Rejected =
  | 'account.exists'
  | 'account.groupClosed'
  | 'account.deactivated'
  | 'account.nothingToResend'
  | 'account.outranked'
  | 'account.retracted';
type Decide<T extends UserAccountCommand['type']> = (
  state: AccountState,
  data: DataOf<UserAccountCommand, T>,
  facts: { readonly group: SignUpGroup | undefined } & Given,
) => readonly UserAccountEvent[] | Rejection<Rejected>;

const isOpen = (group: SignUpGroup | undefined): boolean =>
  group !== undefined && group.selfSignUp && group.freeOfCharge && !group.archived;

/** How accounts are made by people themselves, and how addresses are proved and changed. */
export const signUpDecisions: { readonly [T in keyof typeof signUpCommands]: Decide<T> } = {
  RegisterSelfSignedUpUser: (state, data, { group }) => {
    if (state.status !== 'none') return state.emailKey === data.emailKey ? [] : reject('account.exists');
    return isOpen(group)
      ? [{ type: 'UserSelfSignedUp', data: { ...data, hasPassword: false } }]
      : reject('account.groupClosed');
  },
  VerifyEmail: ({ status, emailVerified }, { userId }) => {
    if (status === 'deactivated' || status === 'retracted') return reject('account.deactivated');
    return [
      ...(emailVerified ? [] : [{ type: 'EmailVerified' as const, data: { userId } }]),
      // Who was invited becomes active with the first password.
      ...(status === 'signedUp' ? [{ type: 'UserActivated' as const, data: { userId } }] : []),
    ];
  },
  ResendAccountMail: (state, { userId }, { who }) => {
    const { status, emailVerified } = state;
    if (status === 'retracted') return reject('account.retracted');
    if (status === 'deactivated') return reject('account.deactivated');
    if (!mayChange(who, state)) return reject('account.outranked');
    if (status === 'invited') return [{ type: 'InvitationMailRequested', data: { userId } }];
    return emailVerified
      ? reject('account.nothingToResend')
      : [{ type: 'VerificationMailRequested', data: { userId } }];
  },
  SetAccountEmail: (state, { userId, email, emailKey }, { who, actorId }) => {
    if (state.status === 'retracted') return reject('account.retracted');
    if (state.status === 'deactivated') return reject('account.deactivated');
    if (state.emailKey === emailKey) return [];
    if (!mayChange(who, state)) return reject('account.outranked');
    const changed = {
      userId,
      email,
      emailKey,
      formerEmail: state.email ?? '',
      formerEmailKey: state.emailKey,
      by: actorId,
    };
    return [
      { type: 'UserEmailChanged', data: changed },
      // Who was only invited gets the invitation at the new address; it proves that one too.
      { type: state.status === 'invited' ? 'InvitationMailRequested' : 'VerificationMailRequested', data: { userId } },
    ];
  },
};
