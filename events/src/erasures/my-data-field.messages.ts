import { defineMessages } from '../kernel/messages.ts';

/** What the fields of a person's data are called on the page to read, where the system log has no name for them. */
export const myDataFields = defineMessages({
  regions: {
    id: 'myData.field.regions',
    defaultMessage: 'Regions',
    description: 'A field of the downloaded data: regions',
  },
  regionRoles: {
    id: 'myData.field.regionRoles',
    defaultMessage: 'Roles in regions',
    description: 'A field of the downloaded data: regionRoles',
  },
  groups: {
    id: 'myData.field.groups',
    defaultMessage: 'Groups',
    description: 'A field of the downloaded data: groups',
  },
  enrolment: {
    id: 'myData.field.enrolment',
    defaultMessage: 'Enrolment',
    description: 'A field of the downloaded data: enrolment',
  },
  createdAt: {
    id: 'myData.field.createdAt',
    defaultMessage: 'Made at',
    description: 'A field of the downloaded data: createdAt',
  },
  createdBy: {
    id: 'myData.field.createdBy',
    defaultMessage: 'Made by',
    description: 'A field of the downloaded data: createdBy',
  },
  invitedAt: {
    id: 'myData.field.invitedAt',
    defaultMessage: 'Invited at',
    description: 'A field of the downloaded data: invitedAt',
  },
  activatedAt: {
    id: 'myData.field.activatedAt',
    defaultMessage: 'Active since',
    description: 'A field of the downloaded data: activatedAt',
  },
  updatedAt: {
    id: 'myData.field.updatedAt',
    defaultMessage: 'Last changed at',
    description: 'A field of the downloaded data: updatedAt',
  },
  updatedBy: {
    id: 'myData.field.updatedBy',
    defaultMessage: 'Last changed by',
    description: 'A field of the downloaded data: updatedBy',
  },
  notificationPreferences: {
    id: 'myData.field.notificationPreferences',
    defaultMessage: 'E-mails',
    description: 'A field of the downloaded data: notificationPreferences',
  },
  notificationDelivery: {
    id: 'myData.field.notificationDelivery',
    defaultMessage: 'When e-mails come',
    description: 'A field of the downloaded data: notificationDelivery',
  },
  timeZone: {
    id: 'myData.field.timeZone',
    defaultMessage: 'Time zone',
    description: 'A field of the downloaded data: timeZone',
  },
  digestAt: {
    id: 'myData.field.digestAt',
    defaultMessage: 'E-mail of the day at',
    description: 'A field of the downloaded data: digestAt',
  },
  quietFrom: {
    id: 'myData.field.quietFrom',
    defaultMessage: 'Quiet from',
    description: 'A field of the downloaded data: quietFrom',
  },
  quietTo: {
    id: 'myData.field.quietTo',
    defaultMessage: 'Quiet until',
    description: 'A field of the downloaded data: quietTo',
  },
  subscribeAlumniEmail: {
    id: 'myData.field.subscribeAlumniEmail',
    defaultMessage: 'E-mails for alumni',
    description: 'A field of the downloaded data: subscribeAlumniEmail',
  },
  startedOn: {
    id: 'myData.field.startedOn',
    defaultMessage: 'Began on',
    description: 'A field of the downloaded data: startedOn',
  },
  endedOn: {
    id: 'myData.field.endedOn',
    defaultMessage: 'Ended on',
    description: 'A field of the downloaded data: endedOn',
  },
  excuses: {
    id: 'myData.field.excuses',
    defaultMessage: 'Excused by',
    description: 'A field of the downloaded data: excuses',
  },
  overruled: {
    id: 'myData.field.overruled',
    defaultMessage: 'Overruled',
    description: 'A field of the downloaded data: overruled',
  },
  takenBy: {
    id: 'myData.field.takenBy',
    defaultMessage: 'Taken by',
    description: 'A field of the downloaded data: takenBy',
  },
  takenAt: {
    id: 'myData.field.takenAt',
    defaultMessage: 'Taken at',
    description: 'A field of the downloaded data: takenAt',
  },
  submittedAt: {
    id: 'myData.field.submittedAt',
    defaultMessage: 'Handed in at',
    description: 'A field of the downloaded data: submittedAt',
  },
  decidedBy: {
    id: 'myData.field.decidedBy',
    defaultMessage: 'Decided by',
    description: 'A field of the downloaded data: decidedBy',
  },
  decidedAt: {
    id: 'myData.field.decidedAt',
    defaultMessage: 'Decided at',
    description: 'A field of the downloaded data: decidedAt',
  },
  explainedAt: {
    id: 'myData.field.explainedAt',
    defaultMessage: 'Explained at',
    description: 'A field of the downloaded data: explainedAt',
  },
  grants: {
    id: 'myData.field.grants',
    defaultMessage: 'Granted',
    description: 'A field of the downloaded data: grants',
  },
  by: { id: 'myData.field.by', defaultMessage: 'By', description: 'A field of the downloaded data: by' },
  at: { id: 'myData.field.at', defaultMessage: 'When', description: 'A field of the downloaded data: at' },
  examTitle: {
    id: 'myData.field.examTitle',
    defaultMessage: 'Exam',
    description: 'A field of the downloaded data: examTitle',
  },
  regraded: {
    id: 'myData.field.regraded',
    defaultMessage: 'Graded by hand',
    description: 'A field of the downloaded data: regraded',
  },
  gradedBy: {
    id: 'myData.field.gradedBy',
    defaultMessage: 'Graded by',
    description: 'A field of the downloaded data: gradedBy',
  },
  gradedAt: {
    id: 'myData.field.gradedAt',
    defaultMessage: 'Graded at',
    description: 'A field of the downloaded data: gradedAt',
  },
  number: {
    id: 'myData.field.number',
    defaultMessage: 'Number',
    description: 'A field of the downloaded data: number',
  },
  particulars: {
    id: 'myData.field.particulars',
    defaultMessage: 'For',
    description: 'A field of the downloaded data: particulars',
  },
  qty: { id: 'myData.field.qty', defaultMessage: 'Quantity', description: 'A field of the downloaded data: qty' },
  price: { id: 'myData.field.price', defaultMessage: 'Price', description: 'A field of the downloaded data: price' },
  amount: {
    id: 'myData.field.amount',
    defaultMessage: 'Amount',
    description: 'A field of the downloaded data: amount',
  },
  refundedOver: {
    id: 'myData.field.refundedOver',
    defaultMessage: 'Overpayment given back',
    description: 'A field of the downloaded data: refundedOver',
  },
  refundedCharge: {
    id: 'myData.field.refundedCharge',
    defaultMessage: 'Charge given back',
    description: 'A field of the downloaded data: refundedCharge',
  },
  overpaymentPart: {
    id: 'myData.field.overpaymentPart',
    defaultMessage: 'Of it overpaid',
    description: 'A field of the downloaded data: overpaymentPart',
  },
  chargePart: {
    id: 'myData.field.chargePart',
    defaultMessage: 'Of it charged',
    description: 'A field of the downloaded data: chargePart',
  },
  balanceChange: {
    id: 'myData.field.balanceChange',
    defaultMessage: 'Change of the balance',
    description: 'A field of the downloaded data: balanceChange',
  },
  issuedAt: {
    id: 'myData.field.issuedAt',
    defaultMessage: 'Issued at',
    description: 'A field of the downloaded data: issuedAt',
  },
  paymentMethods: {
    id: 'myData.field.paymentMethods',
    defaultMessage: 'Paid by',
    description: 'A field of the downloaded data: paymentMethods',
  },
  recordedAt: {
    id: 'myData.field.recordedAt',
    defaultMessage: 'Booked at',
    description: 'A field of the downloaded data: recordedAt',
  },
  key: { id: 'myData.field.key', defaultMessage: 'About', description: 'A field of the downloaded data: key' },
  read: { id: 'myData.field.read', defaultMessage: 'Read', description: 'A field of the downloaded data: read' },
  template: {
    id: 'myData.field.template',
    defaultMessage: 'Kind of e-mail',
    description: 'A field of the downloaded data: template',
  },
  to: { id: 'myData.field.to', defaultMessage: 'To', description: 'A field of the downloaded data: to' },
  queuedAt: {
    id: 'myData.field.queuedAt',
    defaultMessage: 'Written at',
    description: 'A field of the downloaded data: queuedAt',
  },
  device: {
    id: 'myData.field.device',
    defaultMessage: 'Device',
    description: 'A field of the downloaded data: device',
  },
  browser: {
    id: 'myData.field.browser',
    defaultMessage: 'Browser',
    description: 'A field of the downloaded data: browser',
  },
  system: {
    id: 'myData.field.system',
    defaultMessage: 'System',
    description: 'A field of the downloaded data: system',
  },
  registeredAt: {
    id: 'myData.field.registeredAt',
    defaultMessage: 'Begun at',
    description: 'A field of the downloaded data: registeredAt, when a file was begun to be sent',
  },
  storedAt: {
    id: 'myData.field.storedAt',
    defaultMessage: 'Arrived at',
    description: 'A field of the downloaded data: storedAt, when a file was whole',
  },
  download: {
    id: 'myData.field.download',
    defaultMessage: 'Download',
    description: 'A field of the downloaded data: the address at which a file is downloaded',
  },
  signedInAt: {
    id: 'myData.field.signedInAt',
    defaultMessage: 'Signed in at',
    description: 'A field of the downloaded data: signedInAt',
  },
  seenAt: {
    id: 'myData.field.seenAt',
    defaultMessage: 'Last used at',
    description: 'A field of the downloaded data: seenAt',
  },
  isPresent: {
    id: 'myData.field.isPresent',
    defaultMessage: 'This device',
    description: 'A field of the downloaded data: isPresent',
  },
  picture: {
    id: 'myData.field.picture',
    defaultMessage: 'Profile picture',
    description: 'A field of the downloaded data: picture',
  },
  actorName: {
    id: 'myData.field.actorName',
    defaultMessage: 'Who',
    description: 'A field of the downloaded data: actorName',
  },
  sentence: {
    id: 'myData.field.sentence',
    defaultMessage: 'What happened',
    description: 'A field of the downloaded data: sentence',
  },
});
