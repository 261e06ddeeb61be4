import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const collegeSentences = defineMessages({
  DocumentCreated: {
    id: 'audit.DocumentCreated',
    defaultMessage: '{actor} wrote the document {name}',
    description: 'A document such as the terms',
  },
  DocumentPublished: {
    id: 'audit.DocumentPublished',
    defaultMessage: '{actor} published the document {name}',
    description: 'A document can be read',
  },
  DocumentUnpublished: {
    id: 'audit.DocumentUnpublished',
    defaultMessage: '{actor} withdrew the document {name} from publication',
    description: 'A document cannot be read any more',
  },
  GroupCreated: {
    id: 'audit.GroupCreated',
    defaultMessage: '{actor} created the group {group}',
    description: 'A group of students',
  },
  GroupAttendanceSchemaAssigned: {
    id: 'audit.GroupAttendanceSchemaAssigned',
    defaultMessage: '{actor} gave the group {group} the attendance schema {name}',
    description: 'Registers of the group follow the schema',
  },
  GroupArchived: {
    id: 'audit.GroupArchived',
    defaultMessage: '{actor} archived the group {group}',
    description: 'The group is over',
  },
  GroupRestored: {
    id: 'audit.GroupRestored',
    defaultMessage: '{actor} brought the group {group} back from the archive',
    description: 'The group goes on',
  },
  LocaleAdded: {
    id: 'audit.LocaleAdded',
    defaultMessage: '{actor} added the language {name}',
    description: 'A language that people may choose',
  },
  LogEntryRecorded: {
    id: 'audit.LogEntryRecorded',
    defaultMessage: '{subject}: {action}',
    description: 'An entry of the activity log of a kind without a sentence of its own',
  },
  'LogEntryRecorded.login': {
    id: 'audit.LogEntryRecorded.login',
    defaultMessage: '{subject} signed in',
    description: 'Activity log: a sign-in',
  },
  'LogEntryRecorded.loginFailed': {
    id: 'audit.LogEntryRecorded.loginFailed',
    defaultMessage: 'A sign-in failed for {subject}',
    description: 'Activity log: a sign-in with a wrong password',
  },
  'LogEntryRecorded.logout': {
    id: 'audit.LogEntryRecorded.logout',
    defaultMessage: '{subject} signed out',
    description: 'Activity log: a sign-out',
  },
  'LogEntryRecorded.courseActivity': {
    id: 'audit.LogEntryRecorded.courseActivity',
    defaultMessage: '{subject} opened a course',
    description: 'Activity log: a course screen was opened',
  },
  'LogEntryRecorded.reportFrontEndError': {
    id: 'audit.LogEntryRecorded.reportFrontEndError',
    defaultMessage: '{subject} met an error on a screen',
    description: 'Activity log: an error in the browser',
  },
  EmailQueued: {
    id: 'audit.EmailQueued',
    defaultMessage: 'A letter to {subject} was written: {template}',
    description: 'A mail waits to be sent',
  },
  EmailSent: {
    id: 'audit.EmailSent',
    defaultMessage: 'The letter to {subject} was sent',
    description: 'The mail server took the mail',
  },
  EmailFailed: {
    id: 'audit.EmailFailed',
    defaultMessage: 'The letter to {subject} could not be sent (attempt {attempt}); it is tried again',
    description: 'The mail server did not take the mail',
  },
  EmailRetryStarted: {
    id: 'audit.EmailRetryStarted',
    defaultMessage: 'The letter to {subject} is tried again',
    description: 'Time for another attempt',
  },
  EmailAbandoned: {
    id: 'audit.EmailAbandoned',
    defaultMessage: 'The letter to {subject} was given up after attempt {attempt}',
    description: 'No more attempts',
  },
  NotificationRaised: {
    id: 'audit.NotificationRaised',
    defaultMessage: '{subject} was notified: {template}',
    description: 'A notification inside the product',
  },
  NotificationsRead: {
    id: 'audit.NotificationsRead',
    defaultMessage: '{subject} read the notifications',
    description: 'All up to a moment',
  },
  RegionCreated: {
    id: 'audit.RegionCreated',
    defaultMessage: '{actor} created the region {region}',
    description: 'A campus or an office',
  },
  RegionUpdated: {
    id: 'audit.RegionUpdated',
    defaultMessage: '{actor} changed the region {region}',
    description: 'Some fields of a region',
  },
  RegionClosed: {
    id: 'audit.RegionClosed',
    defaultMessage: '{actor} closed the region {region}',
    description: 'The campus or office is over',
  },
  RegionReopened: {
    id: 'audit.RegionReopened',
    defaultMessage: '{actor} reopened the region {region}',
    description: 'The campus or office goes on',
  },
  RegionAttendanceAdminsSet: {
    id: 'audit.RegionAttendanceAdminsSet',
    defaultMessage: '{actor} set the attendance admins of {region}: {people}',
    description: 'Who decides about leave and explanations; nobody disables explanations',
  },
  RegionCardPaymentsEnabled: {
    id: 'audit.RegionCardPaymentsEnabled',
    defaultMessage: '{actor} let {region} take card payments',
    description: 'Students of the region can pay by card from now on',
  },
  RegionCardPaymentsDisabled: {
    id: 'audit.RegionCardPaymentsDisabled',
    defaultMessage: '{actor} ended card payments in {region}',
    description: 'Students of the region cannot pay by card any more',
  },
  SlugClaimed: {
    id: 'audit.SlugClaimed',
    defaultMessage: 'The short name {slug} was reserved for {region}',
    description: 'Short names are unique',
  },
  SlugReleased: {
    id: 'audit.SlugReleased',
    defaultMessage: 'The short name {slug} of {region} became free again',
    description: 'Another region may take it',
  },
  SiteSettingChanged: {
    id: 'audit.SiteSettingChanged',
    defaultMessage: '{actor} changed the setting {key} to “{value}”',
    description: 'A setting of the whole site',
  },
  MessageTranslated: {
    id: 'audit.MessageTranslated',
    defaultMessage: '{actor} changed the text {key} in {language}',
    description: 'A text of the screens in one language',
  },
});
