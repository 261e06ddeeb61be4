// scale measures what the web build asks for on each screen, of running colleges of several sizes, in turns. The first one named is the measure.
//   BENCH_COLLEGES="500=http://127.0.0.1:4851 50000=http://127.0.0.1:4850" npm run bench -- scale
// They are colleges of `npm run generate`, started with SEED=none and a RATE_LIMIT that lets one address ask all that; the first superadmin has set the
// password that everybody there has, and accepted the terms.
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { demoPassword } from '../scripts/demo/people.ts';
import { emailOf } from '../scripts/generate/names.ts';
import { inParallel } from './method/loops.ts';
import { ratioOf, takeRounds, type Ratio, type Result, type Side } from './method/rounds.ts';
import { median } from './method/statistics.ts';
import type { Options } from './run.ts';
import { browserPath } from './support/packages.ts';

const atMost = 1.5;
/** It is the time of one screen of one college, because there are many. */
const longestTurnMs = 400;
const [student, superadmin] = [emailOf('student', 0), process.env['BENCH_SUPERADMIN'] ?? 'admin@example.org'];
/** These are asked once when the site is opened, whichever screen comes first. */
const atEntry = new Set(['currentUser', 'publicConfig']);

type Body = {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};
type Change = (variables: Body['variables'], total: number) => Body['variables'];
/** `list` is the operation whose variables `change` changes: it is a page or a filter that no address of its own has. */
type Screen = {
  readonly name: string;
  readonly who: string;
  readonly path: string;
  readonly list?: string;
  readonly change?: Change;
};
type College = {
  readonly students: number;
  readonly url: string;
  readonly sessions: ReadonlyMap<string, BrowserContext>;
  readonly cookies: ReadonlyMap<string, string>;
};

const [perPage, deep] = [25, 100];
/** It asks for page 100, or the last full one of a college that has fewer: as many rows are told of in both. */
const deepPage: Change = (variables, total) => ({
  ...variables,
  page: Math.max(1, Math.min(deep, Math.floor(total / perPage))) - 1,
});
const filtered =
  (filter: object, sort: object = {}): Change =>
  (variables) => ({ ...variables, filter, ...sort });
const screens: readonly Screen[] = [
  { name: 'dashboard', who: student, path: '/dashboard' },
  { name: 'attendance', who: student, path: '/student/attendance' },
  { name: 'transcript', who: student, path: '/student/transcript' },
  { name: 'assessments', who: student, path: '/student/assessments' },
  { name: 'billing', who: student, path: '/student/billing' },
  { name: 'users', who: superadmin, path: '/users' },
  { name: 'users, page 100', who: superadmin, path: '/users', list: 'allAdminUsers', change: deepPage },
  {
    name: 'users, a name and a beginning',
    who: superadmin,
    path: '/users',
    list: 'allAdminUsers',
    change: filtered({ q: 'reed ad' }),
  },
  { name: 'leave requests', who: superadmin, path: '/attendance-leave-requests' },
  {
    name: 'leave requests, pending',
    who: superadmin,
    path: '/attendance-leave-requests',
    list: 'allLeaveRequests',
    change: filtered({ status: 'pending' }),
  },
  { name: 'exam results', who: superadmin, path: '/examResults' },
  {
    name: 'exam results, failed',
    who: superadmin,
    path: '/examResults',
    list: 'allExamResults',
    change: filtered({ passed: false }),
  },
  { name: 'registers', who: superadmin, path: '/attendances' },
  { name: 'invoices', who: superadmin, path: '/billing' },
  {
    name: 'invoices, overdue',
    who: superadmin,
    path: '/billing',
    list: 'allInvoiceAdmins',
    // Whoever chooses them is shown first what has been overdue for longest.
    change: filtered({ status: 'overdue' }, { sortField: 'dueDate', sortOrder: 'ASC' }),
  },
  {
    name: 'invoices, overdue, by their day of issue',
    who: superadmin,
    path: '/billing',
    list: 'allInvoiceAdmins',
    change: filtered({ status: 'overdue' }),
  },
  {
    name: 'invoices, sums of the overdue',
    who: superadmin,
    path: '/billing',
    list: 'invoiceTotals',
    change: filtered({ status: 'overdue' }),
  },
  { name: 'system log', who: superadmin, path: '/logits' },
  { name: 'system log, page 100', who: superadmin, path: '/logits', list: 'allAuditEvents', change: deepPage },
  {
    name: 'system log, a common word',
    who: superadmin,
    path: '/logits',
    list: 'allAuditEvents',
    change: filtered({ q: 'attendance' }),
  },
];

