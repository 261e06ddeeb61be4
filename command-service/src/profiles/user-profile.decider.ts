import { isDeepStrictEqual } from 'node:util';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { mayChange } from '@paideia/events/accounts/role.rules.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { userProfileCommands } from '@paideia/events/profiles/profile.commands.ts';
import {
  userProfileEvents,
  userProfileStream,
  type UserProfileEvent,
} from '@paideia/events/profiles/profile.events.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { sharedRegion } from '../accounts/account-state.decider.ts';
import { fileAsset } from '../files/file.decider.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { fullName } from '@paideia/events/kernel/names.ts';

type Fields = DataOf<UserProfileEvent, 'UserProfileUpdated'>['changed'];
type ProfileState = { readonly userId: string | null; readonly fields: Fields; readonly locale: string };
type Facts = {
  readonly regionId: string | undefined;
  readonly account: Parameters<typeof mayChange>[1];
  /** What the person sent to be shown as is there. */
  readonly hasPicture: boolean;
};
/** Only what the person sent for it: an address is given for whatever stands in the profile. */
async function hasPicture(userId: string, fileId: string | null | undefined, ask: Ask): Promise<boolean> {
  if (!fileId) return false;
  const state = await ask.state(fileAsset, fileAssetStream(fileId));
  return state.status === 'stored' && state.file.ownerId === userId && state.file.purpose === 'profilePicture';
}

const known = (locale: string | undefined): string | undefined =>
  locale !== undefined && isLocale(locale) ? locale : undefined;
/** Only what differs from what stands; what was never given stands as null. */
function changesOf(fields: Fields, wish: Fields): Fields {
  const stands = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    Object.entries(wish).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, stands.get(name) ?? null),
    ),
  );
}

export const userProfile = defineDecider<
  ProfileState,
  `profile.${'exists' | 'pictureMissing'}` | 'account.outranked',
  Facts
>()({
  events: userProfileEvents,
  commands: userProfileCommands,
  permissions: profilePermissions,
  creates: ['CreateUserProfile'],
  commutes: ['UpdateUserProfile'],
  stream: ({ data }) => userProfileStream(data.userId),
  initial: { userId: null, fields: {}, locale: 'en' },
  exists: ({ userId }) => userId !== null,
  scope: (_, { data }, { regionId }) => ({ ownerId: data.userId, regionId }),
  facts: async ({ type, data }, ask, _, { who }) => {
    const account = await ask.state(userAccount, userAccountStream(data.userId));
    return {
      regionId: sharedRegion(who, account.regionIds),
      account,
      hasPicture: type === 'UpdateUserProfile' && (await hasPicture(data.userId, data.changed.cloudinaryId, ask)),
    };
  },

  decide: {
    CreateUserProfile: (state, { userId, firstName, lastName, locale }) => {
      const { fields } = state;
      if (state.userId !== null)
        return fields.firstName === firstName && fields.lastName === lastName ? [] : reject('profile.exists');
      return [
        {
          type: 'UserProfileCreated',
          data: { userId, changed: { firstName, lastName }, locale: known(locale) ?? 'en' },
        },
      ];
    },
    UpdateUserProfile: (state, { userId, changed: { locale: wished, ...wish } }, { who, account, hasPicture }) => {
      if (!mayChange(who, account)) return reject('account.outranked');
      const changed = changesOf(state.fields, wish);
      if (changed.cloudinaryId && !hasPicture) return reject('profile.pictureMissing');
      const locale = known(wished);
      return [
        ...(Object.keys(changed).length > 0
          ? [{ type: 'UserProfileUpdated' as const, data: { userId, changed } }]
          : []),
        ...(locale !== undefined && locale !== state.locale
          ? [{ type: 'UserLocaleChanged' as const, data: { userId, locale } }]
          : []),
      ];
    },
  },
  evolve: {
    UserProfileCreated: (_, { userId, changed, locale }) => ({ userId, fields: changed, locale }),
    UserProfileUpdated: (state, { changed }) => ({ ...state, fields: { ...state.fields, ...changed } }),
    UserLocaleChanged: (state, { locale }) => ({ ...state, locale }),
  },
});

export const nameOf = ({ fields }: ProfileState): string | null => fullName(fields);
