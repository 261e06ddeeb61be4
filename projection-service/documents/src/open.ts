import type { DocumentsWriting } from './lmdb/lmdb-writing.ts';
import type { ToldGeneration } from './mongodb/mongo-document-store.ts';
import type { DocumentStore, FoldingStore } from './port.ts';
import type { Records } from './records.ts';

type Place = {
  readonly dataDir: string;
  readonly url?: string | undefined;
  readonly readOnly?: boolean;
  /** People wait for what is asked: a server that is silent is given up soon. */
  readonly forRequests?: boolean;
};

// The servers' client is loaded when it is chosen: an embedded service should not pay for it.

/** Documents are on MongoDB when there is a `url`, else in `dataDir`, where one process opens each file for writing and all others `readOnly`. */
export async function openDocumentStore({
  dataDir,
  url,
  readOnly = false,
  forRequests = false,
  file = 'documents',
  told,
}: Place & {
  readonly file?: 'documents' | 'facts';
  /** The embedded store needs nobody's word: it looks for itself at no cost. */
  readonly told?: ToldGeneration | undefined;
}): Promise<DocumentStore & { readonly writing?: DocumentsWriting }> {
  if (url)
    return (await import('./mongodb/mongo-document-store.ts')).mongoDocumentStore(url, {
      prefix: file === 'documents' ? '' : `${file}-`,
      forRequests,
      told,
    });
  return (await import('./lmdb/lmdb-document-store.ts')).lmdbDocumentStore(dataDir, { file, readOnly });
}

/** It is for a process that folds beside the one that writes the file, which `writing` leads to. */
export async function openFoldingStore(dataDir: string, writing: DocumentsWriting): Promise<FoldingStore> {
  return (await import('./lmdb/lmdb-document-store.ts')).lmdbFoldingStore(dataDir, writing);
}

/** Opens records of one kind: the name is that of the embedded file, or of the collection on MongoDB. */
export async function openRecords({
  dataDir,
  url,
  readOnly = false,
  forRequests = false,
  file,
}: Place & { readonly file: string }): Promise<Records> {
  if (url) return (await import('./mongodb/mongo-records.ts')).mongoRecords(url, { file, forRequests });
  return (await import('./lmdb/lmdb-records.ts')).lmdbRecords(dataDir, { file, readOnly });
}
