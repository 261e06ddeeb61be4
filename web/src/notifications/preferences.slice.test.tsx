/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.fixture.tsx';
import {
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
} from '../generated/notifications/preferences.ts';
import { Preferences } from './student/Preferences.tsx';

const region = '5eed0000000000000000000a';
const choices = (regions: readonly { _id: string; name: string }[]) => ({
  request: { query: NotificationPreferencesDocument, variables: {} },
  result: {
    data: {
      notificationDefinitions: [
        { _id: 'leaveSubmitted', isMandatory: false },
        { _id: 'leaveUpdated', isMandatory: true },
        { _id: 'examReminder', isMandatory: false },
      ],
      currentUser: {
        _id: freya._id,
        isAlumni: false,
        subscribeAlumniEmail: true,
        regions,
        notificationPreferences: [],
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
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText('always')).toBeTruthy();
  fireEvent.click(box);
  expect(await screen.findByText('Your choice is saved.')).toBeTruthy();
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
