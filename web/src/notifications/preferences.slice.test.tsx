/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  NotificationPreferencesDocument,
  SetNotificationDeliveryDocument,
  SetNotificationPreferenceDocument,
} from '../generated/notifications/preferences.ts';
import { Preferences } from './student/Preferences.tsx';

const region = '5eed0000000000000000000a';
const definition = (_id: string, more: object = {}) => ({
  _id,
  isMandatory: false,
  isChosenByRegion: true,
  email: true,
  defaultSubscribed: true,
  ...more,
});
const choices = (regions: readonly { _id: string; name: string }[]) => ({
  request: { query: NotificationPreferencesDocument, variables: {} },
  result: {
    data: {
      notificationDefinitions: [
        definition('leaveSubmitted'),
        definition('leaveUpdated', { isMandatory: true }),
        definition('examReminder'),
        definition('newsPublished', { defaultSubscribed: false }),
        definition('receipt', { email: false }),
      ],
      currentUser: {
        _id: freya._id,
        isAlumni: false,
        subscribeAlumniEmail: true,
        regions,
        notificationPreferences: [],
        notificationDelivery: null,
      },
    },
  },
});
const saved = {
  request: { query: SetNotificationPreferenceDocument },
  variableMatcher: ({ notificationDefinitionId, regionId, subscribed }: Record<string, unknown>) =>
    notificationDefinitionId === 'examReminder' && regionId === region && subscribed === false,
  result: {
    data: {
      setNotificationPreference: {
        _id: freya._id,
        notificationPreferences: [{ notificationDefinitionId: 'examReminder', regionId: region, subscribed: false }],
      },
    },
  },
};
afterEach(cleanup);

test('a letter can be declined for a region; mandatory ones cannot, and deciding about leave is not a student’s', async () => {
  showPage(<Preferences />, { mocks: [choices([{ _id: region, name: 'Cedar Ridge' }]), saved] });
  const box = await screen.findByRole('checkbox', { name: 'Exams that close soon, Cedar Ridge' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: 'News of the college, Cedar Ridge', checked: false })).toBeTruthy();
  expect(screen.getByText('always')).toBeTruthy();
  fireEvent.click(box);
  expect(await screen.findByText('Your choice is saved.')).toBeTruthy();
});
test('a choice that is changed before it was saved arrives after it, and is shown all the while', async () => {
  const seen: boolean[] = [];
  // What is sent first takes longest, and would be answered last.
  const answered = (wished: boolean, delay: number) => ({
    request: { query: SetNotificationPreferenceDocument },
    variableMatcher: ({ subscribed }: Record<string, unknown>) => subscribed === wished,
    delay,
    result: () => {
      seen.push(wished);
      const own = { notificationDefinitionId: 'examReminder', regionId: region, subscribed: wished };
      const user = { __typename: 'CurrentUser', _id: freya._id, notificationPreferences: [own] };
      return { data: { setNotificationPreference: user } };
    },
  });
  showPage(<Preferences />, {
    mocks: [choices([{ _id: region, name: 'Cedar Ridge' }]), answered(false, 600), answered(true, 50)],
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Exams that close soon, Cedar Ridge' });
  fireEvent.click(box);
  fireEvent.click(box);
  await screen.findByText('Your choice is saved.');
  await waitFor(() => expect(seen).toEqual([false, true]));
  expect(box.checked).toBe(true);
});
test('those who decide about leave choose that too', async () => {
  const user = { ...freya, attendanceAdminOf: [region] };
  showPage(<Preferences />, { user, mocks: [choices([{ _id: region, name: 'Cedar Ridge' }])] });
  expect(await screen.findByRole('checkbox', { name: 'Leave requests that wait for me, Cedar Ridge' })).toBeTruthy();
});
test('without a region there is nothing to choose', async () => {
  showPage(<Preferences />, { mocks: [choices([])] });
  await waitFor(() => expect(screen.getByText(/You belong to no region yet/)).toBeTruthy());
});
test('letters have their hours in the own time zone', async () => {
  let sent: unknown;
  const set = {
    request: { query: SetNotificationDeliveryDocument },
    variableMatcher: ({ input }: Record<string, unknown>) => {
      sent = input;
      return true;
    },
    result: {
      data: {
        setNotificationDelivery: {
          _id: freya._id,
          notificationDelivery: { timeZone: 'Europe/London', digestAt: '07:30', quietFrom: null, quietTo: null },
        },
      },
    },
  };
  showPage(<Preferences />, { mocks: [choices([]), set] });
  fireEvent.change(await screen.findByLabelText(/^One e-mail a day at/), { target: { value: '07:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choice is saved.')).toBeTruthy();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toEqual({ timeZone, digestAt: '07:30', quietFrom: null, quietTo: null });
});
