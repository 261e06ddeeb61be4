import { expect, test } from '@jest/globals';
import { UnreadableEvent, type Codec } from '@paideia/store/codec.ts';
import { ForeignKey } from '@paideia/store/own-keys.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
import { emailKeyOf } from '../kernel/facts/facts.ts';
import { assertOwnEmailKey } from './own-keys.ts';

const [key, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
const invited = (email: string | null, under: string) =>
  ({ type: 'UserInvited', data: { email, emailKey: emailKeyOf(under, email ?? 'erased@example.org') } }) as unknown;
const codec = {
  async decode(event: RecordedEvent) {
    if (event.data === 'later') throw new UnreadableEvent('a later version');
    return event;
  },
} as unknown as Codec;
const logOf = (...events: readonly unknown[]) =>
  ({
    async *readAll() {
      for (const event of events) yield { events: [event], position: 1 };
    },
  }) as unknown as Pick<EventStore, 'readAll'>;
const refusedBy = (log: ReturnType<typeof logOf>, with_: string) =>
  assertOwnEmailKey(log, codec, with_).catch((error: unknown) => error);

test('an address of the college tells its key from another', async () => {
  const log = logOf({ type: 'RegionAdded', data: {} }, invited('Mara@example.org', key));
  expect(await refusedBy(log, key)).toBeUndefined();
  const refused = await refusedBy(log, other);
  expect(refused).toBeInstanceOf(ForeignKey);
  expect((refused as Error).message).toContain('EMAIL_KEY or DATA_DIR/secrets/email.key');
});
test('who was erased, and what a later release wrote, tells nothing: the next address does', async () => {
  const passed = [invited(null, other), { type: 'UserInvited', data: 'later' }];
  expect(await refusedBy(logOf(...passed, invited('mara@example.org', key)), key)).toBeUndefined();
  expect(await refusedBy(logOf(...passed, invited('mara@example.org', key)), other)).toBeInstanceOf(ForeignKey);
});
test('a college without people takes whichever key is there', async () =>
  expect(await refusedBy(logOf({ type: 'RegionAdded', data: {} }), other)).toBeUndefined());
