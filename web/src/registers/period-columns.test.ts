import { expect, test } from '@jest/globals';
import { columnsOf } from './period-columns.ts';

test('the periods stand in the order of the day, whatever they are called', () => {
  const on = (key: string, start: string, weekday = 1) => ({ key, weekday, start, end: '23:59' });
  expect(columnsOf([on('Night', '22:00'), on('P10', '17:00'), on('P2', '09:40'), on('P2', '10:00', 2)])).toEqual([
    { key: 'P2', start: undefined },
    { key: 'P10', start: '17:00' },
    { key: 'Night', start: '22:00' },
  ]);
});
