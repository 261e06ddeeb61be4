import { offlineReleasePermissions } from '@paideia/events/offline-app/offline-app.permissions.ts';
import { fresh, nothing, own, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  offlineRelease: { ...own, note: 'the one for oneself; those for others by whoever publishes them' },
  courseSync: {
    ...own,
    isAbsent: true,
    args: (of) => ({ groupId: fresh(of, 'no group') }),
    note: 'of one’s own groups',
  },
};

export const mutations: Readonly<Record<string, Row>> = {
  // An old version is refused, so nothing is written.
  publishOfflineRelease: {
    rule: offlineReleasePermissions.PublishOfflineRelease,
    ...nothing,
    args: () => ({ input: { appRegion: 'default', version: '0.1', notes: 'for the matrix of permissions' } }),
  },
};
