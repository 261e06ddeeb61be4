import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 768 px: one column, bottom menu, sheets from below. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width:767.98px)', { noSsr: true });
