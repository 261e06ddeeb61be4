export { DashboardParts, type DashboardData, useCards, useWaitingRows, type WaitingRow } from './card.ts';
export { CardNote } from './CardNote.tsx';
export { CardRow } from './CardRow.tsx';
export { CardColumn, CardSlot, preload } from './CardSlot.tsx';
