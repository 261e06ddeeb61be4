import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { LinkCommand } from './link.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const linkKeys = defineKeys('links', { order: 130 });

const edits = inPerson(keyed(linkKeys.write, admin));
export const linkPermissions: Readonly<Record<LinkCommand['type'], Rule>> = { SaveLink: edits, DeleteLink: edits };
/** Who sees the links of every group. */
export const readsAllLinks = keyed(linkKeys.read, admin);
