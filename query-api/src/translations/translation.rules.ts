import { z } from 'zod';
import { plain } from '@paideia/documents/values.ts';
import { languageTag, locales } from '@paideia/events/kernel/messages.ts';
import type { TranslationMessageView } from '@paideia/projection-service/translations/translation.view.ts';
import type { Catalogue } from '../kernel/i18n/messages.ts';

export const TextStatus = z.enum(['missing', 'original', 'machineMade', 'reviewed']);
export type TextStatus = z.infer<typeof TextStatus>;

/** What a message says in one locale, who made it so, and what the message files say. */
export type EntryText = {
  readonly locale: string;
  readonly text: string | null;
  readonly shipped: string | null;
  readonly status: TextStatus;
  readonly by: string | null;
  readonly at: string | null;
};
export type MessageEntry = {
  readonly id: string;
  readonly revision: number;
  readonly category: string;
  readonly description: string;
  readonly isOwn: boolean;
  /** The English text that a translation is compared with, whatever the college says in English. */
  readonly original: string;
  readonly texts: readonly EntryText[];
};

const form = /_(zero|one|two|few|many|other)$/;
const forms = new Map(
  locales.map((locale) => [locale, new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories]),
);
/** The forms that a language has of a number; what is no form of a number is needed in every language. */
const isNeeded = (id: string, locale: (typeof locales)[number], catalogue: Catalogue): boolean => {
  const [, wanted] = form.exec(id) ?? [];
  if (wanted === undefined || !Object.hasOwn(catalogue, id.replace(form, '_other'))) return true;
  return forms.get(locale)!.some((one) => one === wanted);
};

function textIn(
  locale: string,
  shipped: string | null,
  { texts, reviews }: Pick<TranslationMessageView, 'texts' | 'reviews'>,
): EntryText {
  const own = texts[locale];
  const text = own?.text ?? shipped;
  const review = reviews[locale];
  const settled = review && review.text === text ? review : own && !own.isMachineMade ? own : undefined;
  const { by, at } = settled ?? own ?? { by: null, at: null };
  const status =
    text === null ? 'missing' : settled ? 'reviewed' : locale === 'en' && !own ? 'original' : 'machineMade';
  return { locale, text, shipped, status, by, at };
}

/** A message of the files or of the college's own, in each locale that needs it; undefined when it is neither. */
export function entryOf(
  catalogue: Catalogue,
  id: string,
  view: TranslationMessageView | undefined,
): MessageEntry | undefined {
  const shipped = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  const { defined = null, texts = {}, reviews = {} } = view ?? {};
  const words = shipped ? { ...shipped, defaultMessage: shipped.en } : defined;
  if (!words) return undefined;
  const { category, description, defaultMessage: original } = words;
  const shippedIn = (locale: string) => (locale === 'en' ? original : (shipped?.[locale] ?? null));
  return {
    id,
    revision: view?._revision ?? -1,
    category,
    description,
    original,
    isOwn: shipped === undefined,
    texts: locales
      .filter((locale) => isNeeded(id, locale, catalogue))
      .map((locale) => textIn(locale, shippedIn(locale), { texts, reviews })),
  };
}

/** All of them, in the order of their ids. */
export function entriesOf(catalogue: Catalogue, views: readonly TranslationMessageView[]): readonly MessageEntry[] {
  const touched = new Map(views.map((view) => [view._id, view]));
  return [...new Set([...Object.keys(catalogue), ...touched.keys()])]
    .sort()
    .flatMap((id) => entryOf(catalogue, id, touched.get(id)) ?? []);
}

export type Wanted = {
  readonly q?: string | null;
  readonly category?: string | null;
  /** Locales without a text. */
  readonly missingIn?: string | null;
  /** `q` and `status` are looked for there; without one they are looked for everywhere. */
  readonly locale?: string | null;
  readonly status?: TextStatus | null;
};
export function wantedEntries(
  entries: readonly MessageEntry[],
  { q, category, missingIn, locale, status }: Wanted,
): readonly MessageEntry[] {
  const sought = plain(q?.trim() ?? '');
  const isThere = (text: string | null) => text !== null && plain(text).includes(sought);
  return entries.filter(({ id, category: own, description, original, texts }) => {
    const looked = locale ? texts.filter((one) => one.locale === locale) : texts;
    if (category && own !== category) return false;
    if (missingIn && !texts.some((one) => one.locale === missingIn && one.status === 'missing')) return false;
    if (locale && looked.length === 0) return false;
    if (status && !looked.some((one) => one.status === status)) return false;
    return sought === '' || [id, description, original, ...looked.map(({ text }) => text)].some(isThere);
  });
}
