import Place from '@mui/icons-material/PlaceOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { region, regions } from '../regions.screens.ts';
import {
  CreateRegionDocument,
  SetRegionAttendanceAdminsDocument,
  UpdateRegionDocument,
} from '../../generated/regions/admin/region-acts.ts';
import type { RegionInput } from '../../generated/schema.ts';
import { regionFields } from './region-fields.ts';
import { AllRegionAdminsDocument, RegionAdminDocument } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';
import { regionKeys } from '@paideia/events/regions/region.permissions.ts';

export const regionsResource: AdminResource = {
  name: 'regions',
  screens: { list: regions, edit: region },
  keys: regionKeys,
  about: regionsAdminMessages.permission,
  icon: Place,
  operations: {
    list: AllRegionAdminsDocument,
    one: RegionAdminDocument,
    booleans: ['closed'],
    create: {
      command: CreateRegionDocument,
      variables: (fields) => ({
        input: { _id: fields['id'], slug: fields['slug'], ...regionFields(fields as RegionInput) }, // The form holds these.
      }),
    },
    update: {
      command: UpdateRegionDocument,
      variables: (fields) => ({ input: { _id: fields['id'], ...regionFields(fields as RegionInput) } }), // The form holds these.
    },
  },
  parts: {
    attendanceAdmins: {
      update: {
        command: SetRegionAttendanceAdminsDocument,
        variables: ({ id, userIds }) => ({ _id: id, userIds }),
      },
    },
  },
};
