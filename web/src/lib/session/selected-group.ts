import { createContext, useContext } from 'react';
import type { CurrentUser } from './session.ts';

export type GroupChoice = {
  readonly groupId: string | undefined;
  readonly groups: CurrentUser['groups'];
  readonly choose: (groupId: string) => void;
};
export const GroupContext = createContext<GroupChoice>({ groupId: undefined, groups: [], choose: () => undefined });
/** It tells whether leave can be requested in the group that the student looks at. */
export const useTakesLeave = (): boolean => {
  const { groupId, groups } = useContext(GroupContext);
  return groups.some(({ _id, takesLeave }) => _id === groupId && takesLeave);
};
/** The group that the student looks at now. */
export const useGroup = (): GroupChoice => useContext(GroupContext);
