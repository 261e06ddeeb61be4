import { useEffect } from 'react';

/** What went wrong with a question stands on the page, and in the browser's console for whoever helps. */
export function useLogged(error: Error | undefined): void {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}
