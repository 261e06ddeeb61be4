import type { Records } from '@paideia/documents/records.ts';
import type { Effects } from '../kernel/decide/decision.ts';
import { isDigest, type Passwords } from './password.ts';

type Credential = { readonly hash: string };
const keyOf = (userId: string) => `credential:${userId}`;
const isVerifier = (text: string) => text.startsWith('$argon2id$');

/** Verifiers of passwords, in records: they are never in an event, because an event is for ever. */
export function credentials(accounts: Records, passwords: Passwords) {
  // Demo accounts share one password; hashing it once for each of them would take longer than all the rest of the seed.
  let seeded: { readonly digest: string; readonly hash: string } | undefined;
  async function forSeed(digest: string): Promise<string> {
    if (seeded?.digest !== digest) seeded = { digest, hash: await passwords.hash(digest) };
    return seeded.hash;
  }
  const set = (userId: string, hash: string) => accounts.put<Credential>(keyOf(userId), { hash });

  /** Stores the verifier before the event that says so; whoever got this far may set it, so an event that is then not written changes nothing about that. */
  const store: Effects[string] = async (data, { password, actor }) => {
    const { userId } = data as { readonly userId: string };
    const isSeed = actor.channel === 'SEED';
    if (isSeed && password !== undefined && isVerifier(password)) return void (await set(userId, password));
    if (!isDigest(password))
      return { ok: false, code: 'invalid', issues: [{ path: 'password', code: 'invalid_format' }] };
    await set(userId, await (isSeed ? forSeed(password) : passwords.hash(password)));
    return undefined;
  };

  return {
    effects: {
      SetInitialPassword: store,
      ResetPassword: store,
      ChangePassword: store,
    } satisfies Effects,
    async verifierOf(userId: string): Promise<string | undefined> {
      return (await accounts.get<Credential>(keyOf(userId)))?.value.hash;
    },
  };
}
export type Credentials = ReturnType<typeof credentials>;
