import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { hasCookie } from '../session/session-cookie.ts';
import { nonceOf, ofPages } from './headers.ts';

type Asset = { readonly file: string; readonly encodings: readonly ('br' | 'gzip')[]; readonly isHashed: boolean };
/** An address of a screen, and the scripts that the page loads there first: for visitors, and for who has a session. */
type Screen = { readonly visitors: readonly string[]; readonly members: readonly string[] };
type Build = {
  readonly index: string;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly screenAt: (path: string) => Screen | undefined;
  readonly madeAt: number;
};
type Page = { readonly appName: () => Promise<string>; readonly environment: string };

/** The page is made for each answer, so it is compressed while someone waits. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const suffix = { br: '.br', gzip: '.gz' } as const;
const html = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function* files(directory: string, below = ''): Iterable<string> {
  for (const entry of readdirSync(join(directory, below), { withFileTypes: true })) {
    // Notes of the build, not parts of the site.
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* files(directory, `${below}${entry.name}/`);
    else yield below + entry.name;
  }
}
/** Browsers name HTML when a person goes somewhere; for a script, a style or a picture they do not. */
const isForReading = (request: Request): boolean => request.get('accept')?.includes('text/html') === true;

/** The build says these to the server; none of them is an asset. */
const notes = ['index.html', 'operations.json', 'routes.json'];

/** The screen of an address. In development Vite answers for the screens, and there is no list of them. */
function screensIn(directory: string): (path: string) => Screen | undefined {
  const file = join(directory, 'routes.json');
  if (!existsSync(file)) return () => ({ visitors: [], members: [] });
  const screens = (JSON.parse(readFileSync(file, 'utf8')) as readonly (Screen & { readonly pattern: string })[]).map(
    ({ pattern, ...screen }) => ({ ...screen, pattern: new RegExp(pattern) }),
  );
  return (path) => screens.find(({ pattern }) => pattern.test(path));
}
const preload = (script: string) => `<link rel="modulepreload" crossorigin href="${script}">`;

/** Only what the build made is served, found by its exact name. */
function readBuild(directory: string): Build | undefined {
  const indexFile = join(directory, 'index.html');
  if (!existsSync(indexFile)) return undefined;
  const names = new Set(files(directory));
  const served = [...names].filter((name) => !/\.(br|gz|map)$/.test(name) && !notes.includes(name));
  const assets = served.map((name): [string, Asset] => [
    `/${name}`,
    {
      file: join(directory, name),
      encodings: (['br', 'gzip'] as const).filter((one) => names.has(name + suffix[one])),
      isHashed: name.startsWith('assets/'),
    },
  ]);
  return {
    index: readFileSync(indexFile, 'utf8'),
    assets: new Map(assets),
    screenAt: screensIn(directory),
    madeAt: statSync(indexFile).mtimeMs,
  };
}

/** What a browser never shows as a page, nor runs in a worker of its own. */
const partsOfPages = new Set(['.js', '.css', '.json', '.woff2']);

function sendAsset(request: Request, response: Response, { file, encodings, isHashed }: Asset): void {
  // Browsers name what they take in an order that says nothing: the smaller one is chosen.
  const encoding = encodings.find((one) => request.acceptsEncodings(one));
  if (isHashed && partsOfPages.has(extname(file))) for (const name of ofPages) response.removeHeader(name);
  response.vary('Accept-Encoding').type(extname(file));
  if (encoding) response.set('Content-Encoding', encoding);
  const path = encoding ? file + suffix[encoding] : file;
  response.sendFile(path, {
    cacheControl: true,
    immutable: isHashed,
    maxAge: isHashed ? '1y' : '1h',
    dotfiles: 'allow',
    acceptRanges: false,
  });
}

/**
 * The web build: its assets as they were compressed, and `index.html` for every other path, with the nonce of this response in it.
 * Where no screen is the status is 404, and the page says so; but a path that looks like a file and is none is a page for people alone,
 * so that a missing script never is one.
 */
export function serveWeb(directory: string, { appName, environment }: Page): RequestHandler {
  let build = readBuild(directory);
  const isStale = () =>
    (statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0) !== (build?.madeAt ?? 0);

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!build || (environment === 'development' && isStale())) build = readBuild(directory);
    const asset = build?.assets.get(request.path);
    if (asset) return sendAsset(request, response, asset);
    response.set('Cache-Control', 'no-store');
    const isFile = request.path.startsWith('/assets/') || extname(request.path) !== '';
    const screen = build?.screenAt(request.path);
    if (isFile || !screen) response.status(404);
    if (!build || (isFile && !isForReading(request))) {
      response.status(404).type('txt').send('404');
      return;
    }
    const isMember = hasCookie(request);
    const scripts = screen?.[isMember ? 'members' : 'visitors'] ?? [];
    const page = build.index
      .replaceAll('__NONCE__', nonceOf(response))
      .replaceAll('__APP_NAME__', html(await appName()))
      .replaceAll('__ENV__', html(environment))
      .replaceAll('__MEMBER__', isMember ? 'yes' : 'no')
      // After the script of the page itself, which is the first that is wanted.
      .replace('</head>', `${scripts.map(preload).join('')}</head>`);
    response.vary('Accept-Encoding').type('html');
    if (request.acceptsEncodings('br', 'identity') !== 'br') return void response.send(page);
    response.set('Content-Encoding', 'br').send(brotliCompressSync(page, quick));
  };
}
