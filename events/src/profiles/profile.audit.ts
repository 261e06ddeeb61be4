import { defineAudit, labelled, language, sentence, whole, word } from '../kernel/audit.ts';
import {
  preferencesAuditFields,
  profileAuditFields,
  profileAuditValues,
  profileCategories,
  profileSentences as texts,
} from './profile-audit.messages.ts';
import { userPreferencesEvents, userProfileEvents, type ProfileFields } from './profile.events.ts';

/** Of a picture it only says that there is one. */
const profile = ({ phones, emails, cloudinaryId, ...fields }: ProfileFields) => ({
  ...fields,
  ...(phones !== undefined && { phones: phones?.map(({ type, number }) => labelled(word(type), number)) ?? null }),
  ...(emails !== undefined && { emails: emails?.map(({ type, value }) => labelled(word(type), value)) ?? null }),
  ...(cloudinaryId !== undefined && { cloudinaryId: cloudinaryId && true }),
});

export const userProfileAudit = defineAudit(userProfileEvents, {
  label: profileCategories.userProfile,
  fields: profileAuditFields,
  values: profileAuditValues,
  rows: {
    UserProfileCreated: {
      sentence: texts.UserProfileCreated,
      changes: ({ changed, ...data }) => whole({ ...data, ...profile(changed) }),
    },
    UserProfileUpdated: {
      sentence: texts.UserProfileUpdated,
      changes: ({ changed, userId }) => whole({ userId, ...profile(changed) }),
    },
    UserLocaleChanged: {
      sentence: ({ locale }) => sentence(texts.UserLocaleChanged, { language: language(locale) }),
    },
  },
});
export const userPreferencesAudit = defineAudit(userPreferencesEvents, {
  label: profileCategories.userPreferences,
  fields: preferencesAuditFields,
  rows: {
    GroupSelected: { sentence: texts.GroupSelected },
    AlumniWelcomeDismissed: { sentence: texts.AlumniWelcomeDismissed },
    NotificationPreferenceSet: { sentence: texts.NotificationPreferenceSet },
    NotificationDeliverySet: { sentence: texts.NotificationDeliverySet },
    AlumniEmailSubscriptionChanged: { sentence: texts.AlumniEmailSubscriptionChanged },
    TermsAccepted: { sentence: ({ termsVersion }) => sentence(texts.TermsAccepted, { version: termsVersion }) },
  },
});
