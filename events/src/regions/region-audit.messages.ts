import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const regionCategories = defineMessages({
  region: { id: 'auditLog.category.region', defaultMessage: 'Region', description: 'Kind of record in the system log' },
  slugClaim: {
    id: 'auditLog.category.slugClaim',
    defaultMessage: 'Reserved short name',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const regionSentences = defineMessages({
  RegionCreated: {
    id: 'audit.RegionCreated',
    defaultMessage: '{actor} created the region {region}',
    description: 'A campus or an office',
  },
  RegionUpdated: {
    id: 'audit.RegionUpdated',
    defaultMessage: '{actor} changed the region {region}',
    description: 'Some fields of a region',
  },
  RegionClosed: {
    id: 'audit.RegionClosed',
    defaultMessage: '{actor} closed the region {region}',
    description: 'The campus or office is over',
  },
  RegionReopened: {
    id: 'audit.RegionReopened',
    defaultMessage: '{actor} reopened the region {region}',
    description: 'The campus or office goes on',
  },
  RegionAttendanceAdminsSet: {
    id: 'audit.RegionAttendanceAdminsSet',
    defaultMessage: '{actor} set the attendance admins of {region}: {people}',
    description: 'Who decides about leave and explanations; nobody disables explanations',
  },
  RegionCardPaymentsEnabled: {
    id: 'audit.RegionCardPaymentsEnabled',
    defaultMessage: '{actor} let {region} take card payments',
    description: 'Students of the region can pay by card from now on',
  },
  RegionCardPaymentsDisabled: {
    id: 'audit.RegionCardPaymentsDisabled',
    defaultMessage: '{actor} ended card payments in {region}',
    description: 'Students of the region cannot pay by card any more',
  },
  SlugClaimed: {
    id: 'audit.SlugClaimed',
    defaultMessage: 'The short name {slug} was reserved for {region}',
    description: 'Short names are unique',
  },
  SlugReleased: {
    id: 'audit.SlugReleased',
    defaultMessage: 'The short name {slug} of {region} became free again',
    description: 'Another region may take it',
  },
});

/** What the fields are called. */
export const regionAuditFields = defineMessages({
  zone: { id: 'audit.field.zone', defaultMessage: 'Zone', description: 'A field of an event: zone' },
  timeZone: { id: 'audit.field.timeZone', defaultMessage: 'Time zone', description: 'A field of an event: timeZone' },
  phone: { id: 'audit.field.phone', defaultMessage: 'Phone', description: 'A field of an event: phone' },
  addressLine1: {
    id: 'audit.field.addressLine1',
    defaultMessage: 'Address',
    description: 'A field of an event: addressLine1',
  },
  addressLine2: {
    id: 'audit.field.addressLine2',
    defaultMessage: 'Address, second line',
    description: 'A field of an event: addressLine2',
  },
  addressCity: {
    id: 'audit.field.addressCity',
    defaultMessage: 'City',
    description: 'A field of an event: addressCity',
  },
  addressState: {
    id: 'audit.field.addressState',
    defaultMessage: 'State or province',
    description: 'A field of an event: addressState',
  },
  addressPostcode: {
    id: 'audit.field.addressPostcode',
    defaultMessage: 'Postcode',
    description: 'A field of an event: addressPostcode',
  },
  addressCountry: {
    id: 'audit.field.addressCountry',
    defaultMessage: 'Country',
    description: 'A field of an event: addressCountry',
  },
  cardPaymentsEnabled: {
    id: 'audit.field.cardPaymentsEnabled',
    defaultMessage: 'Card payments',
    description: 'A field of an event: cardPaymentsEnabled',
  },
  closed: { id: 'audit.field.closed', defaultMessage: 'Closed', description: 'A field of an event: closed' },
  attendanceAdmins: {
    id: 'audit.field.attendanceAdmins',
    defaultMessage: 'Attendance admins',
    description: 'A field of an event: attendanceAdmins',
  },
});

/** What the fixed values are called. */
export const regionAuditValues = defineMessages({
  AWM_OFFICE: {
    id: 'audit.value.AWM_OFFICE',
    defaultMessage: 'office',
    description: 'A value of an event: AWM_OFFICE',
  },
  CHARIS_CAMPUS: {
    id: 'audit.value.CHARIS_CAMPUS',
    defaultMessage: 'campus',
    description: 'A value of an event: CHARIS_CAMPUS',
  },
  AMERICAS: {
    id: 'audit.value.AMERICAS',
    defaultMessage: 'Americas',
    description: 'A fixed value of an event: AMERICAS',
  },
  EUROPE: { id: 'audit.value.EUROPE', defaultMessage: 'Europe', description: 'A fixed value of an event: EUROPE' },
  AFRICA: { id: 'audit.value.AFRICA', defaultMessage: 'Africa', description: 'A fixed value of an event: AFRICA' },
  ASIA: { id: 'audit.value.ASIA', defaultMessage: 'Asia', description: 'A fixed value of an event: ASIA' },
  OCEANIA: { id: 'audit.value.OCEANIA', defaultMessage: 'Oceania', description: 'A fixed value of an event: OCEANIA' },
});
