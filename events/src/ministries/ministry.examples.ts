import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { ministryListingCommands } from './ministry.commands.ts';

const listingId = exampleId('m', 1);
const ministry = {
  listingId,
  ministryName: 'Hill Street Chapel',
  ministers: ['Ada Okafor', 'Ben Sandoval'],
  hasSecondYearGraduate: true,
  hasAlumniOrgMember: false,
  visibleToPublic: true,
  contact: 'office@hillstreet.example.org',
  location: 'Wells, England',
  website: 'https://hillstreet.example.org/',
};
export const ministryExamples = {
  CreateMinistry: { ...ministry, ownerId: ada },
  UpdateMinistry: { ...ministry, location: 'Lublin, Poland' },
  ApproveMinistry: { listingId },
  UnapproveMinistry: { listingId },
  HideMinistry: { listingId },
  ShowMinistry: { listingId },
  DeleteMinistry: { listingId },
} satisfies ExamplesOf<typeof ministryListingCommands>;
