// The rules of the house, executed. Each names the files that break it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const rooms = {
  '@paideia/events': 'events/src',
  '@paideia/store': 'events/store/src',
  '@paideia/command-service': 'command-service/src',
  '@paideia/objects': 'command-service/objects/src',
  '@paideia/projection-service': 'projection-service/src',
  '@paideia/documents': 'projection-service/documents/src',
  '@paideia/query-api': 'query-api/src',
  '@paideia/web': 'web/src',
} as const;
type Room = keyof typeof rooms;

const isSource = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
function* walk(directory: string): Iterable<string> {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (isSource(name)) yield relative(root, path);
  }
}
const isTest = (file: string) =>
  /\.(test|contract|bench|examples|together)\.tsx?$|\/(contract|testing|test-servers)\/|\/spec\.tsx?$/.test(file);
const roomOf = (file: string) =>
  (Object.keys(rooms) as Room[])
    .filter((room) => file.startsWith(`${rooms[room]}/`))
    .sort((a, b) => rooms[b].length - rooms[a].length)[0];
const files = Object.values(rooms).flatMap((directory) => [...walk(join(root, directory))]);
const beside = ['bench', 'tests', 'scripts', 'web/build']
  .flatMap((directory) => [...walk(join(root, directory))])
  .filter((file) => !file.includes('node_modules/'));
const isGenerated = (file: string) => file.startsWith('web/src/generated/');
const sources = files.filter((file) => !isTest(file) && !isGenerated(file));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
type Import = { readonly from: string; readonly to: string; readonly isTypeOnly: boolean; readonly isLazy: boolean };
/** Imports within the house, as paths; packages of others are left out. */
const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, type, eager, lazy]) => {
    const name = (eager ?? lazy)!;
    if (name.endsWith('.json')) return [];
    const room = (Object.keys(rooms) as Room[]).find((one) => name.startsWith(`${one}/`));
    const to = name.startsWith('.')
      ? normalize(join(dirname(file), name))
      : room
        ? join(rooms[room], name.slice(room.length + 1))
        : undefined;
    return to === undefined ? [] : [{ from: file, to, isTypeOnly: type !== undefined, isLazy: lazy !== undefined }];
  });
const imports = sources.flatMap(importsOf);
const show = ({ from, to }: Import) => `${from} -> ${to}`;

