import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Records } from '@paideia/documents/records.ts';
import { seal, unseal } from '@paideia/store/keys.ts';
import type { GatewayCard } from './card-gateway.ts';

type Kept = { readonly sealed: string };
const Card = z.object({ customer: z.string(), method: z.string() });
const keyOf = (userId: string, cardId: string) => `card:${userId}:${cardId}`;

/** What the gateway calls the saved cards, sealed in the records of accounts and nowhere else. `master` is hex. */
export function cardVault(accounts: Pick<Records, 'get' | 'putIfAbsent' | 'shred' | 'list'>, master: string) {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(master, 'hex'), '', 'card-references', 32));
  const open = (at: string, { sealed }: Kept): GatewayCard | undefined => {
    const text = unseal(key, Buffer.from(sealed, 'base64'), at)?.toString('utf8');
    return text === undefined ? undefined : Card.parse(JSON.parse(text));
  };
  return {
    /** One that is there already stays. */
    async keep(userId: string, cardId: string, { customer, method }: GatewayCard): Promise<void> {
      const at = keyOf(userId, cardId);
      const text = JSON.stringify({ customer, method });
      await accounts.putIfAbsent<Kept>(at, { sealed: seal(key, Buffer.from(text, 'utf8'), at).toString('base64') });
    },
    async find(userId: string, cardId: string): Promise<GatewayCard | undefined> {
      const at = keyOf(userId, cardId);
      const found = await accounts.get<Kept>(at);
      return found && open(at, found.value);
    },
    remove: (userId: string, cardId: string): Promise<void> => accounts.shred(keyOf(userId, cardId)),
    async cardIdsOf(userId: string): Promise<readonly string[]> {
      const prefix = keyOf(userId, '');
      return (await accounts.list<Kept>(prefix)).map((one) => one.key.slice(prefix.length));
    },
  };
}
export type CardVault = ReturnType<typeof cardVault>;
