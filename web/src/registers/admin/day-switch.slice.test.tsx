/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../lib/testing/page.tsx';
import type { RegisterPlace } from './use-register-place.ts';
import { DaySwitch } from './DaySwitch.tsx';

afterEach(cleanup);

async function showDays() {
  const gone: Parameters<RegisterPlace['go']>[0][] = [];
  showPage(<DaySwitch day={undefined} date="2026-11-26" go={(to) => gone.push(to)} />, { mocks: [] });
  return { gone, field: (await screen.findByLabelText('Date')) as HTMLInputElement };
}
const type = (field: HTMLElement, ...dates: readonly string[]) => {
  for (const value of dates) {
    fireEvent.keyDown(field, { key: value.at(-1) });
    fireEvent.change(field, { target: { value } });
  }
};

test('a date is gone to when it is typed to its end, by Enter or by leaving it, and not with each figure', async () => {
  const { gone, field } = await showDays();
  type(field, '2026-01-26', '2026-10-26', '2026-10-05', '0002-10-05', '2025-10-05');
  expect([gone, field.value]).toEqual([[], '2025-10-05']);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(gone).toEqual([{ date: '2025-10-05' }]);
  type(field, '2025-10-06');
  fireEvent.blur(field);
  expect(gone).toEqual([{ date: '2025-10-05' }, { date: '2025-10-06' }]);
});

test('one that is picked from the calendar is gone to at once, also when a key opened the calendar', async () => {
  const { gone, field } = await showDays();
  fireEvent.change(field, { target: { value: '2026-11-25' } });
  type(field, '2026-11-02');
  fireEvent.keyDown(field, { key: ' ' });
  fireEvent.change(field, { target: { value: '2026-11-24' } });
  expect(gone).toEqual([{ date: '2026-11-25' }, { date: '2026-11-24' }]);
});

test('a date that is emptied comes back and is gone nowhere', async () => {
  const { gone, field } = await showDays();
  type(field, '');
  fireEvent.blur(field);
  expect([gone, field.value]).toEqual([[], '2026-11-26']);
});
