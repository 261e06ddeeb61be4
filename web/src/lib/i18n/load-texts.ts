import { addTexts, currentLocale, type Namespaces, type Texts } from './i18n.ts';

/** Where the translations are, as the build says: which namespaces each app has, and where their files are for every locale. */
export type LocaleFiles = { readonly base: string; readonly namespaces: Readonly<Record<string, readonly string[]>> };

const loaded = new Map<string, Promise<Texts>>();
function load(address: string): Promise<Texts> {
  const known = loaded.get(address);
  if (known) return known;
  const early = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  const texts = (early ?? fetch(address)).then(async (answer) => (answer.ok ? ((await answer.json()) as Texts) : {})); // Made by the build.
  loaded.set(address, texts);
  texts.catch(() => loaded.delete(address));
  return texts;
}

let place: string | undefined;
const wanted = new Set<string>();
const askFor = (namespace: string) => load(`${place}/${currentLocale()}/${namespace}.json`);

/** The build lets the tables of pages that come later say so when they run: their texts are on their way while the page is read. */
export function wantTexts(namespace: string): void {
  wanted.add(namespace);
  if (place !== undefined && currentLocale() !== 'en') askFor(namespace).catch(() => undefined);
}
/** Resolves when all is there that a part which has run shows; whoever loads a part waits for it. */
export async function textsArrived(): Promise<void> {
  if (place === undefined || currentLocale() === 'en') return;
  await Promise.all([...wanted].map(async (namespace) => addTexts(namespace, await askFor(namespace))));
}

/** The texts of one app in one locale. Whoever knows early which they will be asks early: nothing is loaded twice. */
export async function loadTexts({ base, namespaces }: LocaleFiles, app: string, locale: string): Promise<Namespaces> {
  place = base;
  if (locale === 'en') return {}; // It is in the code.
  const names = namespaces[app] ?? [];
  const texts = await Promise.all(names.map((name) => load(`${base}/${locale}/${name}.json`)));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]!]));
}

const patience = 2000;
/** The college's own wording. It must not keep anybody waiting: without an answer the product's texts stand. */
export const loadOwnTexts = (locale: string): Promise<Texts> =>
  Promise.race([
    load(`/texts/${locale}`),
    new Promise<Texts>((resolve) => setTimeout(() => resolve({}), patience)),
  ]).catch(() => ({}));
