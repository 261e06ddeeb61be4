/** Signs of these scripts are words or half of one: whoever looks for a family name types one. */
const wordy = /[\p{Ideographic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letters = /[\p{L}\p{N}]/gu;

/** Says whether a text is enough to look for: two letters or figures, or one sign that is a word. Of signs alone everything would be found. */
export const isSearched = (text: string): boolean => wordy.test(text) || (text.match(letters)?.length ?? 0) >= 2;
