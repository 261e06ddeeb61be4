/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { freya, showPage } from '../kernel/page.fixture.tsx';
import { ProfileDocument, UpdateProfileDocument, type OwnProfile } from './profiles.documents.ts';
import { ProfileForm } from './student/ProfileForm.tsx';

const profile: OwnProfile = {
  ...{ _id: freya._id, firstName: 'Freya', lastName: 'Halloran', email: 'freya@example.org', location: null, url: null, socialUserName: null, homePage: null },
  phones: [{ type: 'mobile', number: '+1 303' }],
  emails: [],
};
const again = { request: { query: ProfileDocument, variables: {} }, result: { data: { currentUser: profile } } };
afterEach(cleanup);

test('a number is added and another one removed, by their labels, and the whole is sent once', async () => {
  let sent: unknown;
  const saved = {
    request: { query: UpdateProfileDocument },
    variableMatcher: (variables: Record<string, unknown>) => {
      sent = variables['userProfileInput'];
      return true;
    },
    result: { data: { updateUserProfile: { _id: freya._id, fullName: 'Freya Halloran', firstName: 'Freya', lastName: 'Halloran' } } },
  };
  showPage(<ProfileForm profile={profile} />, { mocks: [saved, again] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add a phone number' }));
  fireEvent.change(screen.getByLabelText('Phone number 2'), { target: { value: '+48 22' } });
  fireEvent.change(screen.getByLabelText('Kind of phone number 2'), { target: { value: 'work' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove phone number 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a phone number' }));
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  expect(sent).toMatchObject({ _id: freya._id, phones: [{ type: 'work', number: '+48 22' }], emails: [] });
});
test('cancel brings back what stands', () => {
  showPage(<ProfileForm profile={profile} />);
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Frida' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Freya');
});
