import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { demoId } from '../../scripts/demo/ids.ts';
import { base, enter, launch, visit } from '../support/browser.ts';
import { newClass, newExam } from '../support/college.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** What has the focus, and whether it is wholly under something else, or has no outline that is seen. */
type Focused = { readonly name: string; readonly isCovered: boolean; readonly isUnseen: boolean };
const look = `(() => {
  const element = document.activeElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isBare = (one) => ['none', 'hidden'].includes(getComputedStyle(one).outlineStyle) || getComputedStyle(one).opacity === '0';
  // The outline of a field is that of its frame.
  const frames = [element, element.closest('.MuiButtonBase-root, .MuiInputBase-root, .MuiSlider-thumb')].filter((one) => one !== null);
  const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(left + width * x, top + height * y)));
  return {
    name: element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
    isCovered: width > 1 && !points.some((one) => one !== null && (element.contains(one) || one.contains(element))),
    isUnseen: width > 1 && element !== document.body && !element.matches('h1') && frames.every(isBare),
  };
})()`;

/** It goes through the page by this key, at most so far, and tells what nobody sees to have the focus. */
async function unseenBy(page: Page, key: 'Tab' | 'Shift+Tab', most = 45) {
  const found: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key);
    const { name, isCovered, isUnseen } = await page.evaluate<Focused>(look);
    if (isCovered || isUnseen) found.push(`${name}: ${isCovered ? 'covered' : 'without outline'}`);
  }
  return found;
}
const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor();
  await page.locator('main [role=progressbar]:not([aria-valuenow])').first().waitFor({ state: 'hidden' });
  // What comes later moves what is below it.
  await page.waitForLoadState('networkidle');
};

test('on a phone the menu at the bottom never covers what has the focus', async () => {
  const { page } = await enter(browser, 'emmett.solano@example.org', `/student/courses/${demoId('C', 1)}`, {
    width: 390,
    height: 600,
  });
  await settled(page);
  expect(await unseenBy(page, 'Tab', 30)).toEqual([]);
  await page.goto(`${base()}/student/attendance`);
  await settled(page);
  expect(await unseenBy(page, 'Tab')).toEqual([]);
});

test('in the console the bar at the top never covers what has the focus, and whatever is pressed shows that it has it', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/assignmentSubmissions', { height: 500 });
  await settled(page);
  expect(await unseenBy(page, 'Shift+Tab', 60)).toEqual([]);
  await page.goto(`${base()}/gradebook`);
  await settled(page);
  expect(await unseenBy(page, 'Shift+Tab', 60)).toEqual([]);
});

test('the console scrolls in one direction only at 320 px, where somebody enlarges it to 400 %', async () => {
  const { page } = await enter(browser, 'renata.okafor@example.org', '/courses', { width: 320, height: 640 });
  await settled(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
});

test('before the sign-in too whatever is pressed shows that it has the focus', async () => {
  const { page } = await visit(browser, { width: 390, height: 600 });
  await page.goto(`${base()}/login`);
  await settled(page);
  expect(await unseenBy(page, 'Tab', 14)).toEqual([]);
});

test('where the system sets the colours it is still seen what is chosen, and how long a bar is', async () => {
  const { page } = await enter(browser, 'emmett.solano@example.org', '/student/attendance');
  await settled(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const ofAll = (selector: string, style: 'backgroundColor' | 'outlineStyle') =>
    page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('${selector}')].map((one) => getComputedStyle(one).${style})`,
    );
  const [tabs, entries] = ['[role=tab][aria-selected=', 'header nav a'];
  expect(await ofAll(`${tabs}true]`, 'outlineStyle')).toEqual(['solid']);
  expect(new Set(await ofAll(`${tabs}false]`, 'outlineStyle'))).toEqual(new Set(['none']));
  expect(await ofAll(`${entries}[aria-current]`, 'outlineStyle')).toEqual(['solid']);
  expect(new Set(await ofAll(`${entries}:not([aria-current])`, 'outlineStyle'))).toEqual(new Set(['none']));
  // The four parts of the bar each have a colour of their own.
  expect(new Set(await ofAll('main li > i', 'backgroundColor')).size).toBe(4);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('where an exam is enlarged to 400 % the question has the screen, and one bar stays', async () => {
  const room = await newClass(`Enlarged ${Date.now()}`, [26]);
  const { examId, title } = await newExam(room, `Enlarged exam ${Date.now()}`);
  const { page } = await enter(browser, 'gideon.farrow@example.org', '/student/assessments');
  await page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
  await page.getByText(title).first().waitFor();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${base()}/student/assessments/exams/${examId}`);
  await page.getByRole('button', { name: /Start attempt 1/ }).click();
  await page.getByRole('radio').first().waitFor();
  await page.evaluate('document.querySelector("main input[type=radio]").scrollIntoView({ block: "center" })');
  const kept = await page.evaluate<number>(
    `[...document.querySelectorAll('[data-stays]')].filter((one) => getComputedStyle(one).position !== 'static').reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)`,
  );
  expect(kept).toBeLessThan(100);
});

test('on a phone without a connection it stays in sight how long an attempt outlives it, and covers nothing that has the focus', async () => {
  const room = await newClass(`Offline ${Date.now()}`, [20]);
  const { examId } = await newExam(room, `Offline exam ${Date.now()}`);
  const { page, context } = await enter(browser, 'tamsin.oyelaran@example.org', '/student/assessments', {
    width: 390,
    height: 600,
  });
  await page.getByRole('combobox', { name: /group/i }).first().selectOption({ label: room.name });
  await page.goto(`${base()}/student/assessments/exams/${examId}`);
  await page.getByRole('button', { name: /Start attempt 1/ }).click();
  await page.getByRole('radio').first().waitFor();
  // What may be shown later, the result too, is fetched once the attempt has begun.
  const fetched = () =>
    page.evaluate<readonly string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
  for (const part of ['PanelDrawer', 'QuestionDialog', 'ExamResultPage'])
    for (const end = Date.now() + 60_000; !(await fetched()).some((name) => name.includes(part));) {
      expect(Date.now()).toBeLessThan(end);
      await page.waitForTimeout(100);
    }
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('radio').first().check();
  const left = page.getByRole('timer').filter({ hasText: /left to come back$/ });
  await left.waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: /Show all questions$/ }).click();
  // What has an answer is told from what is open by its frame too.
  await page.getByRole('dialog').getByRole('button', { name: 'Question 1, answered' }).waitFor();
  const frames = await page.evaluate<readonly string[]>(
    `['borderTopColor', 'color'].map((one) => getComputedStyle(document.querySelector('[role=dialog] [data-answered]'))[one])`,
  );
  expect(new Set(frames).size).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Review and submit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Review your answers' }).waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  // A longer list than this exam has.
  await page.evaluate("document.querySelector('main ul').style.paddingBottom = '900px'");
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  expect(await page.evaluate('scrollY')).toBeGreaterThan(300);
  expect((await left.boundingBox())!.y).toBeGreaterThan(54);
  expect(await unseenBy(page, 'Shift+Tab', 12)).toEqual([]);
  expect(await unseenBy(page, 'Tab', 12)).toEqual([]);
  await context.setOffline(false);
});
