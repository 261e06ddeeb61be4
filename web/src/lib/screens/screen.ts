import type { KeyedResource } from '@paideia/events/permission-keys.ts';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '../i18n/messages.ts';
import type { RoleName } from '../session/roles.ts';
import type { AppName } from '../session/start.ts';

/** A screen stands in the main menu, among a person's own pages, at the foot of the site, or in a part of the console's menu. */
export type Section = 'main' | 'own' | 'site' | ConsoleSection;
export type ConsoleSection = 'work' | 'people' | 'records';

/** What stands in an address for each part of its path that begins with a colon, by its name. */
export type ParamsOf<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? { readonly [K in Name]: string } & ParamsOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? { readonly [K in Name]: string }
      : object;

/** A page of the site, declared once in the manifest of its slice; routes, redirects, menus, palette and breadcrumbs come from there. */
export type Screen = {
  /** `:name` stands for any part of an address, `/name?` may be missing, and `/*` takes whatever is below. */
  readonly path: string;
  readonly app: AppName;
  /** Who may open it, by one role or any of several. Without a role everybody may, signed in or not. */
  readonly role?: RoleName | readonly RoleName[];
  /** The resource of the console that it is part of; whoever was given its key may open it without the role. */
  readonly resource?: KeyedResource;
  /** Whoever has this role in one of their regions may open it too: the page shows what is of that region alone. */
  readonly regionRole?: 'admin';
  /** Whom menus and palette offer it, where these are fewer than may open it. */
  readonly offeredTo?: RoleName | 'students' | 'alumni';
  /** What it is called in menus, palette and breadcrumbs; translated in `locales/<lang>/screens.json`. */
  readonly label?: MessageDescriptor;
  readonly section?: Section;
  /** Its place among the screens of its app and section. */
  readonly order?: number;
  /** Letters that lead there, one after the other. */
  readonly keys?: string;
  /** These are parts of it that have an address of their own; those with a label the palette offers by themselves. */
  readonly tabs?: readonly {
    readonly tab: string;
    readonly label?: MessageDescriptor | undefined;
    /** Who may open it, where these are fewer than those who may open the screen. */
    readonly role?: RoleName | readonly RoleName[];
  }[];
  /** With it the screen stands in the phone's menu at the bottom. */
  readonly phone?: {
    readonly icon: 'home' | 'courses' | 'assessments' | 'attendance';
    /** By default it says what the screen is called, here and in the settings menu. */
    readonly label?: MessageDescriptor;
  };
  /** With it the screen stands in the settings menu of staff. */
  readonly settings?: { readonly order: number; readonly label?: MessageDescriptor; readonly isRestricted?: boolean };
  /** The screen above it, in breadcrumbs and for what counts as the open entry of a menu. */
  readonly crumb?: Screen;
  /** It is drawn without bar and menu. */
  readonly isBare?: boolean;
  /** Somebody who is signed in goes there instead: to a path, or to the page that was wished for before the sign-in. */
  readonly signedIn?: 'wished' | `/${string}`;
  /** Whoever is asked to sign in there comes to the dashboard afterwards, not back. */
  readonly isLeftAtSignIn?: boolean;
  /** People come to it by a link that somebody made for them, which may ask for a language. */
  readonly isMailed?: boolean;
  /** The environments that show it themselves; the others leave it to the main installation. */
  readonly environments?: readonly string[];
  /** Leads on to this path; such a screen has nothing to load. */
  readonly redirect?: string;
  /** The parts of the path are handed to it; `screen` checks that it takes them. */
  readonly load?: () => Promise<(params: never) => ReactNode>;
};
type ScreenOf<Path extends string> = Omit<Screen, 'path' | 'load'> & {
  readonly path: Path;
  readonly load?: () => Promise<(params: ParamsOf<Path>) => ReactNode>;
};

/** Declares a screen, whose page takes the parts of its path and nothing else. */
export const screen = <const Path extends string>(declared: ScreenOf<Path>): ScreenOf<Path> => declared;
