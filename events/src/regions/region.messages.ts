import { defineMessages } from '../kernel/messages.ts';

/** Why a region is not made or changed. */
export const regionMessages = defineMessages({
  exists: {
    id: 'region.exists',
    defaultMessage: 'This region already exists.',
    description: 'The id belongs to another region',
  },
  slugTaken: {
    id: 'region.slugTaken',
    defaultMessage: 'Another region has this short name.',
    description: 'Short names are unique whatever their case',
  },
  slugInUse: {
    id: 'region.slugInUse',
    defaultMessage: 'A region already has this short name.',
    description: 'A short name cannot be given back while it is used',
  },
  system: {
    id: 'region.system',
    defaultMessage: 'The platform’s own region cannot be closed.',
    description: 'It carries the product',
  },
  systemZone: {
    id: 'region.systemZone',
    defaultMessage: 'Only superadmins can create or change regions of this zone.',
    description: 'The zone SYSTEM',
  },
  hasStudents: {
    id: 'region.hasStudents',
    defaultMessage: 'There are still active students in this region.',
    description: 'It cannot be closed yet',
  },
  notStaff: {
    id: 'region.notStaff',
    defaultMessage: 'Attendance admins must belong to the region and be managers or admins.',
    description: 'Somebody else was chosen',
  },
  currencyInUse: {
    id: 'region.currencyInUse',
    defaultMessage: 'This region has invoices in another currency.',
    description: 'The currency of a region cannot be changed any more',
  },
  timeZoneUnknown: {
    id: 'region.timeZoneUnknown',
    defaultMessage: 'There is no such time zone.',
    description: 'For example Europe/London',
  },
});
