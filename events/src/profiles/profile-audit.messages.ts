import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const profileCategories = defineMessages('auditLog.category', {
  userPreferences: ['Preferences', 'Kind of record in the system log'],
  userProfile: ['Profile', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const profileSentences = defineMessages('audit', {
  GroupSelected: ['{subject} chose the group {group}', 'The group that the screens show'],
  NotificationPreferenceSet: ['{subject} chose which e-mails to get', 'A choice of the profile'],
  AlumniEmailSubscriptionChanged: ['{subject} changed the subscription to alumni mail', 'A choice of the profile'],
  AlumniWelcomeDismissed: ['{subject} dismissed the welcome to the alumni', 'The panel is not shown again'],
  TermsAccepted: ['{subject} accepted the terms, version {version}', 'Needed to enter the site'],
  UserProfileCreated: ['The profile of {subject} was created', 'Name and language of a person'],
  NotificationDeliverySet: ['{subject} chose when e-mails come', 'Quiet hours, and one letter a day'],
  UserProfileUpdated: ['{actor} changed the profile of {subject}', 'Some profile fields'],
  UserLocaleChanged: ['{subject} now uses the language {language}', 'The language of the screens and mails'],
});

/** The log calls the fields so. */
export const preferencesAuditFields = defineMessages('audit.field', {
  digestAt: ['E-mail of the day at', 'A field of an event: digestAt'],
  quietFrom: ['Quiet from', 'A field of an event: quietFrom'],
  quietTo: ['Quiet until', 'A field of an event: quietTo'],
  notificationDefinitionId: ['Kind of message', 'A field of an event: notificationDefinitionId'],
  subscribed: ['Wanted', 'A field of an event: subscribed'],
  termsVersion: ['Version of the terms', 'A field of an event: termsVersion'],
});

/** The log calls the fields so. */
export const profileAuditFields = defineMessages('audit.field', {
  phones: ['Phones', 'A field of an event: phones'],
  emails: ['Other e-mails', 'A field of an event: emails'],
  url: ['Website', 'A field of an event: url'],
  socialUserName: ['Social user name', 'A field of an event: socialUserName'],
  homePage: ['Home page', 'A field of an event: homePage'],
  cloudinaryId: ['Picture', 'A field of an event: cloudinaryId'],
  showVideo: ['Show video', 'A field of an event: showVideo'],
});

/** The log calls the fixed values so. */
export const profileAuditValues = defineMessages('audit.value', {
  work: ['Work', 'A fixed value of an event: work'],
  mobile: ['Mobile', 'A fixed value of an event: mobile'],
  school: ['School', 'A fixed value of an event: school'],
});
