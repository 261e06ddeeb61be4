import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On each new page it scrolls to the top and puts the focus on its title, so that it is read out. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [pathname]);
}
