import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

type Outcome = { readonly built: readonly (readonly string[])[]; readonly started: readonly (readonly string[])[] };
/** It names the files that change, what the builds make of the services one after the other (false says that they fail), and what changes during the first. */
type Scenario = {
  readonly paths: readonly string[];
  readonly builds?: readonly (Readonly<Record<string, string>> | false)[];
  readonly meanwhile?: readonly string[];
};
/** It runs in a Node of its own, as the script does. */
function outcomesOf(...scenarios: readonly Scenario[]): readonly Outcome[] {
  const url = pathToFileURL(join(__dirname, 'dev.mjs')).href;
  const program = `
    const { rebuilder } = await import(${JSON.stringify(url)});
    const outcomeOf = async ({ paths, builds = [{}], meanwhile = [] }) => {
      const [built, started, made, late] = [[], [], [...builds], [...meanwhile]];
      let parts = { 'command-service': 'c', 'projection-service': 'p', 'query-api': 'q' };
      const changed = rebuilder({
        build: async (steps) => {
          built.push(steps);
          for (const path of late.splice(0)) changed(path);
          const next = made.shift();
          parts = { ...parts, ...next };
          return Boolean(next);
        },
        hashesOfParts: () => Object.entries(parts),
        onChanged: async (names) => void started.push(names),
        delayMs: 0,
      });
      for (const path of paths) changed(path);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { built, started };
    };
    const scenarios = ${JSON.stringify(scenarios)};
    console.log(JSON.stringify(await Promise.all(scenarios.map(outcomeOf))));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Outcome[];
}
const ofServices = ['messages', 'schema', 'codegen', 'services'];

test('a file is built with what it needs', () => {
  const rows: readonly (readonly [path: string, steps?: readonly string[]])[] = [
    ['command-service/src/leave-requests/leave-request.decider.ts', ofServices],
    ['events/src/leave-requests/leave-request.rules.ts', ofServices],
    ['events/locales/pl/leave-requests.json', ofServices],
    ['web/src/leave-requests/leave-requests.messages.ts', ['messages']],
    ['web/locales/pl/leave-requests.json', ['messages']],
    ['web/src/leave-requests/leave-requests.graphql', ['codegen']],
    // A screen is for Vite; the others are tests, and what a build writes.
    ['web/src/leave-requests/student/LeaveFields.tsx'],
    ['query-api/src/exams/exam.resolver.test.ts'],
    ['query-api/schema.graphql'],
    ['web/src/generated/schema.ts'],
    ['query-api/dist/main.js'],
  ];
  const outcomes = outcomesOf(...rows.map(([path]) => ({ paths: [path] })));
  expect(outcomes.map(({ built }, i) => [rows[i]![0], ...built])).toEqual(rows);
});

const path = 'events/src/kernel/dates.ts';
const operation = 'web/src/exams/exams.graphql';
test('the services that a build changed start again, and no other', () => {
  const both = { 'command-service': 'c2', 'query-api': 'q2' };
  const outcomes = outcomesOf(...[{}, { 'query-api': 'q2' }, both].map((made) => ({ paths: [path], builds: [made] })));
  expect(outcomes.map(({ started }) => started)).toEqual([[], [['query-api']], [['command-service', 'query-api']]]);
});

test('files that change together are built once, and what changes during a build is built after it', () => {
  const builds = [{ 'query-api': 'q2' }, {}];
  const [together, later] = outcomesOf(
    { paths: [path, operation, 'events/src/kernel/ids.ts'], builds },
    { paths: [operation], builds, meanwhile: [path] },
  );
  expect(together).toEqual({ built: [ofServices], started: [['query-api']] });
  expect(later).toEqual({ built: [['codegen'], ofServices], started: [['query-api']] });
});

test('a build that fails starts nothing, and the next one starts what both changed', () => {
  const [failed, mended] = outcomesOf(
    { paths: [path], builds: [false] },
    { paths: [path], builds: [false, { 'command-service': 'c2' }], meanwhile: [path] },
  );
  expect(failed).toEqual({ built: [ofServices], started: [] });
  expect(mended).toEqual({ built: [ofServices, ofServices], started: [['command-service']] });
});

test('the API is explored on a page of its own, with files that are here', () => {
  const url = pathToFileURL(join(__dirname, 'dev.mjs')).href;
  const program = `
    const { graphiql } = await import(${JSON.stringify(url)});
    const server = graphiql().listen(0, '127.0.0.1', async () => {
      const ask = async (path) => {
        const answer = await fetch('http://127.0.0.1:' + server.address().port + path);
        return [answer.status, answer.headers.get('content-type'), await answer.text()];
      };
      const [page, program, other] = await Promise.all(['/graphiql/', '/graphiql/main.js', '/graphiql/none.js'].map(ask));
      const foreign = page[2].match(/(?:src|href)="(?:https?:)?\\/\\/[^"]*"/g);
      console.log(JSON.stringify({ page: page.slice(0, 2), asks: page[2].includes('endpointURL: \`/graphql\`'), foreign, program: program.slice(0, 2), other: other[0] }));
      server.close();
    });
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  expect(JSON.parse(stdout)).toEqual({
    page: [200, 'text/html; charset=utf-8'],
    asks: true,
    foreign: null,
    program: [200, 'text/javascript; charset=utf-8'],
    other: 404,
  });
});
