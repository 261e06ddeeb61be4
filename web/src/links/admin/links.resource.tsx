import LinkIcon from '@mui/icons-material/LinkOutlined';
import type { AdminResource, Change } from '../../console/admin-resource.ts';
import {
  AllLinksDocument,
  DeleteLinkDocument,
  LinkDocument,
  SaveLinkDocument,
} from '../../generated/links/admin/links-admin.ts';
import { link, links } from '../links.screens.ts';
import { linksAdminMessages } from './links-admin.messages.ts';
import { linkKeys } from '@paideia/events/links/link.permissions.ts';

const save: Change = {
  command: SaveLinkDocument,
  variables: ({ id, title, url, groupId, order }) => ({ input: { _id: id, title, url, groupId, order } }),
};

export const linksResource: AdminResource = {
  name: 'links',
  screens: { list: links, edit: link },
  keys: linkKeys,
  about: linksAdminMessages.permission,
  icon: LinkIcon,
  operations: {
    list: AllLinksDocument,
    one: LinkDocument,
    create: save,
    update: save,
    delete: { command: DeleteLinkDocument, variables: ({ id }) => ({ _id: id }) },
  },
};
