import { addressOf } from '../lib/screens/index.ts';
import { attendance } from './registers.screens.ts';

const field = 'code';
/** Where a student is marked with a code; it is what the picture beside the figures says to the camera of a phone. */
export const scanAddress = (code: string): string =>
  `${addressOf(attendance, {})}?${new URLSearchParams({ tab: 'scans', [field]: code }).toString()}`;
/** The code that an address brought, if it looks like one. */
export const codeIn = (search: string): string => /^\d+$/.exec(new URLSearchParams(search).get(field) ?? '')?.[0] ?? '';
