import Place from '@mui/icons-material/PlaceOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { region, regions } from '../regions.screens.ts';
import { UpdateRegionDocument } from '../../generated/regions/admin/region-acts.ts';
import { regionFields } from './region-fields.ts';
import {
  AllRegionAdminsDocument,
  RegionAdminDocument,
  type AdminRegionDetailFragment,
} from '../../generated/regions/admin/regions-admin.ts';

export const regionsResource: AdminResource = {
  name: 'regions',
  screens: { list: regions, edit: region },
  icon: Place,
  operations: {
    list: AllRegionAdminsDocument,
    one: RegionAdminDocument,
    booleans: ['closed'],
    update: {
      command: UpdateRegionDocument,
      variables: (fields) => ({ input: { _id: fields['id'], ...regionFields(fields as AdminRegionDetailFragment) } }), // The form holds these.
    },
  },
};
