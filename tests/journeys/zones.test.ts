// Devices stand in three zones and belong to one campus: everybody reads the same times, and those elsewhere read whose they are.
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { enter, launch } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

const zones = ['America/Denver', 'Europe/Warsaw', 'Asia/Tokyo'] as const;
const [emmett, silas] = ['emmett.solano@example.org', 'silas.demarest@example.org'];
const label = / [A-Z]{2,4}[-+\d:]*$/;
const moment = /\d{1,2} [A-Z][a-z]{2,3}, \d\d:\d\d(?: [A-Z]{2,4}[-+\d:]*)?/g;

async function momentsAt(path: string, email: string, timezoneId: string): Promise<readonly string[]> {
  const { page } = await enter(browser, email, path, { timezoneId });
  await page
    .getByText(/\d\d:\d\d/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  return (await page.locator('main').innerText()).match(moment) ?? [];
}

describe('the times of a campus', () => {
  test.each([
    ['/student/assessments', emmett],
    ['/notifications', emmett],
    ['/assignmentSubmissions', silas],
    ['/examResults', silas],
    ['/attendance-leave-requests', silas],
  ])('%s is the same for every device', async (path, email) => {
    const [denver, warsaw, tokyo] = await Promise.all(zones.map((zone) => momentsAt(path, email, zone)));
    const plain = (moments: readonly string[] = []) => moments.map((one) => one.replace(label, ''));
    expect(plain(warsaw)).toEqual(plain(denver));
    expect(plain(tokyo)).toEqual(plain(denver));
    // No campus is in Japan; a student's is in Denver.
    expect(tokyo?.filter((one) => !label.test(one))).toEqual([]);
    if (email === emmett) expect(plain(denver)).toEqual(denver);
  });
});
