import type { Collection, DocumentStore } from '@paideia/documents/port.ts';
import {
  translationOverrides,
  type TranslationOverrideView,
} from '@paideia/projection-service/translations/translation.view.ts';
import type { Texts } from './messages.ts';

const pageSize = 1000;
/** It reads every document of a small collection. */
export async function readWhole<V extends object>(
  documents: Pick<DocumentStore, 'read'>,
  from: Collection<V>,
): Promise<readonly V[]> {
  const all: V[] = [];
  for (let after: string | undefined, more = true; more;) {
    const { items, next } = await documents.read(from).find({ limit: pageSize, after });
    all.push(...items);
    after = next;
    more = next !== undefined;
  }
  return all;
}

/** Keeps the texts at most `everyMs` behind what people put in the place of the catalogue's. It resolves after the first reading; `reread` reads them now. */
export async function followOverrides({
  documents,
  texts,
  everyMs,
  onError,
}: {
  documents: DocumentStore;
  texts: Texts;
  everyMs: number;
  onError: (error: unknown) => void;
}): Promise<{ readonly reread: () => Promise<void>; readonly stop: () => void }> {
  const reread = async () => texts.override(await readWhole<TranslationOverrideView>(documents, translationOverrides));
  await reread();
  const timer = setInterval(() => void reread().catch(onError), everyMs).unref();
  return { reread, stop: () => clearInterval(timer) };
}
