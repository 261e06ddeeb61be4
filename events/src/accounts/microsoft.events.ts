import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';
import { withheld } from '../kernel/personal.ts';

/** `identityKey` is an HMAC of the provider and of its name for the person, under a server secret. One stream an identity: it belongs to one account. */
export const microsoftIdentityStream = streamOf('microsoftIdentity');
export const microsoftIdentityEvents = defineEvents('microsoftIdentity', {
  MicrosoftIdentityLinked: event(z.object({ identityKey: withheld(z.string()), userId: Id })),
});
export type MicrosoftIdentityEvent = EventOf<typeof microsoftIdentityEvents>;
