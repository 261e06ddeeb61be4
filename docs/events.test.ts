import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { eventCatalogue } from '../scripts/docs/event-catalogue.ts';

test('the event catalogue says what the tables say (npm run docs writes it)', () => {
  expect(readFileSync(join(__dirname, 'events.md'), 'utf8')).toBe(eventCatalogue(catalogue));
});
