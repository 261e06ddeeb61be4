import { useApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Remote } from '../../lib/data/index.ts';
import { checkCourses, courseSync, type Checked, type SyncState } from '../course-sync.ts';

type Known = { readonly checked?: Checked; readonly error?: Error; readonly isAsking: boolean };

/** What this device has and lacks of a group's courses, and how far a sync of them is. */
export function useCheckedCourses(groupId: string): {
  readonly remote: Remote<Checked>;
  readonly sync: SyncState | undefined;
} {
  const client = useApolloClient();
  const [known, setKnown] = useState<Known>({ isAsking: true });
  const present = useSyncExternalStore(courseSync.follow, courseSync.present);
  const ask = useCallback(
    (isStillWanted: () => boolean) =>
      checkCourses(client, groupId).then(
        (checked) => {
          if (isStillWanted()) setKnown({ checked, isAsking: false });
        },
        (error: unknown) => {
          console.error(error);
          const failure = error instanceof Error ? error : new Error(String(error));
          if (isStillWanted()) setKnown({ error: failure, isAsking: false });
        },
      ),
    [client, groupId],
  );
  useEffect(() => {
    let isGone = false;
    void ask(() => !isGone);
    return () => void (isGone = true);
  }, [ask]);
  const { checked, error, isAsking } = known;
  return {
    remote: {
      data: checked,
      error,
      isLoading: !checked && !error,
      isRefreshing: isAsking && checked !== undefined,
      again: () => {
        setKnown(({ checked: before }) => ({ ...(before && { checked: before }), isAsking: true }));
        return ask(() => true);
      },
    },
    sync: present?.groupId === groupId ? present : undefined,
  };
}
