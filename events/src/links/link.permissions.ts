import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { LinkCommand } from './link.commands.ts';

const edits = inPerson(keyed('links:write', admin));
export const linkPermissions: Readonly<Record<LinkCommand['type'], Rule>> = { SaveLink: edits, DeleteLink: edits };
/** Who sees the links of every group. */
export const readsAllLinks = keyed('links:read', admin);
