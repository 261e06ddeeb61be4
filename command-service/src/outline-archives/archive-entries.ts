import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { languageTag } from '@paideia/events/kernel/messages.ts';

export type OutlineFile = { readonly fileId: string; readonly name: string; readonly size: number };

/** Signs that mean something to a system of files somewhere, and signs that nobody sees. */
const unsafe = /[\p{C}<>:"/\\|?*]+/gu;
const dotsAtEnds = /^[. ]+|[. ]+$/g;
/** Windows takes them for machines, whatever follows the first dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Most systems of files take 255 bytes, in UTF-8, and a number may follow. */
const mostBytes = 200;

/** It is the beginning of a text, cut between two characters. */
const shortened = (text: string, bytes: number) =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD+$/, '');

function safeName(name: string): { readonly stem: string; readonly ending: string } {
  const plain = name.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').replace(dotsAtEnds, '');
  const { name: stem, ext } = parse(plain);
  const short = shortened(stem, mostBytes).trimEnd();
  return { stem: short === '' ? '_' : short.replace(device, '$&_'), ending: ext };
}

/** The files as they stand in an archive: in the order of a language, under names that are safe and differ on every system. */
export function archiveEntries(files: readonly OutlineFile[], locale: string): readonly OutlineFile[] {
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  const taken = new Set<string>();
  return files
    .toSorted((one, other) => compare(one.name, other.name) || (one.fileId < other.fileId ? -1 : 1))
    .map((file) => {
      const { stem, ending } = safeName(file.name);
      let name = stem + ending;
      for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${stem} (${n})${ending}`;
      taken.add(name.toLowerCase());
      return { ...file, name };
    });
}

/** It stands for how archives are written; another number makes all of them anew. */
const format = 1;
export const archivesPrefix = 'outlines/';
export const groupPrefix = (groupId: string): string => `${archivesPrefix}${groupId}/`;
/** Where an archive lies, by what goes into it: the same entries are the same bytes. */
export function archiveKey(groupId: string, entries: readonly OutlineFile[]): string {
  const content = JSON.stringify([format, ...entries.map(({ fileId, name, size }) => [fileId, name, size])]);
  return groupPrefix(groupId) + createHash('sha256').update(content).digest('hex');
}
