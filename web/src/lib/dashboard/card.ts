import { createContext, useContext, type ReactNode } from 'react';
import type { DashboardQuery } from '../../generated/lib/dashboard/dashboard.ts';
import type { WaitingCountFragment } from '../../generated/lib/dashboard/waiting.ts';
import type { MessageDescriptor } from '../i18n/messages.ts';

export type DashboardData = DashboardQuery['dashboard'];
type FieldOf<T> = {
  [K in keyof DashboardData]: NonNullable<DashboardData[K]> extends T ? K : never;
}[keyof DashboardData];
type CardField = keyof DashboardData;
type WaitingField = Exclude<FieldOf<WaitingCountFragment>, undefined>;

type Placed = {
  /** The texts of its declaration are translated in `locales/<lang>/screens.json`. */
  readonly label: MessageDescriptor | undefined;
  /** Its place among those of its column. */
  readonly order: number;
};
/** A card of the dashboard, declared in the manifest of its slice. It is shown to whom the server answers its field. */
export type Card = Placed & {
  readonly kind: 'card';
  /** It is a field of `Dashboard`; the slice asks for it in a fragment on that type. */
  readonly field: CardField;
  /** The columns of wide screens; on phones all stand below each other. */
  readonly column: 1 | 2 | 3;
  /** For people who both study and serve it says on which of their dashboards the card stands. Without it the card stands on both. */
  readonly dashboard?: 'study' | 'staff';
  readonly more?: { readonly to: string; readonly label: MessageDescriptor | undefined };
  readonly load: () => Promise<(props: { readonly data: never }) => ReactNode>;
};
type CardOf<Field extends CardField> = Omit<Card, 'kind' | 'field' | 'load'> & {
  readonly field: Field;
  readonly load: () => Promise<(props: { readonly data: NonNullable<DashboardData[Field]> }) => ReactNode>;
};
/** Declares a card, whose component takes what the server answers for its field. */
export const card = <const Field extends CardField>(declared: CardOf<Field>): Card => ({ kind: 'card', ...declared });

/** A number of what waits for staff, which leads to the list of exactly these rows. */
export type WaitingRow = Placed & {
  readonly kind: 'waiting';
  readonly field: WaitingField;
  readonly hint: MessageDescriptor;
  /** Its list is at the first of these that the person may open. */
  readonly lists: readonly string[];
  readonly filter: Readonly<Record<string, string>>;
};
export const waiting = (declared: Omit<WaitingRow, 'kind'>): WaitingRow => ({ kind: 'waiting', ...declared });

export type DashboardPart = Card | WaitingRow;
/** The slices have these on the dashboard; the app puts them together. */
export const DashboardParts = createContext<readonly DashboardPart[]>([]);
export const useCards = (): readonly Card[] =>
  useContext(DashboardParts)
    .filter((part) => part.kind === 'card')
    .toSorted((one, other) => one.order - other.order);
export const useWaitingRows = (): readonly WaitingRow[] =>
  useContext(DashboardParts)
    .filter((part) => part.kind === 'waiting')
    .toSorted((one, other) => one.order - other.order);
