import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const ministryCategories = defineMessages('auditLog.category', {
  ministryListing: ['Ministry', 'Kind of record in the system log: a listing in the registry of the alumni'],
});

/** One sentence an event type. `{subject}` is the owner of the listing. */
export const ministrySentences = defineMessages('audit', {
  MinistryListed: ['{subject} listed the ministry “{name}”', 'In the registry of the alumni'],
  MinistryUpdated: ['{actor} changed the ministry “{name}”', 'A listing in the registry of the alumni'],
  MinistryApproved: ['{actor} approved the ministry “{name}”', 'All alumni see it from now on'],
  ApprovalWithdrawn: ['{actor} withdrew the approval of the ministry “{name}”', 'Alumni see it no more'],
  MinistryHidden: ['{actor} hid the ministry “{name}” from the public', 'Alumni still see it'],
  MinistryShown: ['{actor} made the ministry “{name}” visible to the public', 'The opposite of hiding it'],
  MinistryDeleted: ['{actor} deleted the ministry “{name}”', 'A listing in the registry of the alumni'],
});

/** The log calls the fields so. */
export const ministryAuditFields = defineMessages('audit.field', {
  ministryName: ['Ministry', 'A field of an event: the name of a ministry'],
  ministers: ['Ministers', 'A field of an event: the names of those who minister'],
  hasSecondYearGraduate: ['A minister graduated from the second year', 'A field of an event: yes or no'],
  hasAlumniOrgMember: ['A minister belongs to the alumni organisation', 'A field of an event: yes or no'],
  visibleToPublic: ['Visible to the public', 'A field of an event: yes or no'],
  approved: ['Approved', 'A field of an event: yes or no'],
  contact: ['Contact', 'A field of an event: how to reach a ministry'],
  website: ['Website', 'A field of an event: the address of a ministry in the web'],
  ownerId: ['Owner', 'A field of an event: who listed a ministry'],
});
