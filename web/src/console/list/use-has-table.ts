import useMediaQuery from '@mui/material/useMediaQuery';
import { useOpenId } from './use-open-id.ts';

/** Whether there is room for a table, also beside what is opened; otherwise there are cards. */
export function useHasTable(): boolean {
  const { openId } = useOpenId();
  return useMediaQuery(`(min-width:${openId === undefined ? 1100 : 1340}px)`, { noSsr: true });
}
