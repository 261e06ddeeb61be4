import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is opened beside a list is part of the address: `?id=`. */
export function useOpenId(): {
  readonly openId: string | undefined;
  readonly to: (id: string) => string;
  readonly open: (id: string | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
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
  return { openId: search.get('id') ?? undefined, to, open };
}
