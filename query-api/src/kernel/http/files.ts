import type { ObjectStore, Upload } from '@paideia/objects/port.ts';
import { plannedParts } from '@paideia/objects/port.ts';
import { signedTokens } from '@paideia/objects/signed-token.ts';

/** An address of a file says this. */
export type FileTicket = {
  readonly key: string;
  /** Whoever saves the file will find it under this name. */
  readonly name: string;
  readonly type: string;
  /** Nobody else is served; null: visitors, what everybody may see. */
  readonly userId: string | null;
  /** It is counted in milliseconds since 1970. */
  readonly until: number;
  /** The browser may keep what it is served until then. */
  readonly isKept?: true;
};
type ServedFile = Pick<FileTicket, 'key' | 'name' | 'type'>;
export type Files = {
  readonly objects: Pick<ObjectStore, 'head' | 'read' | 'open' | 'receivePart'>;
  /** Of each part that so many bytes have, in order: where it is sent within the hour. */
  partAddresses(upload: Upload, size: number): Promise<readonly string[]>;
  /** Stands for an upload and whoever began it. */
  uploadToken(upload: Upload, userId: string): string;
  /** Where this person reads it for some minutes, or as long as is said. Whether they may is for the caller to have asked. */
  addressOf(file: ServedFile, userId: string, more?: { readonly path?: string; readonly forMs?: number }): string;
  /** The same for an hour at least, so that the browser asks once for what it shows on every page. */
  keptAddressOf(file: ServedFile, userId: string): string;
  /** For visitors, for a quarter of an hour at least. Each time it is looked whether a public text still shows it. */
  publicAddressOf(file: ServedFile): string;
  /** As `addressOf`, for a day and with the name of the site: it stands in what the person saves. */
  lastingAddressOf(file: ServedFile, userId: string): string;
  /** Undefined when it is not ours or too old. */
  ticketOf(token: string): FileTicket | undefined;
};
export const filesPath = '/files';
export const playlistsPath = `${filesPath}/playlists`;
const [minute, hour] = [60_000, 3_600_000];
const quarter = 15 * minute;
const [readFor, lastsFor] = [30 * minute, 24 * hour];

type Parts = {
  readonly objects: ObjectStore;
  readonly key: string;
  readonly now: () => number;
  /** People find the site there. */
  readonly publicUrl: string;
};
export function filesIn({ objects, key, now, publicUrl }: Parts): Files {
  const tickets = signedTokens<FileTicket>(key, 'address of a file');
  const uploads = signedTokens<Upload & { readonly userId: string }>(key, 'upload');
  const address = (ticket: FileTicket, path = filesPath) => `${path}/${tickets.sign(ticket)}`;
  return {
    objects,
    partAddresses(upload, size) {
      const until = new Date(now() + hour);
      return Promise.all(plannedParts(upload, size).map((part) => objects.partAddress(part, until)));
    },
    uploadToken: (upload, userId) => uploads.sign({ ...upload, userId }),
    addressOf: (file, userId, { path, forMs = readFor } = {}) =>
      address({ ...file, userId, until: now() + forMs }, path),
    keptAddressOf: (file, userId) =>
      address({ ...file, userId, until: (Math.floor(now() / hour) + 2) * hour, isKept: true }),
    publicAddressOf: (file) =>
      address({ ...file, userId: null, until: (Math.floor(now() / quarter) + 2) * quarter, isKept: true }),
    lastingAddressOf: (file, userId) => publicUrl + address({ ...file, userId, until: now() + lastsFor }),
    ticketOf(token) {
      const ticket = tickets.read(token);
      return ticket && ticket.until > now() ? ticket : undefined;
    },
  };
}
