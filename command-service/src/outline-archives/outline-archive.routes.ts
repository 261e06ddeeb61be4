import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import type { Endpoint } from '../kernel/http/http.ts';
import { archiveEntries, archiveKey, type OutlineFile } from './archive-entries.ts';

const file = z.object({ fileId: Id, name: z.string(), size: z.int().nonnegative() });
const Body = z.object({ groupId: Id, locale: z.string(), files: z.array(file).min(1).max(1000) });

/** Somebody waits for it. Whoever waits asks again and again; what nobody asks for any more is not made to its end. */
export type Wish = { readonly groupId: string; readonly key: string; readonly entries: readonly OutlineFile[] };
export type Progress = { readonly done: number; readonly isFailed: boolean };
export const wishKey = (key: string): string => `outlineArchiveWish:${key}`;
export const progressKey = (key: string): string => `outlineArchiveProgress:${key}`;
/** It is the key of the archive that readers of a language were given last: one that none is given lies in the storage for nothing. */
export const givenKey = (groupId: string, locale = ''): string => `outlineArchive:${groupId}:${locale}`;
export type Given = { readonly key: string };

const [waitsForMs, keptForMs] = [15_000, 86_400_000];
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** Asked until the archive is there; asking begins it, and not asking any more ends it. `onWish` hears of what is wished for here. */
export const outlineArchiveEndpoint = (objects: Pick<ObjectStore, 'head'>, onWish = () => {}): Endpoint => ({
  path: '/operations/outline-archive',
  async answer(body, { records }) {
    const { groupId, locale, files } = Body.parse(body);
    const entries = archiveEntries(files, locale);
    const key = archiveKey(groupId, entries);
    await records.put<Given>(givenKey(groupId, locale), { key }, later(keptForMs));
    if (await objects.head(key)) return { key, done: entries.length, isFailed: false };
    await records.put<Wish>(wishKey(key), { groupId, key, entries }, later(waitsForMs));
    onWish();
    const progress = await records.get<Progress>(progressKey(key));
    return { key: null, ...(progress?.value ?? { done: 0, isFailed: false }) };
  },
});
