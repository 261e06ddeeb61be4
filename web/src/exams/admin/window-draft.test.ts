/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { timesOf } from './window-draft.ts';

const [opens, closes] = ['2026-12-01T08:00', '2026-12-04T17:00'];
test.each([
  [
    'complete',
    { opens, closes, locks: '' },
    { times: { opensAt: '2026-12-01T15:00:00.000Z', closesAt: '2026-12-05T00:00:00.000Z', lockAt: null } },
  ],
  ['a lock at the deadline', { opens, closes, locks: closes }, { times: { lockAt: '2026-12-05T00:00:00.000Z' } }],
  ['empty', { opens: '', closes: '', locks: '' }, { problems: { opens: 'timeMissing', closes: 'timeMissing' } }],
  ['closing first', { opens: closes, closes: opens, locks: '' }, { problems: { closes: 'closesBeforeOpens' } }],
  ['locked first', { opens, closes, locks: opens }, { problems: { locks: 'locksBeforeCloses' } }],
])('times that are %s', (_, draft, expected) => expect(timesOf(draft, 'America/Denver')).toMatchObject(expected));
