import { chromium } from 'playwright-core';
const [, , email, path, name, width = '1360', dark = ''] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'] });
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: dark ? 'dark' : 'light', timezoneId: 'America/Denver' });
const p = await c.newPage();
p.on('console', (m) => {
  if (m.type() === 'error') console.log('console:', m.text().slice(0, 300));
});
p.on('pageerror', (e) => console.log('pageerror:', String(e).slice(0, 500)));
p.on('response', async (r) => {
  if (r.url().includes('graphql')) {
    const t = await r.text().catch(() => '');
    if (t.includes('"errors"')) console.log('gql:', r.request().postData()?.slice(0, 80), t.slice(0, 400));
  }
});
const base = process.env.BASE ?? 'http://127.0.0.1:4410';
await p.goto(base + '/login');
if (email !== '-') {
  await p.getByLabel('E-mail', { exact: false }).first().fill(email);
  await p.locator('input[type=password]').fill('cedar-ridge-1');
  if (path === 'LOGIN') {
    await p.screenshot({ path: `/tmp/shots/${name}.png` });
  }
  await p.getByRole('button', { name: 'Sign in', exact: true }).click();
  await p.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 15000 }).catch((e) => console.log('no nav', p.url()));
  if (path !== 'LOGIN') await p.goto(base + path);
}
await p.waitForTimeout(2500);
await p.screenshot({ path: `/tmp/shots/${name}.png` });
console.log(p.url());
await b.close();
