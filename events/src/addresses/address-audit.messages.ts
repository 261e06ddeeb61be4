import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const addressCategories = defineMessages({
  address: {
    id: 'auditLog.category.address',
    defaultMessage: 'Address',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const addressSentences = defineMessages({
  AddressCreated: {
    id: 'audit.AddressCreated',
    defaultMessage: '{subject} has a new address',
    description: 'Of a person or of a region',
  },
  AddressUpdated: {
    id: 'audit.AddressUpdated',
    defaultMessage: 'The address of {subject} was changed',
    description: 'Of a person or of a region',
  },
  AddressRemoved: {
    id: 'audit.AddressRemoved',
    defaultMessage: 'An address of {subject} was removed',
    description: 'Of a person or of a region',
  },
});

/** What the fields are called. */
export const addressAuditFields = defineMessages({
  addressId: { id: 'audit.field.addressId', defaultMessage: 'Address', description: 'A field of an event: addressId' },
  itemId: { id: 'audit.field.itemId', defaultMessage: 'Belongs to', description: 'A field of an event: itemId' },
  owner: { id: 'audit.field.owner', defaultMessage: 'Kind of owner', description: 'A field of an event: owner' },
  line1: { id: 'audit.field.line1', defaultMessage: 'Address, line 1', description: 'A field of an event: line1' },
  line2: { id: 'audit.field.line2', defaultMessage: 'Address, line 2', description: 'A field of an event: line2' },
  city: { id: 'audit.field.city', defaultMessage: 'Town', description: 'A field of an event: city' },
  state: { id: 'audit.field.state', defaultMessage: 'State or county', description: 'A field of an event: state' },
  postcode: { id: 'audit.field.postcode', defaultMessage: 'Postcode', description: 'A field of an event: postcode' },
});

/** What the fixed values are called. */
export const addressAuditValues = defineMessages({
  region: { id: 'audit.value.region', defaultMessage: 'region', description: 'A value of an event: region' },
});
