import { linkPermissions, readsAllLinks } from '@paideia/events/links/link.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, own, type Row } from '../../row.ts';

const linkId = demoId('W', 1);

export const queries: Readonly<Record<string, Row>> = {
  links: { ...own, note: "those for everybody and of the person's groups" },
  allLinks: list(readsAllLinks),
  Link: { rule: readsAllLinks, ...nothing, args: () => ({ id: linkId }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  saveLink: {
    rule: linkPermissions.SaveLink,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'link'), title: of.name, url: 'https://example.org/', order: 1 } }),
  },
  // The record is there, and nothing is written.
  deleteLink: { rule: linkPermissions.DeleteLink, ...nothing, args: () => ({ expectedRevision: 99, _id: linkId }) },
};
