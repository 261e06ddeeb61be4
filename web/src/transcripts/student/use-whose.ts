import { useSearchParams } from 'react-router';
import { useGroup, useUser } from '../../lib/session/index.ts';

export type Whose = { readonly userId: string; readonly groupId: string };

/** Whose transcript is shown, of which group: one's own of the chosen group, or that of the address, where staff look at a student. Null in no group. */
export function useWhose(): (Whose & { readonly isOwn: boolean }) | null {
  const [search] = useSearchParams();
  const { _id: self } = useUser();
  const { groupId: chosen } = useGroup();
  const [student, group] = [search.get('student'), search.get('group')];
  if (student && group) return { userId: student, groupId: group, isOwn: false };
  return chosen ? { userId: self, groupId: chosen, isOwn: true } : null;
}
