import LiveHelp from '@mui/icons-material/LiveHelpOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import type { RequestFormInput } from '../../generated/schema.ts';
import { requestForm, requestForms } from '../request-forms.screens.ts';
import {
  AllRequestFormsDocument,
  RequestFormDocument,
  SubmitRequestFormDocument,
} from '../../generated/request-forms/admin/request-forms.ts';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';
import { requestFormKeys } from '@paideia/events/request-forms/request-form.permissions.ts';

export const requestFormsResource: AdminResource = {
  name: 'request-form',
  screens: { list: requestForms, edit: requestForm },
  keys: requestFormKeys,
  about: requestFormsAdminMessages.permission,
  icon: LiveHelp,
  operations: {
    list: AllRequestFormsDocument,
    one: RequestFormDocument,
    create: {
      command: SubmitRequestFormDocument,
      variables: ({ id, kind, subject, text }) => ({
        input: { _id: id, kind, subject, text } satisfies Record<keyof RequestFormInput, unknown>,
      }),
    },
  },
};
