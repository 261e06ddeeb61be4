import { z } from 'zod';
import { Id, OptionalText, OptionalWebAddress, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import {
  longestContact,
  longestMinister,
  longestMinistryName,
  longestMinistryPlace,
  longestWebsite,
  mostMinisters,
} from './ministry.rules.ts';

const listing = z.object({ listingId: Id });
const whole = listing.extend({
  ministryName: Text(longestMinistryName),
  ministers: z.array(Text(longestMinister)).min(1).max(mostMinisters),
  hasSecondYearGraduate: z.boolean().refine(Boolean, 'ministry.noGraduate'),
  hasAlumniOrgMember: z.boolean(),
  visibleToPublic: z.boolean(),
  contact: OptionalText(longestContact),
  location: OptionalText(longestMinistryPlace),
  website: OptionalWebAddress(longestWebsite),
});

export const ministryListingCommands = defineCommands({
  CreateMinistry: whole.extend({ ownerId: Id }),
  UpdateMinistry: whole,
  ApproveMinistry: listing,
  UnapproveMinistry: listing,
  HideMinistry: listing,
  ShowMinistry: listing,
  DeleteMinistry: listing,
});
export type MinistryListingCommand = CommandOf<typeof ministryListingCommands>;
