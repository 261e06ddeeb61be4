import { group } from '@paideia/documents/port.ts';
import { receiptCounterEvents, type ReceiptCounterEvent } from '@paideia/events/invoices/invoice.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** A transaction that has its number; its id is the transaction's. */
type ReceiptFact = { readonly number: number; readonly receiptNumber: string };
const receiptFactsGroup = group('facts-receipts', 2);
export const receiptFacts = receiptFactsGroup.collection<ReceiptFact>('receiptFacts');

export const receiptFactTable = defineProjection<ReceiptCounterEvent>({
  group: receiptFactsGroup,
  collections: collectionsOf(receiptFacts),
  events: [receiptCounterEvents],
  on: {
    TransactionNumbered: ({ transactionId, number, receiptNumber }) =>
      put(receiptFacts, transactionId, { number, receiptNumber }),
  },
});
