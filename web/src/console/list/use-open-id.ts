import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is opened beside a list is part of the address: `?id=`. */
export function useOpenId(): {
  readonly openId: string | undefined;
  readonly to: (id: string) => string;
  readonly open: (id: string) => void;
  /** The focus goes back to the row. */
  readonly close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) =>
      setSearch((former) => {
        const next = new URLSearchParams(former);
        if (id === null) next.delete('id');
        else next.set('id', id);
        return next;
      }),
    [setSearch],
  );
  const to = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('id', id);
    return `${location.pathname}?${next}`;
  };
  const close = () => {
    show(null);
    document.querySelector<HTMLElement>('[data-state=open] [data-row-link]')?.focus();
  };
  return { openId: search.get('id') ?? undefined, to, open: show, close };
}
