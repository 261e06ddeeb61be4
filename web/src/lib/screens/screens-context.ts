import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** Every screen of the site; the libraries and slices learn of them here. */
export const ScreensContext = createContext<readonly Screen[]>([]);
export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
