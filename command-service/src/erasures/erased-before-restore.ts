import type { Records } from '@paideia/documents/records.ts';
import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { erasedMarkOf } from '@paideia/store/keys.ts';
import { userAccount } from '../accounts/account.decider.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { isAnyWaiting } from '../kernel/react/reactions.ts';
import type { Command } from '../kernel/react/reaction.ts';

type Keyed = Command & { readonly key: string };
const pageSize = 500;

async function* marked(keys: Pick<Records, 'list'>): AsyncGenerator<string> {
  for (let after: string | undefined; ;) {
    const page = await keys.list(erasedMarkOf(''), { limit: pageSize, ...(after !== undefined && { after }) });
    for (const { key } of page) yield key.slice(erasedMarkOf('').length);
    if (page.length < pageSize) return;
    after = page.at(-1)!.key;
  }
}

/**
 * A backup that is older than an erasure is brought back without the key, and its log knows the account as it was before. Such an erasure is begun anew, one after
 * the other, so that the account ends, the address is free and the person is called erased. What follows from the end of an account is done by reactions, so it
 * waits as long as they do. Each is tried once in a process: what is refused, such as the last superadmin, is for people.
 */
export function erasedBeforeRestore(keys: Pick<Records, 'list'>) {
  const tried = new Set<string>();
  let isOver = false;
  return async (ask: Ask, records: Pick<Records, 'list'>): Promise<readonly Keyed[]> => {
    if (isOver || (await isAnyWaiting(records))) return [];
    for await (const userId of marked(keys)) {
      if (tried.has(userId) || !isId(userId)) continue;
      tried.add(userId);
      const { status, isErased } = await ask.state(userAccount, userAccountStream(userId));
      if (status !== 'none' && !isErased) return [{ type: 'EraseUser', data: { userId }, key: userId }];
    }
    isOver = true;
    return [];
  };
}
