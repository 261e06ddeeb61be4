import type { DocumentStore } from '@paideia/documents/port.ts';

/** Whether what was removed before somebody first asked with this id is shredded by now. It can take minutes, so nobody waits for an answer. */
export type Shredding = (id: string) => boolean;

export function shreddingIn(
  documents: Pick<DocumentStore, 'shredRemoved'>,
  warn: (about: object, text: string) => void,
): Shredding {
  const known = new Map<string, 'begun' | 'done'>();
  let last = Promise.resolve();
  return (id) => {
    if (!known.has(id)) {
      known.set(id, 'begun');
      last = last
        .then(() => documents.shredRemoved())
        .then(() => void known.set(id, 'done'))
        .catch((error: unknown) => {
          known.delete(id); // The next who asks begins anew.
          warn({ err: error }, 'what was removed could not be shredded');
        });
    }
    return known.get(id) === 'done';
  };
}
