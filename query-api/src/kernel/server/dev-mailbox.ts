import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type Response } from 'express';
import { z } from 'zod';
import { nonceOf } from './headers.ts';

const Kept = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
});
type Kept = z.infer<typeof Kept>;
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;--page:#F7F9FA;--paper:#fff;--ink:#182127;--soft:#4A5760;--line:#DCE4E9;--link:#8B1A2B}
@media(prefers-color-scheme:dark){:root{--page:#10161A;--paper:#182026;--ink:#E9EFF2;--soft:#B3BFC6;--line:#2B3740;--link:#F3A5AF}}
body{margin:0;background:var(--page);color:var(--ink);font:15px/22px Inter,system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:24px 15px}h1{font-size:24px;line-height:30px}a{color:var(--link)}p{color:var(--soft)}
li,.box{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:12px 18px;margin:0 0 12px}ul{list-style:none;padding:0}
small{color:var(--soft);overflow-wrap:anywhere}iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:12px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,monospace}`;

const page = (response: Response, title: string, body: string) =>
  response
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>` +
        `<style nonce="${nonceOf(response)}">${style}</style></head><body><main>${body}</main></body></html>`,
    );

/**
 * The letters that go nowhere while there is no mail server: a list, and each one as its reader would see it. For development alone,
 * because whoever reads the mail of others can set their passwords.
 */
export function devMailbox(directory: string): Router {
  const read = async (id: string): Promise<Kept | undefined> => {
    if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
    const text = await readFile(join(directory, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : Kept.parse(JSON.parse(text));
  };
  const router = Router();
  router.use('/dev/mailbox', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/dev/mailbox', async (_request, response) => {
    const names = await readdir(directory).catch(() => []);
    const found = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => read(name.slice(0, -5))),
    );
    const letters = found
      .filter((one) => one !== undefined)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
      .slice(0, 200);
    const rows = letters.map(
      ({ id, to, subject, sentAt }) =>
        `<li><a href="/dev/mailbox/${id}">${escaped(subject)}</a><br><small>${escaped(to)} · ${escaped(sentAt)}</small></li>`,
    );
    page(
      response,
      'Mailbox',
      `<h1>Mailbox</h1><p>Letters that were written while there is no mail server (SMTP_URL). Newest first.</p>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="box">Nothing to show yet</p>'}`,
    );
  });
  router.get('/dev/mailbox/:id', async (request, response, next) => {
    const letter = await read(request.params.id);
    if (!letter) return next();
    const { id, subject, to, sentAt, text } = letter;
    page(
      response,
      subject,
      `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escaped(subject)}</h1><p>${escaped(to)} · ${escaped(sentAt)}</p>` +
        `<iframe title="The letter" src="/dev/mailbox/${id}/letter" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>` +
        `<h2>As text</h2><pre class="box">${escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)}</pre>`,
    );
  });
  router.get('/dev/mailbox/:id/letter', async (request, response, next) => {
    const letter = await read(request.params.id);
    if (!letter) return next();
    // A letter has styles of its own and nothing else that runs or loads; its links open in the place of the mailbox.
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'",
    );
    response.set('X-Frame-Options', 'SAMEORIGIN');
    response.type('html').send(letter.html.replaceAll('<a href=', '<a target="_top" href='));
  });
  return router;
}
