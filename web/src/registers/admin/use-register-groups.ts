import type { Choice } from '../../console/list/list-shapes.ts';
import { useGroupsAsChoices, useWanted } from '../../console/use-places.ts';
import { type Remote, useRemote } from '../../lib/data/index.ts';
import {
  MyRegisterGroupsDocument,
  type RegisterGroupFragment,
} from '../../generated/registers/admin/register-admin.ts';

/** For a filter of a list, which has rows of groups that are over as well: all of them, asked for when somebody comes to it. */
export function useRegisterGroupChoices(): { readonly choices: readonly Choice[]; readonly load: () => void } {
  const [isWanted, load] = useWanted();
  const { data } = useRemote(
    MyRegisterGroupsDocument,
    isWanted ? { first: null, besides: null, archived: true } : null,
    ({ myRegisterGroups }) => myRegisterGroups,
  );
  return { choices: useGroupsAsChoices()(data ?? []), load };
}

/** Of most people it is all that they have. */
const most = 100;

type RegisterGroups = { readonly remote: Remote<readonly RegisterGroupFragment[]>; readonly load: () => void };

/**
 * The groups whose registers the person may run: the first of them and the one that is wanted, which may be archived; all once `load` was called.
 */
export function useRegisterGroups(wanted: string | null): RegisterGroups {
  const [areAllWanted, load] = useWanted();
  const some = useRemote(
    MyRegisterGroupsDocument,
    { first: most, besides: null },
    ({ myRegisterGroups }) => myRegisterGroups,
  );
  const areThereMore = (some.data?.length ?? 0) >= most;
  const all = useRemote(
    MyRegisterGroupsDocument,
    areAllWanted && areThereMore ? { first: null, besides: null } : null,
    (data) => data.myRegisterGroups,
  );
  const known = all.data ?? some.data;
  const missing = wanted !== null && known?.every(({ _id }) => _id !== wanted) ? wanted : null;
  const own = useRemote(
    MyRegisterGroupsDocument,
    missing === null ? null : { first: 0, besides: missing },
    ({ myRegisterGroups }) => myRegisterGroups,
  );
  if (missing === null) return { remote: { ...some, data: known }, load };
  const mine = own.isRefreshing ? undefined : own.data;
  return {
    remote: { ...own, data: mine && known && [...known, ...mine], isLoading: mine === undefined && !own.error },
    load,
  };
}
