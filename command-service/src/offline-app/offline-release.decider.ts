import { offlineReleaseCommands } from '@paideia/events/offline-app/offline-release.commands.ts';
import {
  offlineReleaseEvents,
  offlineReleaseStream,
  type OfflineReleaseEvent,
} from '@paideia/events/offline-app/offline-release.events.ts';
import { compareVersions } from '@paideia/events/offline-app/app-version.rules.ts';
import { offlineReleasePermissions } from '@paideia/events/offline-app/offline-app.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type State = { readonly latest: DataOf<OfflineReleaseEvent, 'OfflineReleasePublished'> | null };
type Rejected = 'offlineRelease.notNewer' | 'offlineRelease.minimumTooNew';

/** The versions of the app for one part of the people: each is newer than the one before. */
export const offlineRelease = defineDecider<State, Rejected>()({
  events: offlineReleaseEvents,
  commands: offlineReleaseCommands,
  permissions: offlineReleasePermissions,
  creates: ['PublishOfflineRelease'],
  commutes: [],
  stream: ({ data }) => offlineReleaseStream(data.appRegion),
  initial: { latest: null },
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    PublishOfflineRelease: ({ latest }, data) => {
      if (latest && compareVersions(data.version, latest.version) <= 0)
        return reject('offlineRelease.notNewer', { version: latest.version });
      if (data.minVersion !== null && compareVersions(data.minVersion, data.version) > 0)
        return reject('offlineRelease.minimumTooNew');
      return [{ type: 'OfflineReleasePublished', data }];
    },
  },
  evolve: { OfflineReleasePublished: (_, data) => ({ latest: data }) },
});
