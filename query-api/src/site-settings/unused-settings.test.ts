// A setting that is said to do nothing does nothing, and the others do something: it is looked for in the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { unusedSettings } from '@paideia/events/site-settings/unused-settings.rules.ts';

const root = join(__dirname, '../../..');
const isRead = (path: string) => /(?<!\.test)\.tsx?$/.test(path) && !/(^|\/)(generated|testing)\//.test(path);
const sources = ['command-service/src', 'query-api/src', 'web/src']
  .flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter(isRead)
      .map((path) => readFileSync(join(root, place, path), 'utf8')),
  )
  .join('\n');

test.each(SettingKey.options)('%s is read by something, or said to be unused', (key) => {
  expect(new RegExp(`\\b${key}\\b`).test(sources)).toBe(unusedSettings[key] === undefined);
});
