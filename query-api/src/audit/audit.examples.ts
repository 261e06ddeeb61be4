import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';

const events = join(__dirname, '../../../events');
const files = readdirSync(join(events, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /[-/]audit[-\w]*\.messages\.ts$/.test(file),
);
/** Every text that the system log is made of. */
export const auditMessages: readonly MessageDescriptor[] = files
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, Record<string, MessageDescriptor>>>(join(events, 'src', file))),
  )
  .flatMap((table) => Object.values(table));
/** These are its texts in another language, by their ids. */
export const auditTranslations = (locale: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...files.map((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.messages.ts'.length);
      return JSON.parse(readFileSync(join(events, `locales/${locale}/${name}.json`), 'utf8')) as object;
    }),
  ) as Record<string, string>;
