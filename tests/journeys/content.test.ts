// What people write is words, whoever reads it where: markup, templates and placeholders stay the signs that they are. It is tried in a real browser, over what
// students, admins and readers of mails and of the log see.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { ask, base, fillSignIn, launch, signIn, visit } from '../support/browser.ts';
import { enrolledOn, newClass, newExam, newPerson } from '../support/college.ts';
import { prepare } from '../support/commands.ts';
import { U } from '../../scripts/demo/ids.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const evil = `"><img src=x onerror=__pwned=1><script>__pwned=1</script>`;
const templated = '{{name}} ${7*7} $t(shell.signOut)';

/** It notes what would have run, and what the policy of the page alone would have stopped: neither may happen. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => ((window.__stopped ??= []).push(event.violatedDirective + ' ' + event.blockedURI)), true)",
  );
const found = (page: Page): Promise<unknown> =>
  page.evaluate(
    "({ ran: window.__pwned ?? null, stopped: window.__stopped ?? [], made: document.querySelectorAll('img[src=x], [onerror]').length })",
  );
async function until<T>(look: () => T | undefined): Promise<T> {
  for (let n = 0; n < 1_200; n++) {
    const seen = look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come');
}
const nothing = { ran: null, stopped: [], made: 0 };

test('nothing that was written runs: for students, in the office, in the log, in letters and in the own data', async () => {
  const stamp = Date.now();
  const room = await newClass(`Room ${evil} ${stamp}`, []);
  const { userId, email } = await newPerson(`content-${stamp}`, {
    firstName: `Ines ${evil}`,
    lastName: `Marlow ${templated}`,
  });
  const leaveRequestId = `${stamp.toString(16).padStart(24, 'a')}`;
  await prepare([{ type: 'EnrolStudent', data: { groupId: room.groupId, userId, date: enrolledOn() } }]);
  const exam = await newExam(room, `Exam ${evil} ${stamp}`, { words: evil });
  const leave = {
    leaveRequestId,
    userId,
    groupId: room.groupId,
    attendanceType: 'absence',
    fromDate: room.date,
    toDate: room.date,
    periods: [],
    time: null,
  };
  await prepare([
    {
      type: 'SubmitLeaveRequest',
      data: { ...leave, reason: `Reason ${evil}`, studentNotes: `Notes ${templated}` },
      actorId: userId,
      channel: 'WEB',
    },
    {
      type: 'AcknowledgeLeaveRequest',
      data: { leaveRequestId, adminComments: `Comment ${evil}` },
      actorId: U(1),
      channel: 'WEB',
    },
    {
      type: 'AddTranscriptNote',
      data: {
        userId,
        groupId: room.groupId,
        noteId: stamp.toString(16).padStart(24, 'b'),
        text: `Note ${evil}`,
        transferredCredit: null,
      },
      actorId: U(1),
    },
  ]);

  const dialogs: string[] = [];
  const look = async (page: Page, path: string, shown: string | RegExp = /<img src=x/): Promise<void> => {
    await page.goto(path.startsWith('http') ? path : `${base()}${path}`);
    await page.getByText(shown).first().waitFor();
    expect({ path, ...((await found(page)) as object) }).toEqual({ path, ...nothing });
  };
  const person = await visit(browser);
  await watch(person.page);
  person.page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()));
  await person.page.goto(`${base()}/login?redirect=${encodeURIComponent('/.//evil.example/')}`);
  await fillSignIn(person.page, email);
  await person.page.waitForURL((url) => url.pathname !== '/login');
  expect(new URL(person.page.url()).origin).toBe(base());
  await look(person.page, '/dashboard');
  await look(person.page, '/student/assessments');
  await look(person.page, `/student/assessments/exams/${exam.examId}`);
  await look(person.page, '/student/attendance?tab=leave-requests');
  await look(person.page, '/student/transcript');
  // What i18next and templates would have filled in stands there as it was typed.
  await look(person.page, '/profile', templated);
  const sent = await ask(
    person.page,
    `mutation insertLogit { insertLogit(logitInput: { action: "reportFrontEndError", type: "ERROR", payload: ${JSON.stringify(JSON.stringify({ message: evil }))} }) }`,
  );
  expect(sent.errors).toBeUndefined();

  const office = await signIn(browser, 'adele.marchetti@example.org');
  await watch(office.page);
  await look(office.page, `/users/${userId}`);
  await look(office.page, `/groups/${room.groupId}`);
  await look(office.page, '/attendances?tab=leave-requests');
  await look(office.page, '/logits');

  // The letter is read without the frame and the policy of the mailbox, which a reader's own program has not.
  const letters = join(process.env['PAIDEIA_DATA']!, 'mailbox');
  const letter = await until(() =>
    readdirSync(letters)
      .map((name) => readFileSync(join(letters, name), 'utf8'))
      .find((text) => text.includes('<img src=x')),
  );
  const { html, subject } = JSON.parse(letter) as { html: string; subject: string };
  expect(subject).not.toMatch(/[\r\n]/);
  const bare = await browser.newPage();
  bare.setDefaultTimeout(60_000);
  await bare.setContent(html);
  await bare.getByText('<img src=x').first().waitFor({ state: 'attached' });
  expect(await found(bare)).toEqual(nothing);
  await look(office.page, '/dev/mailbox', /./);

  // The file of the own data is shown as when somebody opens it from the disk.
  const data = await person.context.request.get(`${base()}/exports/my-data.html`);
  await bare.setContent(await data.text());
  await bare.getByText('<img src=x').first().waitFor({ state: 'attached' });
  expect(await found(bare)).toEqual(nothing);

  // The same words as markup would have been noticed, here and under the policy of the product.
  await bare.setContent(evil);
  await bare.waitForFunction('window.__pwned === 1');
  await person.page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(evil)})`);
  await person.page.waitForFunction('window.__stopped?.length > 0');
  expect(dialogs).toEqual([]);
});

test('nor does what the college writes: documents, news and links; and a table that is saved holds no formula', async () => {
  const stamp = Date.now();
  const id = (letter: string) => stamp.toString(16).padStart(24, letter);
  const markup = `<h2 onclick="__pwned=1">Heading</h2><p style="background:url(javascript:__pwned=1)">Words ${stamp}</p>
    <img src=x onerror=__pwned=1><svg onload=__pwned=1></svg><iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>
    <a href="javascript:__pwned=1">a</a><a href="data:text/html,<script>__pwned=1</script>">b</a><script>__pwned=1</script>`;
  const short = '<img src=x onerror=__pwned=1>';
  const [document, news, link] = [
    { documentId: id('d'), title: `Guide ${stamp} ${short}`, content: markup },
    { newsId: id('e'), title: `News ${stamp} ${short}`, body: markup, audience: 'all' },
    { linkId: id('c'), title: `Link ${stamp} ${short}`, url: 'https://library.example.org/', groupId: null, order: 1 },
  ];
  await prepare([
    { type: 'CreateDocument', data: document },
    { type: 'PublishDocument', data: { documentId: document.documentId } },
    { type: 'PostNews', data: news },
    { type: 'PublishNews', data: { newsId: news.newsId } },
    { type: 'SaveLink', data: link },
  ]);
  for (const url of ['javascript:alert(1)', 'data:text/html,<script>1</script>', ' java\tscript:alert(1)'])
    await expect(prepare([{ type: 'SaveLink', data: { ...link, linkId: id('b'), url } }])).rejects.toThrow(
      'noWebAddress',
    );
  const formula = `=1+${stamp}`;
  const { email } = await newPerson(`formula-${stamp}`, { firstName: formula, lastName: '+1+1' });

  const { page } = await signIn(browser, email);
  await watch(page);
  const look = async (path: string, shown: string) => {
    await page.goto(`${base()}${path}`);
    await page.getByText(shown).first().waitFor();
    const links = await page.locator('main a[href^="javascript:"], main a[href^="data:"], main iframe').count();
    expect({ path, links, ...((await found(page)) as object) }).toEqual({ path, links: 0, ...nothing });
  };
  await look(`/docs/${encodeURIComponent(document.title)}`, `Words ${stamp}`);
  await look('/news', `Words ${stamp}`);
  await look('/dashboard', `News ${stamp}`);
  await look('/student/links', `Link ${stamp}`);

  const office = await signIn(browser, 'renata.okafor@example.org', {
    path: `/users?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
  });
  await office.page.getByRole('link', { name: formula }).waitFor();
  const [download] = await Promise.all([
    office.page.waitForEvent('download'),
    office.page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const table = readFileSync(await download.path(), 'utf8');
  expect(table).toContain(String(stamp));
  expect(table).not.toMatch(/(^|[,;\t"\n])[=+@-]/);
  await prepare([
    { type: 'UnpublishNews', data: { newsId: news.newsId } },
    { type: 'DeleteLink', data: { linkId: link.linkId } },
  ]);
});
