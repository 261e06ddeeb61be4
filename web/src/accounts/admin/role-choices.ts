import type { Role } from '@paideia/events/accounts/account.events.ts';
import { includedIn, mayChange, mayTouch } from '@paideia/events/accounts/role.rules.ts';
import type { Actor, Who } from '@paideia/events/kernel/permission.ts';
import { roles } from './role-words.ts';

/** It says why a role is not to be given or taken here. */
type RoleBar = 'everybody' | 'reserved' | 'included';
type RoleChoice = { readonly role: Role; readonly isHeld: boolean; readonly bar?: RoleBar };

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** Answers every role with whether it is held, and what stands against changing that: the same rules by which the services decide. */
export function roleChoices(who: Who, held: readonly string[]): readonly RoleChoice[] {
  const kept = held.filter(isRole);
  return roles.map((role) => {
    const isHeld = kept.includes(role);
    const bar: RoleBar | undefined =
      role === 'user'
        ? 'everybody'
        : !mayTouch(who, role)
          ? 'reserved'
          : isHeld && includedIn(role, kept)
            ? 'included'
            : undefined;
    return { role, isHeld, ...(bar && { bar }) };
  });
}

/** Says whether the person may deactivate the account, or give it another address: it is somebody else's, with rights within the person's own. */
export const mayTakeOver = (
  who: Actor,
  { id: userId, ...held }: Omit<Parameters<typeof mayChange>[1], 'userId'> & { readonly id: string },
): boolean => userId !== who.userId && mayChange(who, { userId, ...held });