async function ask(
  { url, cookies }: College,
  who: string,
  body: Body,
): Promise<Readonly<Record<string, { readonly total?: number }>>> {
  const headers = { 'content-type': 'application/json', cookie: cookies.get(who)! };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 200 || text.includes('"errors"'))
    throw new Error(`${url}: ${body.operationName} was answered ${answer.status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { readonly data: Readonly<Record<string, { readonly total?: number }>> }).data;
}

async function signIn(browser: Browser, url: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
  await page.close();
  return context;
}

async function opened(browser: Browser, students: number, url: string): Promise<College> {
  const sessions = new Map<string, BrowserContext>();
  for (const email of [student, superadmin]) sessions.set(email, await signIn(browser, url, email));
  const cookies = new Map<string, string>();
  for (const [email, context] of sessions)
    cookies.set(email, (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '));
  return { students, url, sessions, cookies };
}

/** It records what a browser asks for on this screen until it asks for nothing more, each once. */
async function recorded({ url, sessions }: College, who: string, path: string): Promise<readonly Body[]> {
  const page = await sessions.get(who)!.newPage();
  const found = new Map<string, Body>();
  page.on('request', (request) => {
    const text = request.url().startsWith(`${url}/graphql`) ? request.postData() : null;
    const body = text === null ? undefined : (JSON.parse(text) as Body);
    if (body && !atEntry.has(body.operationName) && !/^\s*mutation\b/.test(body.query)) found.set(text!, body);
  });
  await page.goto(`${url}${path}`);
  for (let [before, quiet, left] = [0, 0, 60]; quiet < 4 && left > 0; left--) {
    await page.waitForTimeout(1_000);
    quiet = found.size > 0 && found.size === before ? quiet + 1 : 0;
    before = found.size;
  }
  await page.close();
  if (found.size === 0) throw new Error(`${url}${path} asks for nothing`);
  return [...found.values()];
}

async function bodiesOf(
  college: College,
  { who, path, list, change }: Screen,
  known: Map<string, readonly Body[]>,
): Promise<readonly Body[]> {
  const all = known.get(path) ?? (await recorded(college, who, path));
  known.set(path, all);
  if (!change) return all;
  // The menu's counts ask the lists as well, for one row each.
  const body = all.find(
    ({ operationName, variables: { perPage: asked } }) => operationName === list && (asked ?? perPage) === perPage,
  );
  if (!body) throw new Error(`${path} does not ask for ${list}`);
  const { total = 0 } = (await ask(college, who, body))[list!]!;
  return [{ ...body, variables: change(body.variables, total) }];
}

export async function bench({ rounds, ms }: Options): Promise<Result> {
  const named = (process.env['BENCH_COLLEGES'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => text.split('=') as [string, string]);
  if (named.length < 2)
    throw new Error('Say which colleges: BENCH_COLLEGES="500=http://127.0.0.1:4851 50000=http://127.0.0.1:4850"');
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const work: { readonly screen: Screen; readonly bodies: ReadonlyMap<College, readonly Body[]> }[] = [];
  try {
    const colleges: College[] = [];
    for (const [students, url] of named) colleges.push(await opened(browser, Number(students), url));
    const known = new Map(colleges.map((college) => [college, new Map<string, readonly Body[]>()]));
    for (const screen of screens) {
      const bodies = new Map<College, readonly Body[]>();
      for (const college of colleges) bodies.set(college, await bodiesOf(college, screen, known.get(college)!));
      work.push({ screen, bodies });
    }
  } finally {
    await browser.close();
  }

  const ratios: Ratio[] = [];
  const scale: Record<string, number | string>[] = [];
  for (const { screen, bodies } of work) {
    const colleges = [...bodies.keys()];
    const sides = colleges.map((college): Side => ({
      name: `${college.students}`,
      run: (turnMs) =>
        inParallel(1, turnMs, async () => {
          for (const body of bodies.get(college)!) await ask(college, screen.who, body);
        }),
    }));
    const turns = await takeRounds(sides, { rounds, ms: Math.min(ms, longestTurnMs) });
    const [base, ...others] = sides.map(({ name }) => ({ name, all: turns.get(name)! }));
    for (const { name, all } of others)
      ratios.push(
        ratioOf(`${screen.name}: ${Number(name).toLocaleString('en')} students`, all, base!.all, {
          target: atMost,
          sense: 'at most',
          of: 'p50',
        }),
      );
    const times = [base!, ...others].map(({ name, all }) => [
      `${Number(name).toLocaleString('en')} students, ms`,
      median(all.map(({ p50 }) => p50!)),
    ]);
    scale.push({
      screen: screen.name,
      operations: bodies.get(colleges[0]!)!.length,
      ...(Object.fromEntries(times) as Record<string, number>),
    });
    console.log(
      `  ${screen.name}: ${times.map(([name, time]) => `${name} ${(time as number).toFixed(1)}`).join('; ')}`,
    );
  }
  return {
    id: 'scale',
    rounds,
    ms: Math.min(ms, longestTurnMs),
    // They were started by somebody else, who alone knows.
    stores: {
      log: process.env['BENCH_STORES'] ?? 'of the colleges named',
      documents: process.env['BENCH_STORES'] ?? 'of the colleges named',
    },
    way: 'HTTP over TCP to the colleges, which were started beforehand.',
    title: `Screens at ${named
      .slice(1)
      .map(([students]) => Number(students).toLocaleString('en'))
      .join(' and ')} students beside ${named[0]![0]}`,
    ratios,
    scale,
    notes: [
      'The operations of each screen are those that a browser sends; the times are of all of them, one after the other, by one client.',
      'A page of the system log takes as long as its events take to be told of, which need their streams; how far behind it is costs a tenth of a millisecond. So page 100 differs between colleges by which events stand there (decision 63).',
    ],
    next: 'overdue invoices by their day of issue where thousands are overdue and the latest thousands are not: as many as are overdue are passed over before those are gathered.',
  };
}
