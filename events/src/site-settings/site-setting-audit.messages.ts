import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const siteSettingCategories = defineMessages('auditLog.category', {
  siteSettings: ['Site settings', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const siteSettingSentences = defineMessages('audit', {
  SiteSettingChanged: ['{actor} changed the setting {key} to “{value}”', 'A setting of the whole site'],
  'SiteSettingChanged.cleared': [
    '{actor} cleared the setting {key}',
    'A setting of the whole site, which is empty now',
  ],
});

/** The log calls the settings so. */
export const siteSettingAuditValues = defineMessages('audit.value', {
  orgName: ['Name of the college', 'A setting of the site: orgName'],
  shortName: ['Short name of the college', 'A setting of the site: shortName'],
  appName: ['Name of the site', 'A setting of the site: appName'],
  senderEmail: ['Sender of e-mails', 'A setting of the site: senderEmail'],
  apiHost: ['Address of the service', 'A setting of the site: apiHost'],
  defaultLocale: ['Language of visitors', 'A setting of the site: defaultLocale'],
  termsVersion: ['Version of the terms', 'A setting of the site: termsVersion'],
  defaultAllowedAttempts: ['Attempts at a new exam', 'A setting of the site: defaultAllowedAttempts'],
  cardPublicKeyDevelopment: [
    'Public key for card payments, development',
    'A setting of the site: cardPublicKeyDevelopment',
  ],
  cardPublicKeyTest: ['Public key for card payments, test', 'A setting of the site: cardPublicKeyTest'],
  cardPublicKeyProduction: [
    'Public key for card payments, production',
    'A setting of the site: cardPublicKeyProduction',
  ],
  cardPublicKeyAdminProduction: [
    'Public key for card payments, production console',
    'A setting of the site: cardPublicKeyAdminProduction',
  ],
  assetsUrl: ['Address of files and pictures', 'A setting of the site: assetsUrl'],
  d2lUrl: ['Address of the learning system', 'A setting of the site: d2lUrl'],
  globalRegionId: ['Region of the whole college', 'A setting of the site: globalRegionId'],
  errorReportingId: ['Error reporting id', 'A setting of the site: errorReportingId'],
  alumniRegionId: ['Region of alumni', 'A setting of the site: alumniRegionId'],
  alumniGroupIds: ['Groups of alumni', 'A setting of the site: alumniGroupIds'],
  alumniAdminId: ['Head of alumni', 'A setting of the site: alumniAdminId'],
  facebookGroupUrl: ['Facebook group', 'A setting of the site: facebookGroupUrl'],
  endowmentUrl: ['Endowment fund', 'A setting of the site: endowmentUrl'],
  donationUrl: ['Donations', 'A setting of the site: donationUrl'],
  imageUploadCloudId: ['Picture store', 'A setting of the site: imageUploadCloudId'],
  imageUploadPreset: ['Picture upload preset', 'A setting of the site: imageUploadPreset'],
  imageUploadKey: ['Picture upload key', 'A setting of the site: imageUploadKey'],
  appVersionDefaultGroupId: ['App version for everyone', 'A setting of the site: appVersionDefaultGroupId'],
  appVersionTestGroupId: ['App version for tests', 'A setting of the site: appVersionTestGroupId'],
  timeLogPrograms: [
    'Programs with time logs, as in: practicum = Practicum, saturday',
    'A setting of the site: timeLogPrograms. The words practicum and saturday stay as they are',
  ],
});
