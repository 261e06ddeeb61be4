import { useMutation } from '@apollo/client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { appState, type GroupChoice, GroupContext, remember, useUser } from '../../lib/session/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { UpdateUserProfileDocument } from '../../generated/app/student/select-group.ts';
import { chooseGroup } from './choose-group.ts';

/** Keeps which of the student's groups is looked at: on this device, and in the profile. */
export function SelectedGroup({ children }: { readonly children: ReactNode }) {
  const { _id, groups, selectedGroup, impersonatingUser } = useUser();
  // Who looks in the name of another looks at another group too, and leaves the person's own choice alone.
  const isOwn = impersonatingUser === null;
  const [first] = useState(() => chooseGroup(groups, appState().selectedGroup, selectedGroup));
  const [groupId, setGroupId] = useState(first.groupId);
  const [save] = useMutation(UpdateUserProfileDocument);
  useEffect(() => {
    if (isOwn && first.groupId && first.tellServer)
      save({ variables: { userProfileInput: { _id, selectedGroup: first.groupId } } }).catch(notifyError);
  }, [_id, first, save, isOwn]);
  const choice = useMemo<GroupChoice>(
    () => ({
      groupId,
      groups,
      choose: (chosen) => {
        setGroupId(chosen);
        remember({ selectedGroup: chosen });
        if (isOwn) save({ variables: { userProfileInput: { _id, selectedGroup: chosen } } }).catch(notifyError);
      },
    }),
    [_id, groupId, groups, save, isOwn],
  );
  return <GroupContext value={choice}>{children}</GroupContext>;
}
