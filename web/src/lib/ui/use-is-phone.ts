import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 768 px there is one column, the menu is at the bottom, and sheets come from below. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width:767.98px)', { noSsr: true });
