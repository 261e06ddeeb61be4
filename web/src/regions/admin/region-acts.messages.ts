import { defineMessages } from '../../lib/i18n/index.ts';

export const regionActsMessages = defineMessages({
  new: { id: 'regionActs.new', defaultMessage: 'New region', description: 'Button and title of the form.' },
  create: { id: 'regionActs.create', defaultMessage: 'Create the region', description: 'Button of the form.' },
  createDone: { id: 'regionActs.createDone', defaultMessage: '{region} is created', description: 'Notice.' },
  slugHint: {
    id: 'regionActs.slugHint',
    defaultMessage: 'Letters, digits and hyphens, such as UK-Wells. It cannot be changed later.',
    description: 'Below the field of the short name.',
  },
  adminsTitle: {
    id: 'regionActs.adminsTitle',
    defaultMessage: 'Attendance admins of {region}',
    description: 'Title of a dialog.',
  },
  adminsMeans: {
    id: 'regionActs.adminsMeans',
    defaultMessage:
      'They are told of leave requests and absence explanations. Without anyone here, students cannot explain absences.',
    description: 'What attendance admins are for.',
  },
  addAdmin: { id: 'regionActs.addAdmin', defaultMessage: 'Add a person', description: 'Field of that dialog.' },
  adminHint: {
    id: 'regionActs.adminHint',
    defaultMessage: 'Managers and admins who belong to the region.',
    description: 'Below that field.',
  },
  edit: { id: 'regionActs.edit', defaultMessage: 'Edit', description: 'Button.' },
  editTitle: { id: 'regionActs.editTitle', defaultMessage: 'Edit {region}', description: 'Title of the form.' },
  editDone: { id: 'regionActs.editDone', defaultMessage: '{region} is saved', description: 'Notice.' },
  save: { id: 'regionActs.save', defaultMessage: 'Save', description: 'Button of the form.' },
  name: { id: 'regionActs.name', defaultMessage: 'Name', description: 'Field.' },
  line1: { id: 'regionActs.line1', defaultMessage: 'Address line 1', description: 'Field.' },
  line2: { id: 'regionActs.line2', defaultMessage: 'Address line 2', description: 'Field.' },
  city: { id: 'regionActs.city', defaultMessage: 'Town', description: 'Field of an address.' },
  state: { id: 'regionActs.state', defaultMessage: 'State or county', description: 'Field of an address.' },
  postcode: { id: 'regionActs.postcode', defaultMessage: 'Postcode', description: 'Field of an address.' },
  country: { id: 'regionActs.country', defaultMessage: 'Country', description: 'Field of an address.' },
  takeCards: {
    id: 'regionActs.takeCards',
    defaultMessage: 'Take cards',
    description: 'Button: students of the region can pay by card.',
  },
  takeCardsTitle: {
    id: 'regionActs.takeCardsTitle',
    defaultMessage: 'Accept cards in {region}?',
    description: 'Question.',
  },
  takeCardsMeans: {
    id: 'regionActs.takeCardsMeans',
    defaultMessage: 'Students of this region can then pay their invoices by card.',
    description: 'What it changes.',
  },
  takeCardsDone: {
    id: 'regionActs.takeCardsDone',
    defaultMessage: 'Cards are accepted in {region}',
    description: 'Notice.',
  },
  takeNoCards: {
    id: 'regionActs.takeNoCards',
    defaultMessage: 'Take no cards',
    description: 'Button: students of the region cannot pay by card any more.',
  },
  takeNoCardsTitle: {
    id: 'regionActs.takeNoCardsTitle',
    defaultMessage: 'Stop accepting cards in {region}?',
    description: 'Question.',
  },
  takeNoCardsMeans: {
    id: 'regionActs.takeNoCardsMeans',
    defaultMessage:
      'Students of this region are then told that card payments are coming soon. What was paid stays paid.',
    description: 'What it changes.',
  },
  takeNoCardsDone: {
    id: 'regionActs.takeNoCardsDone',
    defaultMessage: 'Cards are not accepted in {region}',
    description: 'Notice.',
  },
  close: { id: 'regionActs.close', defaultMessage: 'Close', description: 'Button: the office or campus is no more.' },
  closeTitle: { id: 'regionActs.closeTitle', defaultMessage: 'Close {region}?', description: 'Question.' },
  closeMeans: {
    id: 'regionActs.closeMeans',
    defaultMessage: 'It is shown as closed, and its records stay. A region with active students cannot be closed.',
    description: 'What it changes.',
  },
  closeDone: { id: 'regionActs.closeDone', defaultMessage: '{region} is closed', description: 'Notice.' },
  reopen: {
    id: 'regionActs.reopen',
    defaultMessage: 'Reopen',
    description: 'Button: the office or campus is there again.',
  },
  reopenTitle: { id: 'regionActs.reopenTitle', defaultMessage: 'Reopen {region}?', description: 'Question.' },
  reopenMeans: {
    id: 'regionActs.reopenMeans',
    defaultMessage: 'It is shown as open again.',
    description: 'What it changes.',
  },
  reopenDone: { id: 'regionActs.reopenDone', defaultMessage: '{region} is open again', description: 'Notice.' },
});
