import { useStart } from '../lib/session/index.ts';

/** It finds what a language calls itself; one that nobody can choose goes by its code. */
export function useLanguageName(): (locale: string) => string {
  const { config } = useStart();
  return (locale) => config.locales.find(({ value }) => value === locale)?.label ?? locale;
}
