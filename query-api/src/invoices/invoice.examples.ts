// A small college for tests of billing: what the projection makes of events goes into the read models, the events into the log.
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { cardRefundFailureMessages } from '@paideia/events/card-payments/card-refund.messages.ts';
import { invoiceMessages } from '@paideia/events/invoices/invoice.messages.ts';
import { invoiceWhyMessages } from '@paideia/events/invoices/invoice-why.messages.ts';
import { kernelMessages } from '@paideia/events/kernel/kernel.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { notificationMessages } from '@paideia/events/notifications/notification.messages.ts';
import type { Collection } from '@paideia/documents/port.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { bill, idOf, type Bill } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { invoiceProjection } from '@paideia/projection-service/invoices/invoice.projection.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { recordedFrom, type GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { apiSpec, type ApiSpecOptions } from '../kernel/testing/spec.ts';
import { auditMessages } from '../audit/audit.examples.ts';
import { userView } from '../kernel/testing/examples.ts';

export const [campus, lublin] = [idOf('region', 1), idOf('region', 2)];
const named = (n: number, firstName: string, lastName: string, more: Partial<UserView> = {}): UserView =>
  userView({
    _id: idOf('user', n),
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    nameKey: `${lastName} ${firstName}`.toLowerCase(),
    email: `${firstName.toLowerCase()}@example.org`,
    ...more,
  });
const adminIn = (regionId: string, slug: string): Partial<UserView> => ({
  roles: ['user', 'manager'],
  regionIds: [regionId],
  regionRoles: [{ regionId, slug, roleNames: ['admin'] }],
});
export const people = {
  emmett: named(1, 'Emmett', 'Solano'),
  freya: named(2, 'Freya', 'Halloran'),
  urszula: named(3, 'Urszula', 'Kmiec', { regionIds: [lublin] }),
  renata: named(4, 'Renata', 'Okafor', { roles: ['user', 'manager', 'admin'] }),
  /** He is admin of the other region alone. */
  piotr: named(5, 'Piotr', 'Zielak', adminIn(lublin, 'PL-Lublin')),
  /** The one who is in a group. */
  greta: named(7, 'Greta', 'Lind', { groupIds: ['9'.repeat(24)] }),
  harriet: named(6, 'Harriet', 'Vance', { roles: ['user', 'manager'], regionIds: [campus] }),
};
export type Person = keyof typeof people;
export const billTo = (person: Person, n: number, more: Partial<Bill> = {}): Bill =>
  bill(n, { userId: people[person]._id, regionId: campus, ...more });

const tables: readonly Readonly<Record<string, MessageDescriptor>>[] = [
  ...[kernelMessages, invoiceMessages, invoiceWhyMessages, notificationMessages, cardRefundFailureMessages],
];
const catalogue = Object.fromEntries(
  [...auditMessages, ...tables.flatMap((table) => Object.values(table))].map(({ id, defaultMessage, description }) => [
    id,
    { category: 'spec', description, en: defaultMessage },
  ]),
);
const region = (_id: string, name: string, currency: string): RegionView => ({
  _id,
  _revision: 0,
  name,
  nameKey: name.toLowerCase(),
  slug: name,
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',
  currency,
  timeZone: 'UTC',

  description: null,
  phone: null,
  ...noAddress,
  cardPaymentsEnabled: false,
  closed: false,
  notificationAdmins: [],
  userCount: 0,
  createdAt: '',
  updatedAt: '',
});
const profile = ({ _id, firstName, lastName }: UserView): GivenEvent => ({
  type: 'UserProfileCreated',
  data: { userId: _id, changed: { firstName, lastName }, locale: 'en' },
  meta: { stream: `userProfile-${_id}` },
});

/** The API with what happened, and a cookie for each person who asks. */
export async function officeWith(events: readonly GivenEvent[], options: ApiSpecOptions = {}) {
  const api = await apiSpec({ catalogue, ...options });
  const all = [...Object.values(people).map(profile), ...events];
  for (const { type, data, meta = {} } of all)
    await api.append(
      meta.stream ?? 'spec-1',
      { type, data },
      { ...(meta.at && { at: meta.at }), actorId: people.renata._id },
    );
  const memory = foldInMemory(invoiceProjection, recordedFrom(invoiceProjection, all));
  for (const collection of invoiceProjection.collections) {
    const stored = collection as unknown as Collection<{ readonly _id: string }>;
    const docs = memory.all(stored);
    if (docs.length > 0) await api.put(stored, ...docs);
  }
  const [ridge, poland] = [region(campus, 'US - Cedar Ridge', 'USD'), region(lublin, 'PL - Lublin', 'EUR')];
  await api.put(
    regions,
    {
      ...ridge,
      cardPaymentsEnabled: true,
      addressLine1: '1 Ridge Road',
      addressCity: 'Woodland Park',
      phone: '555 0100',
    },
    poland,
  );
  await api.put(users, ...Object.values(people));
  const cookies = new Map<Person, string>();
  return {
    api,
    async ask(person: Person, query: string, variables: object = {}) {
      const cookie = cookies.get(person) ?? (await api.signIn(people[person]));
      cookies.set(person, cookie);
      return api.post(query, variables, { cookie });
    },
    close: () => api.close(),
  };
}
export type Office = Awaited<ReturnType<typeof officeWith>>;