describe('the rooms', () => {
  const allowed: Readonly<Record<Room, readonly Room[]>> = {
    '@paideia/events': [],
    '@paideia/store': ['@paideia/events'],
    '@paideia/documents': ['@paideia/events', '@paideia/store'],
    '@paideia/projection-service': ['@paideia/events', '@paideia/store', '@paideia/documents'],
    '@paideia/objects': [],
    '@paideia/command-service': [
      '@paideia/events',
      '@paideia/objects',
      '@paideia/store',
      '@paideia/documents',
      '@paideia/projection-service',
    ],
    '@paideia/query-api': [
      '@paideia/events',
      '@paideia/objects',
      '@paideia/store',
      '@paideia/documents',
      '@paideia/projection-service',
      '@paideia/command-service',
    ],
    '@paideia/web': ['@paideia/events'],
  };

  test('import only in the direction of the line', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [roomOf(from)!, roomOf(to)];
      return b !== undefined && a !== b && !allowed[a].includes(b);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('the command side takes only the kernel of the projection side, the query side only the envelope of the command side', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('command-service/') &&
          to.startsWith('projection-service/src/') &&
          !to.startsWith('projection-service/src/kernel/')) ||
        (from.startsWith('query-api/') &&
          to.startsWith('command-service/src/') &&
          !/^command-service\/src\/kernel\/(http\/client|decide\/envelope)\.ts$/.test(to)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('only main.ts files and the openers choose a driver', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        /\/(lmdb|mongodb|eventstoredb|s3|disk)\//.test(to) &&
        !/\/(lmdb|mongodb|eventstoredb|s3|disk)\//.test(from) &&
        !/\/(open|main)[^/]*\.ts$/.test(from) &&
        from !== 'projection-service/src/kernel/catch-up/handed-on.ts', // the channel to the one process that writes, which only the embedded store has
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('what a browser runs takes nothing of Node from the events', () => {
    const reached = new Set(
      imports
        .filter(({ from, to, isTypeOnly }) => from.startsWith('web/') && to.startsWith('events/src/') && !isTypeOnly)
        .map(({ to }) => to),
    );
    for (const file of reached)
      for (const one of sources.includes(file) ? importsOf(file) : []) if (!one.isTypeOnly) reached.add(one.to);
    const wrong = [...reached].filter((file) => /from 'node:/.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});

describe('the web', () => {
  const appOf = (file: string) => /^web\/src\/app\/(student|admin|public)\//.exec(file)?.[1];

  test('an app composes, slices and the console import no app, and what the apps share imports none of them', () => {
    const inApp = (file: string) => file.startsWith('web/src/app/');
    const wrong = imports.filter(({ from, to }) => {
      if (!from.startsWith('web/src/') || from === 'web/src/main.tsx' || !inApp(to)) return false;
      return !inApp(from) || (appOf(to) !== undefined && appOf(to) !== appOf(from));
    });
    expect(wrong.map(show)).toEqual([]);
  });
  test('how long a text may be has a name, by which the command knows it too', () => {
    const figures = sources.filter(
      (file) => file.startsWith('web/src/') && /maxLength(=\{|: )\d/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(figures).toEqual([]);
  });
  test('the libraries import no console', () => {
    const wrong = imports.filter(
      ({ from, to }) => from.startsWith('web/src/lib/') && to.startsWith('web/src/console/'),
    );
    expect(wrong.map(show)).toEqual([]);
  });
  test('a library, and the forms of the console, are taken through their index', () => {
    // What is read where no page is drawn: by the build, and before the first page.
    const plain: Readonly<Record<string, string>> = {
      'web/src/lib/dashboard/card.ts': 'manifests declare the cards of the dashboard',
      'web/src/lib/screens/match.ts': 'a file of paths makes addresses',
      'web/src/lib/screens/screen.ts': 'manifests declare their screens',
      'web/src/lib/session/landmarks.ts': 'manifests name the first page',
    };
    // What brings files in stands on every page of the signed-in and draws nothing: it takes the files that it needs, and no library of parts to draw.
    const light = /^web\/src\/(files|uploads)\/[^/]+$/;
    const past = imports.filter(
      ({ from, to, isLazy }) =>
        from.startsWith('web/src/') &&
        !isLazy &&
        ((/^web\/src\/lib\/(?!testing\/)[^/]+\/(?!index\.ts$).*\.tsx?$/.test(to) && !from.startsWith('web/src/lib/')) ||
          (/^web\/src\/console\/forms\/(?!index\.ts$)/.test(to) && !from.startsWith('web/src/console/'))),
    );
    expect(past.filter(({ from, to }) => plain[to] === undefined && !light.test(from)).map(show)).toEqual([]);
    expect(Object.keys(plain).filter((file) => !past.some(({ to }) => to === file))).toEqual([]);
    expect(past.some(({ from }) => light.test(from))).toBe(true);
  });
  test('what a student loads takes nothing of the console', () => {
    const wrong = imports.filter(
      ({ from, to }) => /^web\/src\/[^/]+\/(student|public)\//.test(from) && appOf(to) === 'admin',
    );
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('the slices', () => {
  // These are common to all: the kernels, and in web the libraries, the frame of the console and the apps that put the screens together.
  const common = new Set(['kernel', 'lib', 'app', 'console']);
  const sliceOf = (file: string) => {
    const room = roomOf(file);
    // What is generated from the operations of a slice is that slice's.
    const rest =
      room &&
      file
        .slice(rooms[room].length + 1)
        .replace(/^generated\//, '')
        .split('/');
    return rest &&
      rest.length > 1 &&
      !common.has(rest[0]!) &&
      room !== '@paideia/store' &&
      room !== '@paideia/documents' &&
      room !== '@paideia/objects'
      ? rest[0]
      : undefined;
  };

  test('one capability has one name: every slice folder is known in the events, or is read-only and says so here', () => {
    const readOnly: Readonly<Record<string, string>> = {
      audit: 'shows the events of all slices',
      dashboards: 'puts the cards of other slices on one page',
      'outline-archives': 'packs the outlines of courses when they are asked for',
      search: 'looks through the read models of other slices',
      'sign-in': 'passwords, tokens and sessions are records and never events',
      statistics: 'counts what the read models of other slices know',
    };
    const named = new Set(sources.map(sliceOf).filter((slice) => slice !== undefined));
    const known = new Set([...readdirSync(join(root, 'events/src')), ...Object.keys(readOnly)]);
    expect([...named].filter((slice) => !known.has(slice))).toEqual([]);
    expect(Object.keys(readOnly).filter((slice) => !named.has(slice))).toEqual([]);
  });

  test('a slice takes of another slice only its published contract', () => {
    // The roles whose files others may import, each with its reason.
    const published: Partial<Record<Room, Readonly<Record<string, string>>>> = {
      '@paideia/events': {
        events: 'facts are for everybody',
        commands: 'whoever wants something sends it',
        permissions: 'who may do what is asked wherever it is offered',
        rules: 'pure functions of the domain, the same for all',
        messages: 'a thing is called the same everywhere',
      },
      '@paideia/command-service': {
        facts: 'fact tables are there to be asked by other decisions',
        decider: 'facts are other streams, folded by their own decider',
        rules: 'pure functions of decisions that several slices take',
        commands: 'makes commands that the slice takes from others, such as a letter',
      },
      '@paideia/projection-service': {
        view: 'the shape of a document, which whoever reads it needs',
        projection: 'screens as of a moment fold it, and the exams and their attempts are one read model',
      },
      '@paideia/query-api': {
        rules: 'pure functions of what several slices show',
        types: 'a type has fields of other types',
        queries: 'reads the documents of the slice and makes such types of them',
        commands:
          'what other slices ask for: a note in the activity log, an end of an impersonation, the data of a change',
      },
      '@paideia/web': {
        messages: 'a thing is called the same on every page',
        rules: 'pure functions of what several pages show, such as where a page is that others link to',
        parts: 'what a slice shows on the pages of others, loaded when it is shown',
        screens: 'the manifest: where its pages are, for links and breadcrumbs',
      },
    };
    const isPublished = (file: string) =>
      isGenerated(file) || Object.hasOwn(published[roomOf(file)!] ?? {}, /\.([a-z]+)\.tsx?$/.exec(file)?.[1] ?? '');
    const wrong = imports.filter(({ from, to }) => {
      const [a, b] = [sliceOf(from), sliceOf(to)];
      return a !== undefined && b !== undefined && a !== b && !isPublished(to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('kernels and libraries know no slice', () => {
    const reasons: Readonly<Record<string, string>> = {
      'query-api/src/kernel/i18n/overrides.ts': 'texts may be overridden in the console, which is a read model',
      'query-api/src/kernel/server/server.ts': 'the page bears the name of the site, which is a setting',
      'query-api/src/kernel/request/person.ts': 'a session is that of an account',
      'query-api/src/kernel/request/request-context.ts': 'a session is that of an account, and its limits are settings',
      'query-api/src/kernel/session/session-watch.ts': 'an account tells which of its events end its sessions',
      'query-api/src/kernel/request/settings.ts': 'how long a session lives is a setting',
    };
    const wrong = imports.filter(
      ({ from, to }) => /\/src\/(kernel|lib|console)\//.test(from) && sliceOf(to) !== undefined,
    );
    expect(wrong.filter(({ from }) => reasons[from] === undefined).map(show)).toEqual([]);
    expect(Object.keys(reasons).filter((file) => !wrong.some(({ from }) => from === file))).toEqual([]);
  });

  test('deciders and projections are pure: no clock, no chance, no store, no network', () => {
    const pure = sources.filter((file) => /\.(decider|projection|rules)\.ts$/.test(file));
    expect(pure.length).toBeGreaterThan(10);
    const impure =
      /\bnew Date\(\)|Date\.now\(|Math\.random\(|random(UUID|Bytes|Int)\(|from 'node:(fs|http|net)'|process\.env/;
    expect(pure.filter((file) => impure.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    // A decider asks for facts before it decides; nothing else waits.
    expect(
      pure.filter((file) => !file.endsWith('.decider.ts') && /\bawait\b/.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]);
  });
});

describe('the files', () => {
  // What a file is stands behind the dot. What is true of one folder only is a word of its name, with a hyphen.
  const roles: Readonly<Record<Room, string>> = {
    '@paideia/events': 'events commands permissions rules messages audit',
    '@paideia/store': '',
    '@paideia/objects': '',
    '@paideia/documents': '',
    '@paideia/command-service': 'decider facts process reactions timers jobs routes commands rules',
    '@paideia/projection-service': 'view projection',
    '@paideia/query-api': 'types resolver queries routes export commands rules',
    '@paideia/web': 'messages rules screens parts resource',
  };
  const rolesOf = (room: Room) => roles[room].split(' ').filter((role) => role !== '');

  test('bear one role of their workspace, or none', () => {
    const wrong = sources.filter((file) => {
      const [, ...after] = file
        .slice(file.lastIndexOf('/') + 1)
        .split('.')
        .slice(0, -1);
      return after.length > 1 || after.some((role) => !rolesOf(roomOf(file)!).includes(role));
    });
    expect(wrong).toEqual([]);
  });

  test('bear few roles, each of which the glossary explains and some file bears', () => {
    const all = [...new Set((Object.keys(roles) as Room[]).flatMap(rolesOf))].toSorted();
    const glossary = readFileSync(join(__dirname, 'glossary.md'), 'utf8');
    const [, table = ''] = glossary.split('## Roles of files');
    expect([...table.matchAll(/^\| `\.([a-z]+)` \|/gm)].map(([, role]) => role).toSorted()).toEqual(all);
    expect(all.length).toBeLessThanOrEqual(22);
    const idle = (Object.keys(roles) as Room[]).flatMap((room) =>
      rolesOf(room)
        .filter((role) => !sources.some((file) => roomOf(file) === room && file.includes(`.${role}.ts`)))
        .map((role) => `${room}: ${role}`),
    );
    expect(idle).toEqual([]);
  });

  test('are named <thing>.<role>.ts or a PascalCase component', () => {
    const wrong = sources.filter(
      (file) =>
        !/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*\.tsx?|[A-Z][A-Za-z0-9]*\.tsx)$/.test(file),
    );
    expect(wrong).toEqual([]);
  });

  test('are all written as the formatter writes them', () => {
    const mute = new RegExp(`//\\s*${'oxfmt'}-ignore`);
    expect([...files, ...beside].filter((file) => mute.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test('are at most 40 in a folder', () => {
    const all = [...files, ...beside].map((file) => dirname(file));
    const full = [...new Set(all)].filter(
      (folder) => readdirSync(join(root, folder), { withFileTypes: true }).filter((one) => one.isFile()).length > 40,
    );
    expect(full).toEqual([]);
  });

  test('are small: over 200 lines needs a reason here', () => {
    const reasons: Readonly<Record<string, string>> = {
      'command-service/src/registers/register.decider.ts': 'the rows of one stream',
      'command-service/src/slices.ts': 'one list with a line for each slice',
      'events/src/catalogue.ts': 'one list with a line for each slice',
      'projection-service/documents/src/mongodb/mongo-document-store.ts': 'one driver of one port',
      'projection-service/src/accounts/users.projection.ts': 'the rows of one read model',
      'projection-service/src/exam-attempts/exam-attempt.projection.ts': 'the rows of one read model',
      'query-api/src/kernel/session/session.ts': 'the life of one session',
      'query-api/src/slices.ts': 'one list with a line for each resolver',
      'query-api/src/transcripts/transcript-sources.ts': 'the sources of one document',
    };
    // A table of texts is as long as its slice has texts.
    const long = sources.filter(
      (file) => !file.endsWith('.messages.ts') && readFileSync(join(root, file), 'utf8').split('\n').length > 201,
    );
    expect(long.toSorted()).toEqual(Object.keys(reasons));
  });

  test('with a form take at most ten of the house, what is generated aside; a page has more than its form', () => {
    const reasons: Readonly<Record<string, string>> = {
      'web/src/accounts/public/CreateAccountForm.tsx': 'a whole page, with the wait after too many tries',
      'web/src/accounts/public/SignInForm.tsx': 'a whole page, with the wait after too many tries',
      'web/src/invoices/admin/PaymentDialog.tsx': 'counts what the ledger comes to',
      'web/src/invoices/admin/issue/IssueForm.tsx': 'a whole page, for one student or a group',
      'web/src/leave-requests/admin/LeaveReview.tsx': 'a panel with all that the decision is about',
      'web/src/user-imports/admin/ImportForm.tsx': 'a whole page of four steps',
    };
    const frame =
      /\buse(?:Visitor)?Form[<(]|<(?:ActDialog|CreateDialog|EditDialog|EditForm|FormCard|NewRecord|RecordDialog)\b/;
    const forms = sources.filter(
      (file) =>
        /^web\/src\/(?!lib\/|console\/).*\.tsx$/.test(file) &&
        !file.endsWith('Page.tsx') &&
        (/(Form|Dialog|Fields)\.tsx$/.test(file) || frame.test(readFileSync(join(root, file), 'utf8'))),
    );
    expect(forms.length).toBeGreaterThan(60);
    const taken = (file: string) => importsOf(file).filter(({ to }) => !isGenerated(to)).length;
    expect(forms.filter((file) => taken(file) > 10).toSorted()).toEqual(Object.keys(reasons));
  });

  test('import each other in no circle', () => {
    const edges = new Map<string, string[]>();
    for (const { from, to, isLazy } of imports) if (!isLazy) edges.set(from, [...(edges.get(from) ?? []), to]);
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') return void circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      state.set(file, 'open');
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      state.set(file, 'done');
    };
    for (const file of edges.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('spread no literal object into another or into attributes, which keeps the formatter off it', () => {
    // A fixture may carry the name of its type, which the fields asked for do not have.
    const spread = /^\s*\.\.\.\{(?!\s*__typename)|\{\.\.\.\{/m;
    const found = files.filter((file) => !isGenerated(file) && spread.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
  test('cast and disable checks in kernels and drivers only', () => {
    const wrong = sources.filter(
      (file) =>
        !/\/kernel\/|\/(lmdb|mongodb|eventstoredb|contract)\/|documents\/src\/|objects\/src\/|store\/src\//.test(
          file,
        ) &&
        /\bas any\b|: any\b|@ts-ignore|@ts-nocheck|@ts-expect-error|(?:es|ox)lint-disable/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('nothing of the workshop', () => {
  test('stands in the sources: no machine paths, no registry hosts, no unfinished marks', () => {
    const traces = new RegExp(
      [
        '/wor' + 'k/',
        '/ho' + 'me/',
        '/ro' + 'ot/',
        'registry\\.np' + 'mjs',
        '\\bTO' + 'DO\\b',
        '\\bFIX' + 'ME\\b',
      ].join('|'),
    );
    expect(files.filter((file) => traces.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
