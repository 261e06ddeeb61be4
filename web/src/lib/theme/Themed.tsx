import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMode } from './mode.ts';
import { themeOf } from './theme.ts';

/** The page's template carries the nonce of its Content-Security-Policy. */
function styles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'p', ...(nonce ? { nonce } : {}) });
}
const cache = styles();

/** It puts the one theme of the product, in the present mode, around what it is given. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={themeOf(useMode())}>{children}</ThemeProvider>
  </CacheProvider>
);
