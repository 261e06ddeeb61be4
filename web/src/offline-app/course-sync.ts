import type { ApolloClient } from '@apollo/client';
import { CourseSyncDocument } from '../generated/offline-app/student/app-settings.ts';
import {
  askToKeep,
  canKeepFiles,
  dropFiles,
  keepFile,
  keepGroup,
  keptElsewhere,
  keptGroup,
  stillKept,
} from './device-files.ts';
import { syncFiles, type FailedFile, type SyncProgress } from './sync-files.ts';
import { keptAfter, lacksCourses, planOf, type KeptGroup, type SyncPlan } from './sync.rules.ts';

type Client = Pick<ApolloClient<object>, 'query'>;
/** What this device has of a group, and what it lacks. */
export type Checked = { readonly isOffline: boolean; readonly kept: KeptGroup; readonly plan: SyncPlan };

async function answerOf(client: Client, groupId: string, sinceVersion: number) {
  // Addresses are signed for minutes, so no answer is kept.
  const variables = { groupId, sinceVersion };
  const { data } = await client.query({ query: CourseSyncDocument, variables, fetchPolicy: 'no-cache' });
  return data.courseSync;
}
export async function checkCourses(client: Client, groupId: string): Promise<Checked> {
  const kept = canKeepFiles() ? await stillKept(keptGroup(groupId)) : keptGroup(groupId);
  const answer = await answerOf(client, groupId, kept.version);
  const whole = kept.version > 0 && lacksCourses(kept, answer) ? await answerOf(client, groupId, 0) : answer;
  return { isOffline: answer.isOffline, kept, plan: planOf(kept, whole) };
}

export type SyncState = {
  readonly groupId: string;
  readonly isRunning: boolean;
  readonly progress: SyncProgress;
  readonly failed: readonly FailedFile[];
  readonly isCancelled: boolean;
};
let state: SyncState | undefined;
let controller: AbortController | undefined;
const listeners = new Set<() => void>();
function show(next: SyncState | undefined): void {
  state = next;
  for (const tell of listeners) tell();
}

/** Fetching goes on while other pages of the site are looked at. */
export const courseSync = {
  follow: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  present: (): SyncState | undefined => state,
  cancel: (): void => controller?.abort(),
  forget: (): void => {
    controller?.abort();
    show(undefined);
  },

  /** Each file is noted as it comes, so that nothing of it is fetched twice, whatever happens. */
  async run(client: Client, groupId: string, { kept, plan }: Checked): Promise<void> {
    if (state?.isRunning) return;
    const own = new AbortController();
    controller = own;
    const { fetched, bytes: allBytes } = plan;
    const begun = { done: 0, count: fetched.length, bytes: 0, allBytes };
    show({ groupId, isRunning: true, progress: begun, failed: [], isCancelled: false });
    await askToKeep().catch(() => false);
    const saved = new Set<string>();
    const note = () => keepGroup(groupId, keptAfter(kept, plan, saved));
    const { failed, isCancelled } = await syncFiles(fetched, {
      signal: own.signal,
      keep: async (file, onBytes, signal) => {
        await keepFile(file, onBytes, signal);
        saved.add(file._id);
        note();
      },
      renew: async () => (await answerOf(client, groupId, 0)).courses.flatMap(({ files }) => files),
      onProgress: (progress) => {
        if (controller === own && state) show({ ...state, progress });
      },
    });
    // Whoever reset the device meanwhile wants nothing of it back.
    if (controller !== own || !state) return;
    const others = keptElsewhere(groupId);
    await dropFiles(plan.removed.filter(({ _id }) => !others.has(_id)));
    note();
    show({ ...state, isRunning: false, failed, isCancelled });
  },
};
