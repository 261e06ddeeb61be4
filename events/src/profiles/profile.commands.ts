import { z } from 'zod';
import { ClearableText, ClearableWebAddress, Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ userId: Id });
const fields = z.object({
  firstName: Text(100).optional(),
  lastName: Text(100).optional(),
  locale: z.string().max(10).optional(),
  location: ClearableText(200),
  phones: z
    .array(z.object({ type: z.enum(['work', 'mobile', 'other']), number: Text(40) }))
    .max(10)
    .optional(),
  emails: z
    .array(z.object({ type: z.enum(['school']), value: Text(254).pipe(z.email()) }))
    .max(10)
    .optional(),
  url: ClearableWebAddress(500),
  socialUserName: ClearableText(100),
  homePage: ClearableWebAddress(500),
  cloudinaryId: ClearableText(200),
  showVideo: z.boolean().optional(),
});

export const userProfileCommands = defineCommands({
  CreateUserProfile: of.extend({ firstName: Text(100), lastName: Text(100), locale: z.string().max(10).default('en') }),
  UpdateUserProfile: of.extend({ changed: fields }),
});
export type UserProfileCommand = CommandOf<typeof userProfileCommands>;

export const userPreferencesCommands = defineCommands({
  SelectGroup: of.extend({ groupId: Id }),
  DismissAlumniWelcome: of,
  SetNotificationPreference: of.extend({ notificationDefinitionId: Text(40), regionId: Id, subscribed: z.boolean() }),
  SetSubscribeAlumniEmail: of.extend({ subscribed: z.boolean() }),
  AcceptTerms: of.extend({ termsVersion: Text(40) }),
});
export type UserPreferencesCommand = CommandOf<typeof userPreferencesCommands>;
