// `npm run dev` has these, which `npm start` has not: the web from Vite's dev server, and services that start again when their sources change.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getDistDirectory, renderAltair } from 'altair-static';
import express from 'express';
import { createServer } from 'vite';
import { stampFile } from './inputs.mjs';
import { isAnswering } from './sockets.mjs';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const apiWaitMs = 15_000;

/** It hands a request to query-api as it came, Host and all. While query-api starts again, the request waits for it. */
async function forward(request, response, { host, port }) {
  const until = Date.now() + apiWaitMs;
  while (!(await isAnswering(`${host}:${port}`)) && Date.now() < until) await wait(100);
  const { method, url: path, headers } = request;
  const call = httpRequest({ host, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.statusMessage, answer.rawHeaders);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  call.on('error', ({ message }) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`query-api does not answer: ${message}\n`);
  });
  response.on('close', () => call.destroy());
  request.pipe(call);
}

/** On this page the API is explored, asked with the session of whoever is signed in. Its files are of a package, so it asks no other host. */
export function graphiql(base = '/graphiql/') {
  const page = renderAltair({
    baseURL: base,
    endpointURL: '/graphql',
    initialName: 'Paideia',
    disableAccount: true,
    initialSettings: { 'schema.reloadOnStart': true, 'alert.disableUpdateNotification': true },
  });
  return express()
    .get(base, (_, response) => void response.type('html').send(page))
    .use(base, express.static(getDistDirectory(), { index: false }));
}

/**
 * Vite answers for the modules it knows and hands everything else to query-api: the page and every other route. So there is no list of routes, and the page
 * has the nonce and the headers that it has in production. Its template is what Vite makes of index.html, in `templateDir`, which is query-api's WEB_DIR.
 */
const behindVite = ({ templateDir, api }) => ({
  name: 'paideia:behind-vite',
  apply: 'serve',
  configureServer: (server) => {
    const template = join(web, 'index.html');
    const writeTemplate = async () => {
      mkdirSync(templateDir, { recursive: true });
      const page = await server.transformIndexHtml('/index.html', readFileSync(template, 'utf8'));
      writeFileSync(join(templateDir, 'index.html'), page);
    };
    server.watcher.on('change', (path) => {
      if (path === template) writeTemplate().then(() => server.ws.send({ type: 'full-reload' }), console.error);
    });
    server.middlewares.use(graphiql());
    return async () => {
      await writeTemplate();
      server.middlewares.use((request, response) => void forward(request, response, api));
    };
  },
});

export async function startVite({ host, port, templateDir, api }) {
  const server = await createServer({
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { host, port, strictPort: true },
    plugins: [behindVite({ templateDir, api })],
  });
  await server.listen();
  return server.watcher;
}

/** These are the steps of scripts/build.mjs that a changed file needs; Vite does the rest. */
function stepsOf(path) {
  if (/(^|\/)(node_modules|dist|generated|\.cache)\/|\.test\.tsx?$|schema\.graphql$/.test(path)) return [];
  if (!path.startsWith('web/')) return /\.(ts|json)$/.test(path) ? ['messages', 'schema', 'codegen', 'services'] : [];
  if (/\.messages\.ts$|^web\/locales\//.test(path)) return ['messages'];
  return path.endsWith('.graphql') ? ['codegen'] : [];
}

export const build = (steps) =>
  new Promise((resolve) =>
    spawn(process.execPath, ['scripts/build.mjs', ...steps], { cwd: root, stdio: 'inherit' }).once('exit', (code) =>
      resolve(code === 0),
    ),
  );

/** A service is started from these files. */
const partsOf = {
  'command-service': ['command-service/dist/main.js', 'command-service/dist/argon.js'],
  'projection-service': ['projection-service/dist/main.js'],
  'query-api': ['query-api/dist/main.js', 'query-api/generated/messages.json'],
};
const hashesOfParts = () =>
  Object.entries(partsOf).map(([name, files]) => [
    name,
    files.reduce((hash, file) => hash.update(readFileSync(join(root, file))), createHash('sha256')).digest('hex'),
  ]);

/**
 * When a file has changed it builds what that needs, and says which services are started from something else now. What changes during a build is built after it;
 * one that fails starts nothing.
 */
export function rebuilder({ build, hashesOfParts, onChanged, delayMs = 200 }) {
  const steps = new Set();
  let running = Object.fromEntries(hashesOfParts());
  let timer;
  let isBusy = false;
  const rebuild = async () => {
    if (isBusy) return;
    isBusy = true;
    while (steps.size > 0) {
      const wanted = [...steps];
      steps.clear();
      if (!(await build(wanted))) continue;
      const hashes = hashesOfParts();
      const changed = hashes.filter(([name, hash]) => running[name] !== hash).map(([name]) => name);
      running = Object.fromEntries(hashes);
      if (changed.length > 0) await onChanged(changed);
    }
    isBusy = false;
  };
  return (path) => {
    const wanted = stepsOf(path);
    if (wanted.length === 0) return;
    for (const step of wanted) steps.add(step);
    clearTimeout(timer);
    timer = setTimeout(rebuild, delayMs);
  };
}

/** It uses Vite's watcher, because Node's loses a file that an editor replaces. */
export function watchSources(watcher, directories, onChanged) {
  // From now on what is built is not what the last whole build was made of.
  rmSync(stampFile, { force: true });
  const changed = rebuilder({ build, hashesOfParts, onChanged });
  watcher.add(directories.map((directory) => join(root, directory)));
  watcher.on('all', (_, path) => changed(relative(root, path).split(sep).join('/')));
}
