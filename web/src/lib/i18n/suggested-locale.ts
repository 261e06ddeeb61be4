import { isLocale } from './messages.ts';

const name = 'suggestedLocale';

/** The pages that people come to by a link that somebody made for them. */
const mailedPages = ['/create-account/', '/verify-email/', '/enroll-account/', '/reset-password/'];

/** The language that a link to sign-up or in a letter asks for: one of the product's own values, letter by letter; anything else is ignored. */
export function suggestedLocale(path: string, search: string): string | undefined {
  const wished = mailedPages.some((page) => path.startsWith(page)) ? new URLSearchParams(search).get(name) : null;
  return wished !== null && isLocale(wished) ? wished : undefined;
}
/** The address with another language in the place of the suggested one; the same address where none was suggested. */
export function withLocale(href: string, locale: string): string {
  const url = new URL(href);
  if (!url.searchParams.has(name)) return href;
  url.searchParams.set(name, locale);
  return url.href;
}
