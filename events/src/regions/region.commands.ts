import { z } from 'zod';
import { Id, OptionalPhoneNumber, OptionalText, Text, TimeZone } from '../kernel/ids.ts';
import { longestPhone } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { RegionType, RegionZone } from './region.events.ts';
import { currencies } from '../kernel/money.ts';

const regionRef = z.object({ regionId: Id });

const details = regionRef.extend({
  name: Text(120),
  type: RegionType,
  zone: RegionZone,
  currency: z.enum(currencies.map(({ value }) => value)),
  timeZone: TimeZone,
  description: OptionalText(2000),
  phone: OptionalPhoneNumber(longestPhone),
  addressLine1: OptionalText(120),
  addressLine2: OptionalText(120),
  addressCity: OptionalText(80),
  addressState: OptionalText(80),
  addressPostcode: OptionalText(20),
  addressCountry: OptionalText(80),
});

export const regionCommands = defineCommands({
  RegisterRegion: details.extend({ slug: z.string().regex(/^[A-Za-z0-9-]{2,60}$/) }),
  /** All but the short name, which stands in roles and on papers that are out. */
  UpdateRegion: details,
  CloseRegion: regionRef,
  ReopenRegion: regionRef,
  SetRegionAttendanceAdmins: regionRef.extend({ userIds: z.array(Id).max(50) }),
  SetRegionCardPayments: regionRef.extend({ enabled: z.boolean() }),
});
export type RegionCommand = CommandOf<typeof regionCommands>;

export const slugClaimCommands = defineCommands({
  ClaimSlug: regionRef.extend({ slug: z.string() }),
  ReleaseSlug: regionRef.extend({ slug: z.string() }),
});
export type SlugClaimCommand = CommandOf<typeof slugClaimCommands>;
/** This goes to two streams: the slug's claim, then the region. */
export const CreateRegion = regionCommands.RegisterRegion;
