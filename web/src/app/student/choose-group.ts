type Group = { readonly _id: string; readonly archived: boolean };
type Choice = { readonly groupId: string | undefined; readonly tellServer: boolean };

/** It chooses which of the person's groups is shown: this device's choice, the server's, the first that is not archived, the first. */
export function chooseGroup(groups: readonly Group[], local: string | undefined, server: string | null): Choice {
  const mine = (id: string | null | undefined): id is string => id != null && groups.some((group) => group._id === id);
  if (mine(local)) return { groupId: local, tellServer: server === null };
  if (mine(server)) return { groupId: server, tellServer: false };
  return { groupId: (groups.find((group) => !group.archived) ?? groups[0])?._id, tellServer: false };
}
