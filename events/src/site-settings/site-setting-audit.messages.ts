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
});
