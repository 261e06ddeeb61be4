import Place from '@mui/icons-material/PlaceOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { UpdateRegionDocument } from '../../generated/regions/admin/region-acts.ts';
import { regionFields } from './region-fields.ts';
import {
  AllRegionAdminsDocument,
  RegionAdminDocument,
  type AdminRegionDetailFragment,
} from '../../generated/regions/admin/regions-admin.ts';

export const regionsResource: AdminResource = {
  name: 'regions',
  role: 'admin',
  section: 'people',
  label: 'menuRegions',
  icon: Place,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./RegionsPage.tsx')).RegionsPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./RegionPage.tsx')).RegionPage }))),
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
