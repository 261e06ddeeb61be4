import { defineAudit } from '../kernel/audit.ts';
import {
  addressAuditFields,
  addressAuditValues,
  addressCategories,
  addressSentences,
} from './address-audit.messages.ts';
import { addressEvents } from './address.events.ts';

export const addressAudit = defineAudit(addressEvents, {
  label: addressCategories.address,
  fields: addressAuditFields,
  values: addressAuditValues,
  hidden: ['addressId'],
  rows: {
    AddressCreated: { sentence: addressSentences.AddressCreated },
    AddressUpdated: { sentence: addressSentences.AddressUpdated },
    AddressRemoved: { sentence: addressSentences.AddressRemoved },
  },
});
