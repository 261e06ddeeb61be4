import { readsTranslations } from '@paideia/events/translations/translation.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { translationMessages } from '@paideia/projection-service/translations/translation.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { readWhole } from '../kernel/i18n/overrides.ts';
import { entriesOf, entryOf, wantedEntries, type MessageEntry, type Wanted } from './translation.rules.ts';
import type { TranslationEntry } from './translation.types.ts';

/** The entries that are asked for, for who may read them. */
export async function foundEntries(context: Context, wanted: Wanted): Promise<readonly MessageEntry[]> {
  context.require(readsTranslations);
  return wantedEntries(entriesOf(context.catalogue, await readWhole(context, translationMessages)), wanted);
}
export async function knownEntry(context: Context, id: string): Promise<MessageEntry> {
  context.require(readsTranslations);
  const entry = entryOf(context.catalogue, id, await context.read(translationMessages).one(id));
  if (!entry) throw new Refusal('notFound');
  return entry;
}

/** It adds the names of people. */
export async function shownEntry({ revision, ...entry }: MessageEntry, context: Context): Promise<TranslationEntry> {
  const texts = entry.texts.map(async ({ by, ...text }) => ({
    ...text,
    by: by === null ? null : ((await context.join(users, by))?.fullName ?? null),
  }));
  return { ...entry, _id: entry.id, _revision: revision, texts: await Promise.all(texts) };
}
