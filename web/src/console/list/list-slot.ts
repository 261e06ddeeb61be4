import { createContext } from 'react';
import type { Sort } from './list-shapes.ts';

/** Where the bar above a list has room for what only the list's rows know, as the choice of their columns; and the order that the list begins with. */
export const ListSlot = createContext<{
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
  readonly start: Sort | undefined;
}>({ slot: null, setSlot: () => undefined, start: undefined });
