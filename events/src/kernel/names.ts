/** Something with the whole that it belongs to, whose name its own may hold already: an exam is called "Exam" in every course. */
export const partName = (title: string, whole: string | undefined): string =>
  !whole || title.includes(whole) ? title : `${title} (${whole})`;

/** Parts of a name are null after an erasure. */
export type Named = { readonly firstName: string | null; readonly lastName: string | null };

/** Given name and family name; null when nothing is known any more. */
export const fullName = ({
  firstName,
  lastName,
}: { readonly [K in keyof Named]?: Named[K] | undefined }): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** Signs of these scripts are words or half of one: whoever looks for a family name types one. */
const wordy = /[\p{Ideographic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letters = /[\p{L}\p{N}]/gu;

/** Says whether a text is enough to look for: two letters or figures, or one sign that is a word. Of signs alone everything would be found. */
export const isSearched = (text: string): boolean => wordy.test(text) || (text.match(letters)?.length ?? 0) >= 2;
