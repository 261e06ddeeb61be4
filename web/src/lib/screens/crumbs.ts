import { messageText } from '../i18n/i18n.ts';
import { pathIn } from './menus.ts';
import type { Screen } from './screen.ts';

type Labelled = { readonly label?: Screen['label'] | undefined };
/** What a screen is called in menus and breadcrumbs, or in one menu whose entry has words of its own. */
export const labelOf = (screen: Labelled, entry?: Labelled): string => {
  const label = entry?.label ?? screen.label;
  return label === undefined ? '' : messageText(label);
};

export type Crumb = { readonly label: string; readonly to?: string };
/** It says where a page stands: its screen, and what the manifest cannot know. */
export type Place = {
  readonly screen: Screen;
  /** These records stand between the screen above and this one. */
  readonly via?: readonly Crumb[] | undefined;
  /** What the page is called here, where its title says something else. */
  readonly name?: string;
  /** Parts of the page itself, such as its open tab. */
  readonly below?: readonly Crumb[];
};
const crumbsTo = ({ crumb }: Screen): readonly Crumb[] =>
  crumb === undefined ? [] : [...crumbsTo(crumb), { label: labelOf(crumb), to: pathIn(crumb) }];
/** The breadcrumbs of a page; a screen without a name of its own goes by the title of what it shows. */
export const crumbsOf = ({ screen, via = [], name, below = [] }: Place, title: string): readonly Crumb[] => [
  ...crumbsTo(screen),
  ...via,
  { label: name ?? (labelOf(screen) || title), to: pathIn(screen) },
  ...below,
];
