import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const siteSettingCategories = defineMessages({
  siteSettings: {
    id: 'auditLog.category.siteSettings',
    defaultMessage: 'Site settings',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const siteSettingSentences = defineMessages({
  SiteSettingChanged: {
    id: 'audit.SiteSettingChanged',
    defaultMessage: '{actor} changed the setting {key} to “{value}”',
    description: 'A setting of the whole site',
  },
});

/** What the settings are called. */
export const siteSettingAuditValues = defineMessages({
  orgName: {
    id: 'audit.value.orgName',
    defaultMessage: 'Name of the college',
    description: 'A setting of the site: orgName',
  },
  shortName: {
    id: 'audit.value.shortName',
    defaultMessage: 'Short name of the college',
    description: 'A setting of the site: shortName',
  },
  appName: {
    id: 'audit.value.appName',
    defaultMessage: 'Name of the site',
    description: 'A setting of the site: appName',
  },
  senderEmail: {
    id: 'audit.value.senderEmail',
    defaultMessage: 'Sender of e-mails',
    description: 'A setting of the site: senderEmail',
  },
  apiHost: {
    id: 'audit.value.apiHost',
    defaultMessage: 'Address of the service',
    description: 'A setting of the site: apiHost',
  },
  defaultLocale: {
    id: 'audit.value.defaultLocale',
    defaultMessage: 'Language of visitors',
    description: 'A setting of the site: defaultLocale',
  },
  termsVersion: {
    id: 'audit.value.termsVersion',
    defaultMessage: 'Version of the terms',
    description: 'A setting of the site: termsVersion',
  },
  defaultAllowedAttempts: {
    id: 'audit.value.defaultAllowedAttempts',
    defaultMessage: 'Attempts at a new exam',
    description: 'A setting of the site: defaultAllowedAttempts',
  },
  cardPublicKeyDevelopment: {
    id: 'audit.value.cardPublicKeyDevelopment',
    defaultMessage: 'Public key for card payments, development',
    description: 'A setting of the site: cardPublicKeyDevelopment',
  },
  cardPublicKeyTest: {
    id: 'audit.value.cardPublicKeyTest',
    defaultMessage: 'Public key for card payments, test',
    description: 'A setting of the site: cardPublicKeyTest',
  },
  cardPublicKeyProduction: {
    id: 'audit.value.cardPublicKeyProduction',
    defaultMessage: 'Public key for card payments, production',
    description: 'A setting of the site: cardPublicKeyProduction',
  },
  cardPublicKeyAdminProduction: {
    id: 'audit.value.cardPublicKeyAdminProduction',
    defaultMessage: 'Public key for card payments, production console',
    description: 'A setting of the site: cardPublicKeyAdminProduction',
  },
  assetsUrl: {
    id: 'audit.value.assetsUrl',
    defaultMessage: 'Address of files and pictures',
    description: 'A setting of the site: assetsUrl',
  },
  d2lUrl: {
    id: 'audit.value.d2lUrl',
    defaultMessage: 'Address of the learning system',
    description: 'A setting of the site: d2lUrl',
  },
  globalRegionId: {
    id: 'audit.value.globalRegionId',
    defaultMessage: 'Region of the whole college',
    description: 'A setting of the site: globalRegionId',
  },
  errorReportingId: {
    id: 'audit.value.errorReportingId',
    defaultMessage: 'Error reporting id',
    description: 'A setting of the site: errorReportingId',
  },
  alumniRegionId: {
    id: 'audit.value.alumniRegionId',
    defaultMessage: 'Region of alumni',
    description: 'A setting of the site: alumniRegionId',
  },
  alumniGroupIds: {
    id: 'audit.value.alumniGroupIds',
    defaultMessage: 'Groups of alumni',
    description: 'A setting of the site: alumniGroupIds',
  },
  alumniAdminId: {
    id: 'audit.value.alumniAdminId',
    defaultMessage: 'Head of alumni',
    description: 'A setting of the site: alumniAdminId',
  },
  facebookGroupUrl: {
    id: 'audit.value.facebookGroupUrl',
    defaultMessage: 'Facebook group',
    description: 'A setting of the site: facebookGroupUrl',
  },
  endowmentUrl: {
    id: 'audit.value.endowmentUrl',
    defaultMessage: 'Endowment fund',
    description: 'A setting of the site: endowmentUrl',
  },
  donationUrl: {
    id: 'audit.value.donationUrl',
    defaultMessage: 'Donations',
    description: 'A setting of the site: donationUrl',
  },
  imageUploadCloudId: {
    id: 'audit.value.imageUploadCloudId',
    defaultMessage: 'Picture store',
    description: 'A setting of the site: imageUploadCloudId',
  },
  imageUploadPreset: {
    id: 'audit.value.imageUploadPreset',
    defaultMessage: 'Picture upload preset',
    description: 'A setting of the site: imageUploadPreset',
  },
  imageUploadKey: {
    id: 'audit.value.imageUploadKey',
    defaultMessage: 'Picture upload key',
    description: 'A setting of the site: imageUploadKey',
  },
  appVersionDefaultGroupId: {
    id: 'audit.value.appVersionDefaultGroupId',
    defaultMessage: 'App version for everyone',
    description: 'A setting of the site: appVersionDefaultGroupId',
  },
  appVersionTestGroupId: {
    id: 'audit.value.appVersionTestGroupId',
    defaultMessage: 'App version for tests',
    description: 'A setting of the site: appVersionTestGroupId',
  },
});
