import type { DocumentNode } from 'graphql';
import type { ComponentType, ElementType } from 'react';
import type { adminMessages } from './admin-app.messages.ts';
import type { RoleName } from '../lib/session/index.ts';

export type Section = 'work' | 'people' | 'records';
type Label = Extract<keyof typeof adminMessages, `menu${string}`>;

/** What a slice hands to the console: where it stands in the menu, who may open it, its screens and what they ask the server. */
export type AdminResource = {
  /** The route and the name in the data provider. */
  readonly name: string;
  readonly role: RoleName;
  /** Who may list it inside another page; the server says which rows. By default who may open its own. */
  readonly listedBy?: RoleName;
  /** Who has it in the menu, where the route is open to more. */
  readonly menuRole?: RoleName;
  readonly section: Section;
  readonly label: Label;
  readonly icon: ElementType;
  readonly list: ComponentType;
  readonly show?: ComponentType;
  readonly operations: Operations;
  /** A number beside the menu entry, as of what waits. */
  readonly badge?: ComponentType;
};
export type Fields = Readonly<Record<string, unknown>>;
/** The command behind a change of a record. A form's `_revision` is the `expectedRevision`, unless the command is about another stream of the record. */
export type Change = {
  readonly command: DocumentNode;
  readonly variables: (fields: Fields) => Fields;
  readonly revision?: string;
};
/** Documents of `all<Names>(page, perPage, sortField, sortOrder, filter)` and of `<Name>(id)`. Filters are texts in an address; `booleans` names those that are yes or no. */
export type Operations = {
  readonly list: DocumentNode;
  readonly one: DocumentNode;
  readonly booleans?: readonly string[];
  readonly create?: Change;
  readonly update?: Change;
  readonly delete?: Change;
};
