/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { timesOf, windowRefusals } from './window-draft.ts';

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

const far = { opens: '1962-12-01T08:00', closes: '2162-12-04T17:00', locks: '2162-12-04T17:00' };
test.each([
  ['the first that lies far off', { opens, closes: far.closes, locks: far.locks }, undefined, 'closes'],
  ['a lock', { opens, closes, locks: far.locks }, undefined, 'locks'],
  ['no time that stood before', { ...far, locks: '' }, { opens: far.opens, closes, locks: '' }, 'closes'],
  ['none, where none lies far off', { opens, closes, locks: '' }, undefined, undefined],
])('a time is refused as far off: it is about %s', (_, typed, stood, field) =>
  expect(windowRefusals('America/Denver', stood)(typed)['exam.timeFarOff']?.field).toBe(field),
);
