import { setTimeout as wait } from 'node:timers/promises';
import { Fenced, type Build, type DocumentStore, type Group } from '@paideia/documents/port.ts';

const pauseMs = 100;
/** What only who leads a group may do; each throws `Fenced` once another one leads it. */
export type Leadership = {
  /** The build to make next. */
  begin(): Promise<Build>;
  switchTo(build: Build): Promise<void>;
};

/** Leads the group from now on: whoever led it before can no longer switch. */
export async function leadershipOf(documents: DocumentStore, group: Group, signal: AbortSignal): Promise<Leadership> {
  let token = await documents.lead(group);
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask();
      } catch {
        await wait(pauseMs, undefined, { signal });
      }
  }
  return {
    begin: async () => ({ group, generation: await documents.begin(group, token) }),
    /** After an answer that was lost: leads anew, so that the switch of before can no longer happen, and looks whether it did. */
    async switchTo(build) {
      try {
        await documents.switchTo(build, token);
      } catch (error) {
        if (error instanceof Fenced) throw error;
        token = await insist(() => documents.lead(group));
        if ((await insist(() => documents.live(group))) !== build.generation) throw error;
      }
    },
  };
}
