import type { ComponentType } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import { lazyPart } from './lazy-part.tsx';
import type { Screen } from '../screens/screen.ts';

type Page = ComponentType<Readonly<Record<string, string>>>;

/** Loads the page of a screen. `screen` has checked that it takes the parts of its path, which is all that routers hand over. */
export async function loadPage({ path, load }: Screen): Promise<Page> {
  if (!load) throw new Error(`${path} leads on to another screen.`);
  return (await loadChunk(load)) as Page;
}

const pages = new WeakMap<Screen, Page>();
/** The page of a screen, loaded when it is first shown. */
export function pageOf(screen: Screen): Page {
  const page = pages.get(screen) ?? lazyPart(() => loadPage(screen));
  pages.set(screen, page);
  return page;
}
