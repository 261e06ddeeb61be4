// B10 is the first visit with nothing cached, in a browser on a slow phone and a slow network: it measures what is loaded, and when the largest thing on the
// page is there.
import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright-core';
import { medianOf, rounded, type Ratio, type Result } from './method/rounds.ts';
import { median } from './method/statistics.ts';
import type { Options } from './run.ts';
import { browserPath } from './support/packages.ts';
import { root, startStack, type Stack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';

/** Lighthouse has it so for a phone: 150 ms there and back, 1.6 Mbit/s down, a processor four times slower. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const processor = 4;
const settleMs = 4_000;
/** It is counted in bytes: what is smaller gains nothing by being packed, and the build leaves it as it is. */
const smallest = 1_024;
type Visit = {
  readonly scriptKB: number;
  readonly lcp: number;
  readonly cls: number;
  readonly unpacked: readonly string[];
};

async function visit(browser: Browser, { port, cookie }: Stack, path: string, isSignedIn: boolean): Promise<Visit> {
  const url = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // A cookie of its kind is for HTTPS alone, so it goes with each request.
    if (isSignedIn) await session.send('Network.setExtraHTTPHeaders', { headers: { cookie: cookie(0) } });
    await session.send('Network.emulateNetworkConditions', slow);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const scripts = new Map<string, string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type !== 'Script') return;
      scripts.set(requestId, response.url);
      const headers = new Headers(response.headers);
      const isSmall = Number(headers.get('content-length') ?? Infinity) <= smallest;
      if (headers.get('content-encoding') !== 'br' && !isSmall) unpacked.push(response.url);
    });
    const unpacked: string[] = [];
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    // The page says itself when its heading is there: whoever asks again and again has it run a script of his own, on the same slow processor.
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'headingIsThere' });
    const isThere = new Promise<number>((resolve, reject) => {
      session.once('Runtime.bindingCalled', () => resolve(bytes));
      setTimeout(() => reject(new Error(`${path} has shown no heading for a minute`)), 60_000).unref();
    });
    await page.addInitScript({
      content: `window.seen = { lcp: 0, cls: 0 };
        const looking = new MutationObserver(() => {
          if (!document.querySelector('h1')?.textContent) return;
          looking.disconnect();
          headingIsThere('');
        });
        looking.observe(document, { childList: true, subtree: true, characterData: true });
        new PerformanceObserver((list) => { for (const one of list.getEntries()) window.seen.lcp = one.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.seen.cls += one.value; }).observe({ type: 'layout-shift', buffered: true });`,
    });
    await page.goto(`${url}${path}`);
    const scriptKB = (await isThere) / 1000;
    await page.waitForTimeout(settleMs);
    const seen = (await page.evaluate('window.seen')) as { readonly lcp: number; readonly cls: number };
    return { scriptKB, ...seen, unpacked };
  } finally {
    await context.close();
  }
}

export async function bench({ rounds }: Options): Promise<Result> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the site could not be built');
  const stack = await startStack({ students: 20, operations: [], isWholeSite: true });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    // Each takes some seconds.
    const counting = Math.min(rounds, 5);
    const [ratios, scale]: [Ratio[], Record<string, number | string>[]] = [[], []];
    for (const { name, path, isSignedIn, mostKB } of [
      { name: 'sign-in', path: '/login', isSignedIn: false, mostKB: 175 },
      { name: 'dashboard', path: '/dashboard', isSignedIn: true, mostKB: 290 },
    ]) {
      const visits: Visit[] = [];
      for (let n = 0; n <= counting; n++) visits.push(await visit(browser, stack, path, isSignedIn));
      // The first one finds the service cold.
      const [, ...counted] = visits;
      const unpacked = counted[0]!.unpacked[0];
      if (unpacked !== undefined) throw new Error(`${unpacked} is not served as Brotli`);
      const figure = (of: (one: Visit) => number, what: string, target: number): Ratio =>
        medianOf(`${name}: ${what}`, counted.map(of), 'at most', target);
      ratios.push(
        figure(({ scriptKB }) => scriptKB, 'kB of scripts until it is there', mostKB),
        figure(({ lcp }) => lcp / 1000, 'largest contentful paint, s', 2.5),
        figure(({ cls }) => cls, 'cumulative layout shift', 0.05),
      );
      scale.push({
        page: name,
        'kB of scripts': rounded(median(counted.map(({ scriptKB }) => scriptKB))),
        'LCP, ms': Math.round(median(counted.map(({ lcp }) => lcp))),
      });
    }
    return {
      id: 'B10',
      rounds: counting,
      turns: 'a visit of each page, after one that does not count',
      stores: storesOf(process.env),
      way: 'HTTP over TCP on 127.0.0.1, slowed down by the browser; query-api has Unix sockets to the other two services.',
      title: 'The first visit with nothing cached, on a slow phone and a slow network',
      ratios,
      scale,
      notes: [
        'Measured by Chromium’s headless shell, or the whole browser where that is not there, which draws its own windows too and takes twice as long: bytes as they came over the network, packed by Brotli; the network and the processor are those of Lighthouse for a phone (150 ms, 1.6 Mbit/s, four times slower). The budgets of the console and of further pages are kept by the build (`node web/scripts/sizes.mjs`).',
        'The page names the scripts that visitors or members load there, so that they come beside the first one, and asks who is there before any of them has come. What every dashboard loads is one file, and its cards come while the heading is drawn: it names 7 scripts where it named 43, each of which waits for its turn on a slow line. What every page loads is three, so that they are there, and have run, before the one of the app. What is left is bytes and the processor: all of React, the theme and the app are loaded and run before the first heading is drawn. React DOM is two fifths of it, the theme and its engine a third.',
      ],
      next: 'a heading that the server draws in the page, and a smaller start.',
    };
  } finally {
    await browser.close();
    await stack.stop();
  }
}
