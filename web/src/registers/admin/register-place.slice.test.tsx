/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { RegisterDayDocument } from '../../generated/registers/admin/register-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { useRegisterPlace } from './use-register-place.ts';

afterEach(cleanup);

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
