import { number } from '../i18n/index.ts';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** It writes 1.5 as "1.5×", with no more digits than it has. */
export const speedText = (speed: number): string =>
  `${number(speed, speed % 1 === 0 ? 0 : speed % 0.5 === 0 ? 1 : 2)}×`;
export const subtitleSizes = ['small', 'medium', 'large'] as const;
export const subtitleBackgrounds = ['solid', 'half', 'none'] as const;
/** How somebody watches on this device, whatever is shown. */
export type PlayerSettings = {
  readonly speed: number;
  /** The language of the subtitles; null: none; undefined: the person's own, where it is there. */
  readonly subtitles?: string | null;
  readonly size: (typeof subtitleSizes)[number];
  readonly background: (typeof subtitleBackgrounds)[number];
};
const key = 'playerSettings';
const usual: PlayerSettings = { speed: 1, size: 'medium', background: 'solid' };
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

export function playerSettings(): PlayerSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Readonly<Record<string, unknown>>; // Every field is looked at.
    return {
      speed: oneOf(speeds, kept['speed'], 1),
      size: oneOf(subtitleSizes, kept['size'], 'medium'),
      background: oneOf(subtitleBackgrounds, kept['background'], 'solid'),
      ...((typeof kept['subtitles'] === 'string' || kept['subtitles'] === null) && { subtitles: kept['subtitles'] }),
    };
  } catch {
    return usual;
  }
}
export function keepPlayerSettings(settings: PlayerSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch (error) {
    console.warn('Nothing can be remembered on this device.', error);
  }
}
export function forgetPlayerSettings(): void {
  localStorage.removeItem(key);
}
/** The track to begin with: the chosen one, else the person's own language; null for none. */
export const chosenTrack = ({ subtitles }: PlayerSettings, locales: readonly string[], own: string): string | null =>
  subtitles === null ? null : ([subtitles, own].find((one) => one !== undefined && locales.includes(one)) ?? null);
