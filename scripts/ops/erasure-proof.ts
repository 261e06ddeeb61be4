import { readFileSync } from 'node:fs';
import { checkProof, ErasureProof, type Finding } from '@paideia/command-service/erasures/erasure-proof.ts';
import { secret } from '@paideia/store/secrets.ts';
import { openCollege, type Place } from './college.ts';
import { OperatorError } from './operator-error.ts';

const said: Readonly<Record<Finding, string>> = {
  signature: 'it was changed since it was signed',
  foreignKey: 'it was not signed by the key of this college',
  keyIsThere: 'there is a key of this person',
  noMark: 'there is no mark that this person was erased',
  chain: 'the log is not as it was signed',
  event: 'the log does not hold the erasure where the proof says',
  place: 'the log up to the proof is not the one that it was made of',
  unreadable: 'the number of events that nobody can read is another one',
  readable: 'something of this person can still be read',
};

/** It holds a proof of an erasure against the college as it is now, beside running services and without them. */
export async function provenErasure({
  file,
  ...place
}: Place & { readonly file: string }): Promise<{ readonly text: string; readonly holds: boolean }> {
  const given = readFileSync(file, 'utf8');
  let proof: ErasureProof;
  try {
    proof = ErasureProof.parse(JSON.parse(given));
  } catch {
    throw new OperatorError(
      `${file} is no proof of an erasure: it is the JSON that the console gives out when an erasure is finished.`,
    );
  }
  const college = await openCollege(place);
  try {
    const [keys, chain] = [await college.records('keys'), await college.records('chain')];
    const found = await checkProof(proof, { ...college, keys, chain, chainKey: secret(place.dataDir, 'chain') });
    if (found.length > 0)
      return { text: `The proof does not hold: ${found.map((one) => said[one]).join('; ')}.`, holds: false };
    const { subject, erasedAt, unreadable, erased, chain: chained } = proof;
    const text = `The proof holds: ${subject} was erased at ${erasedAt} (event ${erased.count} of the log). No key is there, ${unreadable} events read without what was personal in them, and the log is as it was signed up to event ${chained.signed}.`;
    return { text, holds: true };
  } finally {
    await college.close();
  }
}
