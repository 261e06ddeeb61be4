import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const profileCategories = defineMessages({
  userPreferences: {
    id: 'auditLog.category.userPreferences',
    defaultMessage: 'Preferences',
    description: 'Kind of record in the system log',
  },
  userProfile: {
    id: 'auditLog.category.userProfile',
    defaultMessage: 'Profile',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const profileSentences = defineMessages({
  GroupSelected: {
    id: 'audit.GroupSelected',
    defaultMessage: '{subject} chose the group {group}',
    description: 'The group that the screens show',
  },
  NotificationPreferenceSet: {
    id: 'audit.NotificationPreferenceSet',
    defaultMessage: '{subject} chose which e-mails to get',
    description: 'A choice of the profile',
  },
  AlumniEmailSubscriptionChanged: {
    id: 'audit.AlumniEmailSubscriptionChanged',
    defaultMessage: '{subject} changed the subscription to alumni mail',
    description: 'A choice of the profile',
  },
  AlumniWelcomeDismissed: {
    id: 'audit.AlumniWelcomeDismissed',
    defaultMessage: '{subject} dismissed the welcome to the alumni',
    description: 'The panel is not shown again',
  },
  TermsAccepted: {
    id: 'audit.TermsAccepted',
    defaultMessage: '{subject} accepted the terms, version {version}',
    description: 'Needed to enter the site',
  },
  UserProfileCreated: {
    id: 'audit.UserProfileCreated',
    defaultMessage: 'The profile of {subject} was created',
    description: 'Name and language of a person',
  },
  NotificationDeliverySet: {
    id: 'audit.NotificationDeliverySet',
    defaultMessage: '{subject} chose when e-mails come',
    description: 'Quiet hours, and one letter a day',
  },
  UserProfileUpdated: {
    id: 'audit.UserProfileUpdated',
    defaultMessage: '{actor} changed the profile of {subject}',
    description: 'Some profile fields',
  },
  UserLocaleChanged: {
    id: 'audit.UserLocaleChanged',
    defaultMessage: '{subject} now uses the language {language}',
    description: 'The language of the screens and mails',
  },
});

/** What the fields are called. */
export const preferencesAuditFields = defineMessages({
  digestAt: {
    id: 'audit.field.digestAt',
    defaultMessage: 'E-mail of the day at',
    description: 'A field of an event: digestAt',
  },
  quietFrom: {
    id: 'audit.field.quietFrom',
    defaultMessage: 'Quiet from',
    description: 'A field of an event: quietFrom',
  },
  quietTo: {
    id: 'audit.field.quietTo',
    defaultMessage: 'Quiet until',
    description: 'A field of an event: quietTo',
  },
});

/** What the fields are called. */
export const profileAuditFields = defineMessages({
  notificationDefinitionId: {
    id: 'audit.field.notificationDefinitionId',
    defaultMessage: 'Kind of message',
    description: 'A field of an event: notificationDefinitionId',
  },
  subscribed: {
    id: 'audit.field.subscribed',
    defaultMessage: 'Wanted',
    description: 'A field of an event: subscribed',
  },
  termsVersion: {
    id: 'audit.field.termsVersion',
    defaultMessage: 'Version of the terms',
    description: 'A field of an event: termsVersion',
  },
  phones: { id: 'audit.field.phones', defaultMessage: 'Phones', description: 'A field of an event: phones' },
  emails: { id: 'audit.field.emails', defaultMessage: 'Other e-mails', description: 'A field of an event: emails' },
  url: { id: 'audit.field.url', defaultMessage: 'Website', description: 'A field of an event: url' },
  socialUserName: {
    id: 'audit.field.socialUserName',
    defaultMessage: 'Social user name',
    description: 'A field of an event: socialUserName',
  },
  homePage: { id: 'audit.field.homePage', defaultMessage: 'Home page', description: 'A field of an event: homePage' },
  cloudinaryId: {
    id: 'audit.field.cloudinaryId',
    defaultMessage: 'Picture',
    description: 'A field of an event: cloudinaryId',
  },
  showVideo: {
    id: 'audit.field.showVideo',
    defaultMessage: 'Show video',
    description: 'A field of an event: showVideo',
  },
});

/** What the fixed values are called. */
export const profileAuditValues = defineMessages({
  work: { id: 'audit.value.work', defaultMessage: 'Work', description: 'A fixed value of an event: work' },
  mobile: { id: 'audit.value.mobile', defaultMessage: 'Mobile', description: 'A fixed value of an event: mobile' },
  school: { id: 'audit.value.school', defaultMessage: 'School', description: 'A fixed value of an event: school' },
});
