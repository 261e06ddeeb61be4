import { expect, test } from '@jest/globals';
import { dueRegisters } from './register-due.rules.ts';

const monday = '2026-11-16';
const timetable = {
  terms: [{ name: 'Autumn', from: '2026-09-07', to: '2026-12-18' }],
  periods: [
    { key: 'P1', weekday: 1, start: '08:30', end: '10:00' },
    { key: 'P2', weekday: 1, start: '10:30', end: '12:00' },
    { key: 'P1', weekday: 2, start: '09:00', end: '10:00' },
  ],
};
const due = (time: string, taken = {}, date = monday) =>
  dueRegisters(timetable, { date, time }, taken).map(
    (one) => `${one.state} ${one.date === date ? '' : `${one.date} `}${one.periodKey}`,
  );

test.each([
  ['before the first period', '08:29', {}, ['next P1']],
  ['from its first minute', '08:30', {}, ['now P1', 'next P2']],
  ['while its register is open', '09:59', { P1: 'open' }, ['now P1', 'next P2']],
  ['once it is closed', '09:00', { P1: 'closed' }, ['next P2']],
  ['after its last minute', '10:00', {}, ['missed P1', 'next P2']],
  ['what was missed comes after what runs', '11:00', {}, ['now P2', 'missed P1', 'next 2026-11-17 P1']],
  ['after the day', '12:00', { P1: 'closed', P2: 'open' }, ['next 2026-11-17 P1']],
])('%s', (_, time, taken, expected) => expect(due(time, taken)).toEqual(expected));

test('on days off the next school day, and after the last term nothing', () => {
  expect(due('09:00', {}, '2026-11-20')).toEqual(['next 2026-11-23 P1']);
  expect(due('09:00', {}, '2026-12-21')).toEqual([]);
});
