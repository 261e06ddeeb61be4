export const earliestGradYear = 1900;
export const latestGradYear = 2200;
/** It is counted in characters. */
export const longestGradLocation = 120;

export const enrolmentStatuses = ['active', 'withdrawn', 'suspended', 'completed'] as const;
/** Suspended: the account is deactivated. */
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];
