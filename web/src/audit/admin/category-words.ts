import type { Translate } from '../../lib/i18n/index.ts';
import type { auditMessages } from './audit.messages.ts';

export const categories = [
  ...([
    'leaveRequest',
    'attendanceRegister',
    'absenceExplanation',
    'attendanceSchema',
    'userAccount',
    'userProfile',
    'userPreferences',
  ] as const),
  ...([
    'group',
    'enrolment',
    'region',
    'notificationFeed',
    'emailMessage',
    'document',
    'locale',
    'translationMessage',
    'siteSettings',
    'logit',
  ] as const),
] as const;
type Category = (typeof categories)[number];
const isKnown = (category: string): category is Category => categories.some((one) => one === category);

/** The kind of a record in words; one without words keeps its own name. */
export const categoryText = (category: string, t: Translate<keyof typeof auditMessages>): string =>
  isKnown(category) ? t(category) : category;
