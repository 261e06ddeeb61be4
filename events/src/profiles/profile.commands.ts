import { z } from 'zod';
import { ClearableText, ClearableWebAddress, Id, LocalTime, PhoneNumber, Text, TimeZone } from '../kernel/ids.ts';
import { longestEmail, longestPersonName, longestPhone, mostContacts } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestTermsVersion } from '../site-settings/setting-limits.rules.ts';
import { EmailType, PhoneType } from './profile.events.ts';
import { longestLocation, longestSocialName, longestWebAddress } from './profile.rules.ts';

const userRef = z.object({ userId: Id });
const fields = z.object({
  firstName: Text(longestPersonName).optional(),
  lastName: Text(longestPersonName).optional(),
  locale: z.string().max(10).optional(),
  location: ClearableText(longestLocation),
  phones: z
    .array(z.object({ type: PhoneType, number: PhoneNumber(longestPhone) }))
    .max(mostContacts)
    .optional(),
  emails: z
    .array(z.object({ type: EmailType, value: Text(longestEmail).pipe(z.email()) }))
    .max(mostContacts)
    .optional(),
  url: ClearableWebAddress(longestWebAddress),
  socialUserName: ClearableText(longestSocialName),
  homePage: ClearableWebAddress(longestWebAddress),
  cloudinaryId: ClearableText(200),
  showVideo: z.boolean().optional(),
});

export const userProfileCommands = defineCommands({
  CreateUserProfile: userRef.extend({
    firstName: Text(longestPersonName),
    lastName: Text(longestPersonName),
    locale: z.string().max(10).default('en'),
  }),
  UpdateUserProfile: userRef.extend({ changed: fields }),
});
export type UserProfileCommand = CommandOf<typeof userProfileCommands>;

export const userPreferencesCommands = defineCommands({
  SelectGroup: userRef.extend({ groupId: Id }),
  DismissAlumniWelcome: userRef,
  SetNotificationPreference: userRef.extend({
    notificationDefinitionId: Text(40),
    regionId: Id,
    subscribed: z.boolean(),
  }),
  SetNotificationDelivery: userRef.extend({
    timeZone: TimeZone,
    digestAt: LocalTime.nullable().default(null),
    quietFrom: LocalTime.nullable().default(null),
    quietTo: LocalTime.nullable().default(null),
  }),
  SetSubscribeAlumniEmail: userRef.extend({ subscribed: z.boolean() }),
  AcceptTerms: userRef.extend({ termsVersion: Text(longestTermsVersion) }),
});
export type UserPreferencesCommand = CommandOf<typeof userPreferencesCommands>;
