import { z } from 'zod';
import { Id, LocalTime } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';

export const userProfileStream = streamOf('userProfile');
export const userPreferencesStream = streamOf('userPreferences');

const about = { subject: (data: { userId: string }) => data.userId };
export const PhoneType = z.enum(['work', 'mobile', 'other']);
export const EmailType = z.enum(['school']);
const phone = z.object({ type: PhoneType, number: z.string() });
const mail = z.object({ type: EmailType, value: z.string() });

/** Only what changed. */
export const ProfileFields = z.object({
  firstName: personal(z.string()).optional(),
  lastName: personal(z.string()).optional(),
  location: personal(z.string()).optional(),
  phones: personal(z.array(phone)).optional(),
  emails: personal(z.array(mail)).optional(),
  url: personal(z.string()).optional(),
  socialUserName: personal(z.string()).optional(),
  homePage: personal(z.string()).optional(),
  cloudinaryId: personal(z.string()).optional(),
  showVideo: z.boolean().optional(),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const userProfileEvents = defineEvents('userProfile', {
  UserProfileCreated: event(z.object({ userId: Id, changed: ProfileFields, locale: z.string() }), about),
  UserProfileUpdated: event(z.object({ userId: Id, changed: ProfileFields }), about),
  UserLocaleChanged: event(z.object({ userId: Id, locale: z.string() })),
});
export type UserProfileEvent = EventOf<typeof userProfileEvents>;

export const userPreferencesEvents = defineEvents('userPreferences', {
  GroupSelected: event(z.object({ userId: Id, groupId: Id })),
  AlumniWelcomeDismissed: event(z.object({ userId: Id })),
  /** It tells whether letters of one kind that concern one region are wanted. */
  NotificationPreferenceSet: event(
    z.object({ userId: Id, notificationDefinitionId: z.string(), regionId: Id, subscribed: z.boolean() }),
  ),
  /** Letters that can wait go out at these wall clock times of the zone. Where it is null they go at any hour, and each by itself. */
  NotificationDeliverySet: event(
    z.object({
      userId: Id,
      timeZone: z.string(),
      digestAt: LocalTime.nullable(),
      quietFrom: LocalTime.nullable(),
      quietTo: LocalTime.nullable(),
    }),
  ),
  AlumniEmailSubscriptionChanged: event(z.object({ userId: Id, subscribed: z.boolean() })),
  TermsAccepted: event(z.object({ userId: Id, termsVersion: z.string() })),
});
export type UserPreferencesEvent = EventOf<typeof userPreferencesEvents>;
