// These are the events of B3 and B5, and the three read models that both sides make of them: each record, sums by region, sums by product.
import { z } from 'zod';
import { defineEvents, event, type EventOf } from '@paideia/events/kernel/message.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { group } from '@paideia/documents/port.ts';
import {
  collectionsOf,
  defineProjection,
  upsert,
  type AnyProjection,
} from '@paideia/projection-service/kernel/projection.ts';
import { randomFrom } from '../method/statistics.ts';
import type { PeerEvent } from './emmett.ts';

const line = z.object({
  orderId: z.string(),
  regionId: z.string(),
  productId: z.string(),
  amount: z.number(),
  note: z.string(),
});
export const orderEvents = defineEvents('order', {
  LineAdded: event(line),
  LineRemoved: event(line),
  Confirmed: event(line),
});
type OrderEvent = EventOf<typeof orderEvents>;

export type Order = {
  readonly _id: string;
  readonly lines: number;
  readonly amount: number;
  readonly isConfirmed: boolean;
};
export type Sum = { readonly _id: string; readonly events: number; readonly amount: number };
const [byOrder, byRegion, byProduct] = [group('orders', 1), group('regions', 1), group('products', 1)];
export const orders = byOrder.collection<Order>('orders');
export const regionSums = byRegion.collection<Sum>('regions');
const productSums = byProduct.collection<Sum>('products');

export const noOrder = (_id: string): Order => ({ _id, lines: 0, amount: 0, isConfirmed: false });
export const added = (order: Order, amount: number): Order => ({
  ...order,
  lines: order.lines + 1,
  amount: order.amount + amount,
});
const sum = (_id: string, of: typeof regionSums, amount: number) =>
  upsert(of, _id, (before) => ({ _id, events: (before?.events ?? 0) + 1, amount: (before?.amount ?? 0) + amount }));

const sums = (of: typeof regionSums, key: 'regionId' | 'productId') =>
  defineProjection<OrderEvent>({
    group: of.group,
    collections: collectionsOf(of),
    events: [orderEvents],
    on: {
      LineAdded: (data) => sum(data[key], of, data.amount),
      LineRemoved: (data) => sum(data[key], of, -data.amount),
      Confirmed: (data) => sum(data[key], of, 0),
    },
  });
export const orderProjections: readonly AnyProjection[] = [
  defineProjection<OrderEvent>({
    group: byOrder,
    collections: collectionsOf(orders),
    events: [orderEvents],
    on: {
      LineAdded: ({ orderId, amount }) =>
        upsert(orders, orderId, (before) => added(before ?? noOrder(orderId), amount)),
      LineRemoved: ({ orderId, amount }) =>
        upsert(orders, orderId, (before) => added(before ?? noOrder(orderId), -amount)),
      Confirmed: ({ orderId }) =>
        upsert(orders, orderId, (before) => ({ ...(before ?? noOrder(orderId)), isConfirmed: true })),
    },
  }),
  sums(regionSums, 'regionId'),
  sums(productSums, 'productId'),
];

export const perStream = 20;
const note = 'x'.repeat(80);
const types = ['LineAdded', 'LineAdded', 'LineAdded', 'LineRemoved'] as const;
/** They are the same for the same number. */
export function eventsOfOrder(
  n: number,
  count = perStream,
): readonly (PeerEvent & { readonly data: z.infer<typeof line> })[] {
  const random = randomFrom(n);
  const orderId = `o${String(n).padStart(8, '0')}`;
  return Array.from({ length: count }, (_, i) => ({
    type: i === count - 1 ? 'Confirmed' : types[i % types.length]!,
    data: {
      orderId,
      regionId: `r${n % 10}`,
      productId: `p${Math.floor(random() * 100)}`,
      amount: Math.floor(random() * 1000),
      note,
    },
  }));
}
export const streamOf = (n: number): string => `order-${n}`;
export const meta: Metadata = {
  at: '2026-11-20T09:00:00.000Z',
  actorId: null,
  commandId: '00000000-0000-4000-8000-000000000001',
  correlationId: '00000000-0000-4000-8000-000000000001',
  channel: 'WEB',
  schemaVersion: 1,
  payloadHash: 'x'.repeat(64),
};
