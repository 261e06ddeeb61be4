import type { DemoCommand } from './command.ts';
import { demoId, U } from './ids.ts';

type Ministry = {
  readonly n: number;
  readonly owner: number;
  readonly ministryName: string;
  readonly ministers: readonly string[];
  readonly hasAlumniOrgMember: boolean;
  readonly contact: string | null;
  readonly location: string;
  readonly website: string | null;
  /** One that is not waits for an alumni admin. */
  readonly isApproved: boolean;
  readonly isHidden?: true;
};
const ministries: readonly Ministry[] = [
  {
    n: 1,
    owner: 28,
    ministryName: 'Woodland Park Bible Hour',
    ministers: ['Malachi Brightwell', 'Noor Castellane'],
    hasAlumniOrgMember: true,
    contact: 'hello@biblehour.example.org',
    location: 'Woodland Park, Colorado',
    website: 'https://biblehour.example.org/',
    isApproved: true,
  },
  {
    n: 2,
    owner: 30,
    ministryName: 'Harbour House Recovery',
    ministers: ['Orla Fennimore'],
    hasAlumniOrgMember: false,
    contact: '+44 1749 555 010',
    location: 'Wells, England',
    website: null,
    isApproved: false,
  },
  {
    n: 3,
    owner: 31,
    ministryName: 'Homes of Prayer Prague',
    ministers: ['Pascal Ndiaye-Reed', 'Ruth Ellery'],
    hasAlumniOrgMember: true,
    contact: null,
    location: 'Prague, Czechia',
    website: null,
    isApproved: true,
    isHidden: true,
  },
  {
    n: 4,
    owner: 35,
    ministryName: 'Three Rivers Youth Camps',
    ministers: ['Ulric Bannerman'],
    hasAlumniOrgMember: false,
    contact: 'camps@threerivers.example.org',
    location: 'Lublin, Poland',
    website: 'https://threerivers.example.org/camps',
    isApproved: true,
  },
];

/** Alumni listed them; an alumni admin has approved all but one. */
export function ministryCommands(at: (date: string) => string): readonly DemoCommand[] {
  const by = (type: string, n: number, data: object, actor: number, day: string): DemoCommand => ({
    key: `${type}-${n}`,
    type,
    data: { listingId: demoId('M', n), ...data },
    actorId: U(actor),
    occurredAt: `${at(day)}T15:00:00.000Z`,
  });
  return ministries.flatMap(({ n, owner, isApproved, isHidden, ...ministry }) => [
    by(
      'CreateMinistry',
      n,
      { ...ministry, ownerId: U(owner), hasSecondYearGraduate: true, visibleToPublic: true },
      owner,
      isApproved ? '2026-10-12' : '2026-11-18',
    ),
    ...(isApproved ? [by('ApproveMinistry', n, {}, 9, '2026-10-14')] : []),
    ...(isHidden ? [by('HideMinistry', n, {}, owner, '2026-10-20')] : []),
  ]);
}
