import type { DemoCommand } from './command.ts';
import { R, U } from './ids.ts';
import { demoPasswordDigest, emailOf, groupIdsOf, people, regionIdsOf, userIdOf } from './people.ts';

/** Everybody is invited; all but a few have set a password and accepted the terms. */
export function accountCommands(at: (date: string) => string): readonly DemoCommand[] {
  const occurredAt = `${at('2026-09-01')}T15:00:00.000Z`;
  const by = (
    type: string,
    key: string,
    data: Record<string, unknown>,
    actorId: string | null = null,
  ): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data,
    actorId,
    occurredAt,
  });
  return people.flatMap((person) => {
    const { n, name, roles = ['user'], regionRoles = [], locale = 'en', state } = person;
    const userId = userIdOf(person);
    const enters = state !== 'invited';
    return [
      by('InviteUser', `${n}`, {
        userId,
        email: emailOf(person),
        firstName: name[0],
        lastName: name[1],
        locale,
        regionIds: regionIdsOf(person),
        groupIds: groupIdsOf(person),
        roles,
      }),
      ...regionRoles.map(([region, slug, roleNames]) =>
        by('GrantRegionRoles', `${n}-${slug}`, { userId, regionId: R(region), roleNames }),
      ),
      ...(enters ? [{ ...by('SetInitialPassword', `${n}`, { userId }), password: demoPasswordDigest }] : []),
      ...(enters && state !== 'termsOpen' ? [by('AcceptTerms', `${n}`, { userId, termsVersion: '1' }, userId)] : []),
      ...(state === 'deactivated' ? [by('DeactivateUser', `${n}`, { userId, reason: 'Moved away' }, U(1))] : []),
    ];
  });
}
