import { buffer } from 'node:stream/consumers';
import { fileKey, profilePicture } from '@paideia/events/files/file.rules.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { profileExportMessages as texts } from '@paideia/events/profiles/profile.messages.ts';
import { users, type NotificationPreference, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { picked, some, type ExportPart } from '../kernel/export/part.ts';
import type { Context } from '../kernel/graphql/context.ts';

const exportedFields = [
  'firstName',
  'lastName',
  'location',
  'phones',
  'emails',
  'url',
  'socialUserName',
  'homePage',
  'showVideo',
] as const satisfies readonly (keyof UserView)[];
const preferred = [
  'locale',
  'selectedGroup',
  'notificationPreferences',
  'notificationDelivery',
  'subscribeAlumniEmail',
] as const satisfies readonly (keyof UserView)[];

/** The picture stands in the file itself: an address of it would soon be over. */
async function pictureOf({ files: { objects } }: Context, cloudinaryId: string | null | undefined) {
  const key = fileKey(cloudinaryId ?? '');
  const stored = cloudinaryId && isId(cloudinaryId) ? await objects.head(key) : undefined;
  if (!stored) return {};
  const bytes = await buffer(await objects.read(key, { first: 0, last: stored.size - 1 }));
  return { picture: `data:${profilePicture.type};base64,${bytes.toString('base64')}` };
}

export const profileExport: ExportPart = {
  key: 'profile',
  title: texts.profile,
  about: texts['profile.about'],
  items: some(async (context, userId) => {
    const user = await context.read(users).one(userId);
    const [profile] = picked(user, exportedFields);
    return profile ? [{ ...profile, ...(await pictureOf(context, user?.cloudinaryId)) }] : [];
  }),
  mute: ['showVideo'] satisfies readonly (keyof UserView)[],
};
export const preferencesExport: ExportPart = {
  key: 'preferences',
  title: texts.preferences,
  about: texts['preferences.about'],
  items: some(async ({ read }, userId) => picked(await read(users).one(userId), preferred)),
  ids: { selectedGroup: 'group' } satisfies Partial<Record<keyof UserView, string>>,
  words: ['notificationDefinitionId'] satisfies readonly (keyof NotificationPreference)[],
};
