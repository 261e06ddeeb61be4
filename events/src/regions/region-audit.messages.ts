import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const regionCategories = defineMessages('auditLog.category', {
  region: ['Region', 'Kind of record in the system log'],
  slugClaim: ['Reserved short name', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const regionSentences = defineMessages('audit', {
  RegionCreated: ['{actor} created the region {region}', 'A campus or an office'],
  RegionUpdated: ['{actor} changed the region {region}', 'Some fields of a region'],
  RegionClosed: ['{actor} closed the region {region}', 'The campus or office is over'],
  RegionReopened: ['{actor} reopened the region {region}', 'The campus or office goes on'],
  RegionAttendanceAdminsSet: [
    '{actor} set the attendance admins of {region}: {people}',
    'Who decides about leave and explanations; nobody disables explanations',
  ],
  RegionCardPaymentsEnabled: [
    '{actor} let {region} take card payments',
    'Students of the region can pay by card from now on',
  ],
  RegionCardPaymentsDisabled: [
    '{actor} ended card payments in {region}',
    'Students of the region cannot pay by card any more',
  ],
  SlugClaimed: ['The short name {slug} was reserved for {region}', 'Short names are unique'],
  SlugReleased: ['The short name {slug} of {region} became free again', 'Another region may take it'],
});

/** The log calls the fields so. */
export const regionAuditFields = defineMessages('audit.field', {
  zone: ['Zone', 'A field of an event: zone'],
  phone: ['Phone', 'A field of an event: phone'],
  addressLine1: ['Address', 'A field of an event: addressLine1'],
  addressLine2: ['Address, second line', 'A field of an event: addressLine2'],
  addressCity: ['City', 'A field of an event: addressCity'],
  addressState: ['State or province', 'A field of an event: addressState'],
  addressPostcode: ['Postcode', 'A field of an event: addressPostcode'],
  addressCountry: ['Country', 'A field of an event: addressCountry'],
  cardPaymentsEnabled: ['Card payments', 'A field of an event: cardPaymentsEnabled'],
  closed: ['Closed', 'A field of an event: closed'],
  attendanceAdmins: ['Attendance admins', 'A field of an event: attendanceAdmins'],
});

/** The log calls the fixed values so. */
export const regionAuditValues = defineMessages('audit.value', {
  regions: ['Regions', 'What a permission is for, as the menu of the console calls it'],
  AWM_OFFICE: ['office', 'A value of an event: AWM_OFFICE'],
  CHARIS_CAMPUS: ['campus', 'A value of an event: CHARIS_CAMPUS'],
  AMERICAS: ['Americas', 'A fixed value of an event: AMERICAS'],
  EUROPE: ['Europe', 'A fixed value of an event: EUROPE'],
  AFRICA: ['Africa', 'A fixed value of an event: AFRICA'],
  ASIA: ['Asia', 'A fixed value of an event: ASIA'],
  OCEANIA: ['Oceania', 'A fixed value of an event: OCEANIA'],
});
