/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { RegisterDayDocument } from '../../generated/registers/admin/register-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { useRegisterPlace, type RegisterPlace } from './use-register-place.ts';
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

const group = {
  __typename: 'RegisterGroup' as const,
  _id: 'g1',
  name: 'Day Year 1',
  regionId: 'r1',
  timeZone: 'UTC',
  archived: false,
};
function Place() {
  const { day, period } = useRegisterPlace([group]);
  return (
    <button
      onClick={() => void day.again()}
    >{`${period?.periodKey} ${period?.register?.status ?? 'not opened'}`}</button>
  );
}

test('whoever came to a period without naming it stays there when its register is closed, though another one is to be opened', async () => {
  let status: 'open' | 'closed' = 'open';
  const period = (periodKey: string, start: string, end: string) => ({
    __typename: 'RegisterPeriod' as const,
    periodKey,
    start,
    end,
    term: 'Autumn',
  });
  const asked = answers(RegisterDayDocument, () => ({
    data: {
      registerDay: {
        __typename: 'RegisterDay' as const,
        date: '2026-11-19',
        previousDate: null,
        nextDate: null,
        group,
        periods: [
          {
            ...period('P1', '08:30', '10:00'),
            register: { __typename: 'AttendanceRegister' as const, id: 'reg', status, minutesLateThreshold: 15 },
          },
          { ...period('P2', '10:30', '12:00'), register: null },
        ],
      },
    },
  }));
  showConsole(<Place />, [asked.mock], '/attendances?group=g1&date=2026-11-19');
  const there = await screen.findByText('P1 open');
  status = 'closed';
  fireEvent.click(there);
  await waitFor(() => expect(asked.seen.length).toBeGreaterThan(1));
  expect(await screen.findByText('P1 closed')).toBeTruthy();
});
