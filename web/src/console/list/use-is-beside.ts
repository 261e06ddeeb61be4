import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

const lookEveryMs = 300;
/** Whether what is pressed there is typed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
/** A dialog that is not the panel itself, or a field: what is typed there would be gone with the panel that it is in. */
const isTyped = (panelId: string) =>
  isTyping(document.activeElement) ||
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.getAttribute('aria-labelledby') !== panelId,
  );

/**
 * Whether there is room for a panel beside the list. Whoever turns a tablet while typing goes on typing: the panel changes its place when that is done.
 * @param panelId the id of the panel's heading
 */
export function useIsBeside(panelId: string): boolean {
  const hasRoom = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isBeside, setBeside] = useState(hasRoom);
  useEffect(() => {
    const settle = () => {
      if (!isTyped(panelId)) setBeside(hasRoom);
    };
    settle();
    if (hasRoom === isBeside) return;
    const timer = setInterval(settle, lookEveryMs);
    return () => clearInterval(timer);
  }, [hasRoom, isBeside, panelId]);
  return isBeside;
}
