import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse, print, type DocumentNode } from 'graphql';
import { z } from 'zod';

/** Fields that other clients than our web ask for, with a selection of their own: in production too these need no registered operation. */
export const contractFields: ReadonlySet<string> = new Set([
  'currentUser',
  'regions',
  'regionZones',
  'currencies',
  'forexRates',
  'logoutUser',
  'insertLogit',
  'getMultipartVideoUploadInfo',
  'completeMultipartVideoUpload',
  'translations',
  'locales',
  'updateUserProfile',
  'loginWithPassword',
  'forgotPassword',
  'recoverPassword',
  'selfCreateAccount',
  'validateMSAuth',
  'getTokensFromAuthCode',
  'user',
  'addresses',
  'updateAddress',
  'removeAddress',
  'documentByTitle',
  '__typename',
]);

/** SHA-256 (hex) of a document as GraphQL prints it, so that white space and comments do not count. The web build writes these; the server compares them. */
export const operationHash = (document: DocumentNode | string): string =>
  createHash('sha256')
    .update(print(typeof document === 'string' ? parse(document, { noLocation: true }) : document))
    .digest('hex');

const Registered = z.array(z.object({ name: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }));
/** The names in the web build's `operations.json` by their hashes; none when there is no such file. */
export const registeredIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    existsSync(file)
      ? Registered.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ name, sha256 }) => [sha256, name])
      : [],
  );

export const isContract = (rootFields: readonly string[]): boolean =>
  rootFields.every((name) => contractFields.has(name));
