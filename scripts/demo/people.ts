import { createHash } from 'node:crypto';
import { G, R, U } from './ids.ts';

export const demoPassword = 'cedar-ridge-1';
export const demoPasswordDigest = createHash('sha256').update(demoPassword).digest('hex');

type DemoPerson = {
  readonly n: number;
  readonly name: readonly [first: string, last: string];
  readonly roles?: readonly string[];
  readonly regionRoles?: readonly (readonly [region: number, slug: string, roles: readonly string[]])[];
  readonly regions: readonly number[];
  readonly groups?: readonly number[];
  readonly locale?: string;
  /** It says how far the account has come; it is active when this is left out. */
  readonly state?: 'invited' | 'deactivated' | 'termsOpen';
};

const superadmin = ['superadmin', 'admin', 'manager', 'user'];
const admin = ['admin', 'manager', 'user'];
const manager = ['manager', 'user'];
const students = (
  group: number,
  region: number,
  from: number,
  names: readonly (readonly [string, string])[],
  more: Partial<DemoPerson> = {},
) => names.map((name, i): DemoPerson => ({ n: from + i, name, regions: [region], groups: [group], ...more }));

export const people: readonly DemoPerson[] = [
  { n: 1, name: ['Adele', 'Marchetti'], roles: superadmin, regions: [1, 4] },
  { n: 2, name: ['Tobias', 'Lindqvist'], roles: superadmin, regions: [1, 4] },
  { n: 3, name: ['Renata', 'Okafor'], roles: admin, regions: [1] },
  {
    n: 4,
    name: ['Piotr', 'Zielak'],
    roles: manager,
    regionRoles: [[2, 'PL-Lublin', ['admin']]],
    regions: [2],
    locale: 'pl_PL',
  },
  { n: 5, name: ['Harriet', 'Vance'], roles: manager, regionRoles: [[1, 'US-CedarRidge', ['manager']]], regions: [1] },
  {
    n: 6,
    name: ['Jakub', 'Mroz'],
    roles: manager,
    regionRoles: [[2, 'PL-Lublin', ['manager']]],
    regions: [2],
    locale: 'pl_PL',
  },
  { n: 7, name: ['Lionel', 'Achterberg'], regionRoles: [[1, 'US-CedarRidge', ['dean']]], regions: [1] },
  { n: 8, name: ['Corinne', 'Bassett'], roles: ['reportsAdmin', 'user'], regions: [1] },
  { n: 9, name: ['Silas', 'Demarest'], roles: admin, regionRoles: [[3, 'US-Alumni', ['admin']]], regions: [1, 3] },
  { n: 10, name: ['Nadia', 'Rourke'], regionRoles: [[1, 'US-CedarRidge', ['instructor']]], regions: [1] },
  ...students(1, 1, 11, [
    ['Emmett', 'Solano'],
    ['Freya', 'Halloran'],
    ['Idris', 'Coleman-Nash'],
  ]),
  { n: 14, name: ['Margit', 'Pavlenko'], regions: [1], groups: [1], locale: 'uk_UA' },
  ...students(1, 1, 15, [
    ['Oskar', 'Brandvold'],
    ['Perpetua', 'Lowry'],
  ]),
  ...students(2, 1, 17, [
    ['Quentin', 'Abara'],
    ['Rosalind', 'Teague'],
    ['Sven', 'Marlowe'],
    ['Tamsin', 'Oyelaran'],
  ]),
  ...students(
    3,
    2,
    21,
    [
      ['Urszula', 'Kmiec'],
      ['Wiktor', 'Sadal'],
      ['Zofia', 'Brandys'],
      ['Antoni', 'Ferenc'],
      ['Bianka', 'Torun'],
    ],
    { locale: 'pl_PL' },
  ),
  { n: 26, name: ['Gideon', 'Farrow'], regions: [1], groups: [4] },
  { n: 27, name: ['Leonie', 'Strand'], regions: [1], groups: [4], state: 'invited' },
  ...(
    [
      ['Malachi', 'Brightwell'],
      ['Noor', 'Castellane'],
      ['Orla', 'Fennimore'],
      ['Pascal', 'Ndiaye-Reed'],
      ['Ruth', 'Ellery'],
      ['Simeon', 'Vogt'],
      ['Thea', 'Lockhart'],
      ['Ulric', 'Bannerman'],
    ] as const
  ).map((name, i): DemoPerson => ({
    n: 28 + i,
    name,
    regions: i === 7 ? [1, 2, 3] : [1, 3],
    groups: [...(i < 3 ? [7] : []), 8, 5, 6],
  })),
  { n: 36, name: ['Verena', 'Stahl'], regions: [1], state: 'deactivated' },
  { n: 37, name: ['Wanda', 'Keats'], regions: [1], state: 'invited' },
  { n: 38, name: ['Xavier', 'Thorne'], regionRoles: [[2, 'PL-Lublin', ['instructor']]], regions: [2], locale: 'pl_PL' },
  { n: 39, name: ['Yolanda', 'Pike'], regions: [1], state: 'termsOpen' },
  { n: 40, name: ['Zachary', 'Moss'], regions: [] },
];

/** `Idris Coleman-Nash` is idris.coleman-nash@example.org. */
export const emailOf = ({ name: [first, last] }: DemoPerson): string => `${first}.${last}@example.org`.toLowerCase();
export const userIdOf = ({ n }: DemoPerson): string => U(n);
export const regionIdsOf = ({ regions }: DemoPerson): readonly string[] => regions.map(R);
export const groupIdsOf = ({ groups = [] }: DemoPerson): readonly string[] => groups.map(G);

/** Each role has one account, for the README and for the line after `ready`. */
export const demoAccounts = (): readonly string[] => {
  const emailOfPerson = (n: number) => emailOf(people.find((person) => person.n === n)!);
  return [
    `password of every demo account: ${demoPassword}`,
    `student           ${emailOfPerson(11)} (also ${emailOfPerson(12)}, with a pending request)`,
    `attendance admin  ${emailOfPerson(9)} (admin)`,
    `facilitator       ${emailOfPerson(5)} (manager, attendance admin of her region)`,
    `registrar         ${emailOfPerson(3)} (admin)`,
    `auditor           ${emailOfPerson(2)} (superadmin)`,
    `site owner        ${emailOfPerson(1)} (superadmin)`,
    `reports           ${emailOfPerson(8)} (reportsAdmin)`,
  ];
};
