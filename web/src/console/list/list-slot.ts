import { createContext } from 'react';

/** Where the bar above a list has room for what only the list's rows know, as the choice of their columns. */
export const ListSlot = createContext<{
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}>({ slot: null, setSlot: () => undefined });
