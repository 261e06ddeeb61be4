import type { Browser, BrowserContext, Page } from 'playwright-core';

export type Device = { readonly page: Page; readonly context: BrowserContext };
type Kind = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'dark' | 'light';
  readonly locale: string;
  readonly timezoneId: string;
  readonly reducedMotion: 'reduce';
};
export declare function launch(): Promise<Browser>;
export declare function arrive(browser: Browser, kind: Kind): Promise<Device>;
export declare function leave(device: Device): Promise<void>;
export declare function closeOthers(): Promise<void>;
export declare function closeBrowser(): Promise<void>;
