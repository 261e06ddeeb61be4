/** The zone of the platform's own region: only superadmins make it, change it and put people into it. */
export const systemZone = 'SYSTEM';
