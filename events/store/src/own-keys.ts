import { subjectKeyOf, subjectKeys, type KeyRecords } from './keys.ts';
import { variableOf, type SecretName } from './secrets.ts';

type ListedKeys = KeyRecords & {
  list(prefix: string, options: { readonly limit: number }): Promise<readonly { readonly key: string }[]>;
};

/** A key is another one than the college has: it was lost and made anew, or belongs to another college. */
export class ForeignKey extends Error {
  constructor(name: SecretName, what: string) {
    super(
      `The key "${name}" is not the one of this college: with it ${what}. Put the right one back from the copy of the secrets, into ${variableOf(name)} or DATA_DIR/secrets/${name}.key. Nothing was changed.`,
    );
  }
}

/** It is asked before anything is decided or restored: another key would read as an erasure of everybody. @throws ForeignKey */
export async function assertOwnMaster(records: ListedKeys, master: string): Promise<void> {
  const [first] = await records.list(subjectKeyOf(''), { limit: 1 });
  if (!first) return;
  await subjectKeys(records, master, { readOnly: true })
    .forReading(first.key.slice(subjectKeyOf('').length))
    .catch(() => {
      throw new ForeignKey('master', 'nobody reads the personal data that is there');
    });
}
