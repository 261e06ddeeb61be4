import { defineMessages } from '../kernel/messages.ts';

/** Why a region is not made or changed. */
export const regionMessages = defineMessages('region', {
  exists: ['This region already exists.', 'The id belongs to another region'],
  slugTaken: ['Another region has this short name.', 'Short names are unique whatever their case'],
  slugInUse: ['A region already has this short name.', 'A short name cannot be given back while it is used'],
  system: ['The platform’s own region cannot be closed.', 'It carries the product'],
  systemZone: ['Only superadmins can create or change regions of this zone.', 'The zone SYSTEM'],
  hasStudents: ['There are still active students in this region.', 'It cannot be closed yet'],
  notStaff: ['Attendance admins must belong to the region and be managers or admins.', 'Somebody else was chosen'],
  currencyInUse: [
    'This region has invoices in another currency.',
    'The currency of a region cannot be changed any more',
  ],
  timeZoneUnknown: ['There is no such time zone.', 'For example Europe/London'],
});
