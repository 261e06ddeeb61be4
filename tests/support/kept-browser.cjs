// One Chromium stays for all files of a worker, with what it has fetched and compiled of the site. A page that a person has left is handed to the next one: in
// a page of its own, which is a process of its own, everything of the site would be compiled anew, and that is half of what a page takes to be drawn. It stands
// outside of jest's sandboxes, which end with their files.
const { chromium } = require('playwright-core');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is over before code that is compiled once more, the best way, has paid for it.
  '--js-flags=--no-opt --no-maglev',
];
let launched;
async function launch() {
  const before = await launched?.catch(() => undefined);
  if (before?.isConnected()) return before;
  vacant.clear();
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell';
  launched = chromium.launch({ executablePath, args: flags });
  return launched;
}
const closeBrowser = async () => (await launched?.catch(() => undefined))?.close();

/** It holds the devices that nobody is at, by their kind. The one left last comes last. */
const vacant = new Map();
/** So many pages wait for somebody; each is a process with its memory. */
const mostPages = 6;

/** These stay in a page, or in its context, and cannot be taken out of it: such a page is nobody's second one, nor is such a context. */
const lastingInPage = [
  'addInitScript',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'exposeFunction',
  'exposeBinding',
  'addLocatorHandler',
  'setExtraHTTPHeaders',
];
const lastingInContext = [
  'addInitScript',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'exposeFunction',
  'exposeBinding',
  'setExtraHTTPHeaders',
  'grantPermissions',
  'setGeolocation',
  'setOffline',
];
/** The clock of a page is its context's, and every page asks its context for it, so it is its use that counts. */
const lastingInClock = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
function watchUse(target, names, onUse) {
  for (const name of names) {
    const own = target[name];
    const get = () => {
      onUse();
      return typeof own === 'function' ? own.bind(target) : own;
    };
    Object.defineProperty(target, name, { configurable: true, get });
  }
}

async function newDevice(browser, kind) {
  const context = await browser.newContext(kind);
  const device = { kind, context, page: undefined, origins: new Set(), isSpoiled: false, isPageSpoiled: false };
  context.on('close', () => (device.isSpoiled = true));
  watchUse(context, lastingInContext, () => (device.isSpoiled = true));
  watchUse(context.clock, lastingInClock, () => (device.isSpoiled = true));
  const newSession = context.newCDPSession.bind(context);
  device.tell = async (...commands) => {
    const session = await newSession(device.page);
    for (const [method, params] of commands) await session.send(method, params);
    await session.detach();
  };
  // A session of a test's own may have slowed the page or anything else.
  watchUse(context, ['newCDPSession'], () => (device.isPageSpoiled = true));
  return device;
}
async function newPage(device) {
  const { context } = device;
  const page = await context.newPage();
  Object.assign(device, { page, isPageSpoiled: false });
  watchUse(page, lastingInPage, () => (device.isPageSpoiled = true));
}

/** These are the devices that somebody is at. */
const taken = new Set();
const traces = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
/** It gives a page and its context that know nobody. */
async function arrive(browser, kind) {
  const alike = vacant.get(JSON.stringify(kind)) ?? [];
  const device = alike.pop() ?? (await newDevice(browser, kind));
  const { context, origins } = device;
  if (!device.page) await newPage(device);
  if (origins.size > 0)
    await device.tell(
      ['Page.resetNavigationHistory'],
      ...[...origins].map((origin) => ['Storage.clearDataForOrigin', { origin, storageTypes: traces }]),
    );
  await context.clearCookies();
  origins.clear();
  device.page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  taken.add(device);
  return device;
}

/** A test may have listened to these. To the end and the crash of a page Playwright listens too. */
const events = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
];
/** It leads the page away from what it showed, to a place of the same site without a script: that is in the same process, where what was compiled lies. */
async function empty({ page, origins, kind }) {
  for (const event of events) page.removeAllListeners(event);
  // A form with something in it asks whether to leave it.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const [origin] = origins;
  const answer = await page.goto(`${origin}/health/live`, { timeout: 10_000 });
  if (!answer?.ok()) throw new Error(`${origin} answered ${answer?.status()}`);
  page.removeAllListeners('dialog');
  await page.evaluate('void sessionStorage.clear(), void (window.name = "")');
  await page.mouse.move(-1, -1);
  await page.setViewportSize(kind.viewport);
  const { colorScheme, reducedMotion } = kind;
  await page.emulateMedia({ colorScheme, reducedMotion, media: null, forcedColors: null, contrast: null });
}

async function leave(device) {
  taken.delete(device);
  const { context, page, origins, kind } = device;
  // When a page was at several sites, it is not known here what it keeps of each.
  const isKept = !device.isSpoiled && !device.isPageSpoiled && !page.isClosed() && origins.size === 1;
  const others = context.pages().filter((one) => one !== page || !isKept);
  await Promise.all(others.map((one) => one.close()));
  if (device.isSpoiled) return context.close();
  const isEmpty =
    isKept &&
    (await empty(device).then(
      () => true,
      () => false,
    ));
  if (isKept && !isEmpty) await page.close();
  if (!isEmpty) device.page = undefined;
  for (const event of ['page', ...events]) context.removeAllListeners(event);
  const alike = vacant.get(JSON.stringify(kind)) ?? [];
  vacant.delete(JSON.stringify(kind));
  vacant.set(JSON.stringify(kind), [...alike, device]);
  // Whose kind has been left longest ago comes first.
  const withPage = [...vacant.values()].flat().filter((one) => one.page);
  for (const one of withPage.slice(0, Math.max(0, withPage.length - mostPages))) {
    const old = one.page;
    one.page = undefined;
    await old.close();
  }
}

/** It tells what a page shows and how its recordings stand, so that a failure that cannot be repeated is told with what was there. */
const inPage = `[
  document.body.innerText.replace(/\\s*\\n\\s*/g, ' | ').slice(0, 1500),
  ...[...document.querySelectorAll('video, audio')].map((one) =>
    'a recording: ' + JSON.stringify({
      at: one.currentTime, of: one.duration, ready: one.readyState, network: one.networkState, error: one.error?.message, from: one.currentSrc,
    })),
].join('\\n  ')`;
async function shown() {
  const pages = [...taken].flatMap(({ context }) => context.pages()).filter((page) => !page.isClosed());
  const texts = pages.map((page) =>
    Promise.race([
      page.evaluate(inPage).catch((error) => `it cannot be asked: ${error.message}`),
      new Promise((resolve) => setTimeout(resolve, 3_000, 'it does not answer')),
    ]).then((text) => `  ${page.url()}\n  ${text}`),
  );
  return (await Promise.all(texts)).join('\n');
}

/** It closes the contexts that somebody has made by other ways, and left open when a file ends. */
async function closeOthers() {
  const known = new Set([...vacant.values()].flat().map(({ context }) => context));
  const contexts = (await launched)?.contexts() ?? [];
  await Promise.all(contexts.filter((one) => !known.has(one)).map((one) => one.close()));
}

module.exports = { launch, arrive, leave, shown, closeOthers, closeBrowser };
