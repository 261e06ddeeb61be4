import type { ReactNode } from 'react';

export type Row = { readonly id: string };

export type Column<T extends Row> = {
  readonly key: string;
  readonly label: string;
  /** The name that the server sorts by. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Left out where the list has little room, as beside something that is opened. */
  readonly isSecondary?: boolean;
  readonly render: (row: T) => ReactNode;
};
/** How a row reads on a phone, and how its first column reads elsewhere. */
export type Lead = {
  readonly name: string;
  readonly below?: ReactNode;
  readonly avatar?: boolean;
  readonly picture?: string | null;
  /** Beside the name. */
  readonly beside?: ReactNode;
};
type CardText = { readonly chip?: ReactNode; readonly line?: ReactNode };

export type ListProps<T extends Row> = {
  readonly first: { readonly label: string; readonly sort?: string };
  readonly lead: (row: T) => Lead;
  readonly columns: readonly Column<T>[];
  readonly card: (row: T) => CardText;
  /** The address that opens a row. */
  readonly to: (row: T) => string;
  readonly isSelectable?: (row: T) => boolean;
  /** It is said where the first column is no title: a sentence takes what room there is, and a person's name needs less. */
  readonly leadWidth?: 'wide' | 'narrow';
};

export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };
/** `sort` is the order in which whoever chooses it begins to look through what it leaves; `under` is a heading, of neighbours the same one. */
export type Choice = { readonly value: string; readonly label: string; readonly sort?: Sort; readonly under?: string };
export type Filter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly any: string;
      readonly choices: readonly Choice[];
      /** Asks for the choices that are not there yet, when somebody comes to the field. */
      readonly load?: () => void;
      readonly isMain?: boolean;
      /** Filters whose choices depend on this one: another choice here takes theirs back. */
      readonly clears?: readonly string[];
    }
  | {
      readonly kind: 'date' | 'text' | 'person' | 'search';
      readonly name: string;
      readonly label: string;
      readonly isMain?: boolean;
    };
export type FilterValues = Readonly<Record<string, string | undefined>>;
