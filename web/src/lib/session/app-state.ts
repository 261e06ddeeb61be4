/** What this device remembers of the site, beside who is signed in. */
type AppState = {
  /** Whose the choices, the recent records and the drafts of this device are; they stay when a session ends by itself. */
  readonly ownerId?: string | undefined;
  readonly selectedGroup?: string | undefined;
  /** People who both study and serve look at this one of their dashboards. */
  readonly selectedDashboard?: 'study' | 'staff' | undefined;
  /** The region whose waiting work is counted on the dashboard; absent: all of them. */
  readonly adminDashRegionId?: string | undefined;
  /** The region whose groups staff look at as students see them. */
  readonly selectedRegionId?: string | undefined;
  /** The list of groups shows archived ones too, unless this is false. */
  readonly showHidden?: boolean | undefined;
  /** Translators read texts in the one, beside English, and write them in the other. */
  readonly readLocale?: string | undefined;
  readonly writeLocale?: string | undefined;
  readonly publicLocale?: string | undefined;
  /** Texts are written longer than they are, in development. */
  readonly isPseudo?: boolean | undefined;
  /** Texts are changed where they stand. */
  readonly isTranslating?: boolean | undefined;
  /** Where it is absent, the system decides. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Records that were opened from the palette, the latest first; they go at sign-out, and before another person is shown. */
  readonly recentRecords?:
    | readonly { readonly to: string; readonly label: string; readonly detail: string | null }[]
    | undefined;
  /** False: single letters are no shortcuts. */
  readonly hasLetterKeys?: boolean | undefined;
};
const key = 'appState';
/** It is raised when a field means something else than before: what was kept is then forgotten. What has none is of the first version. */
const present = 1;

type Kept = AppState & { readonly version?: number };
/** A browser without storage, or one that is full, still shows the site. */
function stored(): AppState {
  try {
    const { version = present, ...state } = JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
    return version === present ? state : {};
  } catch {
    return {};
  }
}
export const appState = (): AppState => stored();
function write(state: AppState): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: present, ...state }));
  } catch (error) {
    console.warn('Nothing can be remembered on this device.', error);
  }
}
export const remember = (changed: AppState): void => write({ ...stored(), ...changed });
/** Languages, the look and the keys are the device's; all else is what a person chose. */
export function forgetChoices(): void {
  const { publicLocale, isPseudo, isTranslating, theme, hasLetterKeys } = stored();
  // What is undefined is not written.
  write({ publicLocale, isPseudo, isTranslating, theme, hasLetterKeys });
}
