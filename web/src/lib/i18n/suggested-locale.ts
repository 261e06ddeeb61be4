import { isLocale } from './messages.ts';

const name = 'suggestedLocale';

/** The language that a link to sign-up or in a letter asks for: one of the product's own values, letter by letter; anything else is ignored. `isMailed`: whether the page is one that such links lead to. */
export function suggestedLocale(isMailed: boolean, search: string): string | undefined {
  const wished = isMailed ? new URLSearchParams(search).get(name) : null;
  return wished !== null && isLocale(wished) ? wished : undefined;
}
/** The address with another language in the place of the suggested one; the same address where none was suggested. */
export function withLocale(href: string, locale: string): string {
  const url = new URL(href);
  if (!url.searchParams.has(name)) return href;
  url.searchParams.set(name, locale);
  return url.href;
}
