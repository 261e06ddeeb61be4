import type { AnyKeys } from '@paideia/events/kernel/permission-key.ts';
import type { DocumentNode } from 'graphql';
import type { ComponentType, ElementType } from 'react';
import type { MessageDescriptor } from '../lib/i18n/index.ts';
import type { Screen } from '../lib/screens/index.ts';
import type { RoleName } from '../lib/session/index.ts';

/** A slice hands this to the console: its screens, and what they ask the server. */
export type AdminResource = {
  /** The name in the data provider; the path of the list is the same. */
  readonly name: string;
  /** They come from the slice's manifest: `list` says where it stands in the menu and who may open it. */
  readonly screens: { readonly list: Screen; readonly edit?: Screen };
  /** They are what one person may be given beside the roles, and what that means. */
  readonly keys: AnyKeys;
  readonly about: MessageDescriptor;
  /** Who may list it inside another page; the server says which rows. By default who may open its own. */
  readonly listedBy?: RoleName;
  readonly icon: ElementType;
  readonly operations: Operations;
  /**
   * What a form of its own changes about its records, by the names in the data provider; whoever may open the list may ask. It is listed and read
   * as the record is, unless it says otherwise.
   */
  readonly parts?: Readonly<Record<string, Partial<Operations>>>;
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
