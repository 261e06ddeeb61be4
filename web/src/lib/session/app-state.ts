/** What this device remembers of the site, beside who is signed in. */
export type AppState = {
  /** Whose the choices, the recent records and the drafts of this device are; they stay when a session ends by itself. */
  readonly ownerId?: string | undefined;
  readonly selectedGroup?: string | undefined;
  /** People who both study and serve look at this one of their dashboards. */
  readonly selectedDashboard?: 'study' | 'staff' | undefined;
  /** The region whose waiting work is counted on the dashboard; absent: all of them. */
  readonly adminDashRegionId?: string | undefined;
  readonly publicLocale?: string;
  /** Texts are written longer than they are, in development. */
  readonly isPseudo?: boolean | undefined;
  /** Texts are changed where they stand. */
  readonly isTranslating?: boolean | undefined;
  /** Where it is absent, the system decides. */
  readonly theme?: 'light' | 'dark';
  /** Records that were opened from the palette, the latest first; they go at sign-out, and before another person is shown. */
  readonly recentRecords?:
    | readonly { readonly to: string; readonly label: string; readonly detail: string | null }[]
    | undefined;
  /** False: single letters are no shortcuts. */
  readonly hasLetterKeys?: boolean;
};
const key = 'appState';

/** A browser without storage, or one that is full, still shows the site. */
function stored(): AppState {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
export const appState = (): AppState => stored();
export function remember(changed: AppState): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), ...changed }));
  } catch (error) {
    console.warn('Nothing can be remembered on this device.', error);
  }
}
