import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { offeredTo, pathIn, useScreens } from '../../../lib/screens/index.ts';
import { appState, useUser } from '../../../lib/session/index.ts';

const patience = 1500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** A page that asks for something listens to letters of its own. */
const isBusy = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Ctrl K (or Cmd K) opens the palette, and so does a question mark, by which many look for the keys; G and a letter lead to a page. Single letters can be turned off in the palette (WCAG 2.1.4). */
export function useGoToKeys(openPalette: () => void): void {
  const navigate = useNavigate();
  const user = useUser();
  const screens = useScreens();
  useEffect(() => {
    let since = -Infinity;
    const press = (event: KeyboardEvent) => {
      const letter = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letter === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      // What has taken a letter for itself, as a register does, says so.
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        isBusy() ||
        appState().hasLetterKeys === false
      )
        return;
      if (letter === '?') {
        event.preventDefault();
        openPalette();
        return;
      }
      const isSecond = event.timeStamp - since < patience;
      const page = isSecond && offeredTo(screens, user).find(({ keys }) => keys?.toLowerCase() === `g${letter}`);
      since = letter === 'g' ? event.timeStamp : -Infinity;
      if (page) void navigate(pathIn(page));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, openPalette, screens, user]);
}
