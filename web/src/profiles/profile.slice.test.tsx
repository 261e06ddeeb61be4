/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answers } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import { useRemote } from '../lib/data/index.ts';
import { ProfileDocument, UpdateProfileDocument, type OwnProfileFragment } from '../generated/profiles/profiles.ts';
import { ProfileForm } from './student/ProfileForm.tsx';

const profile: OwnProfileFragment = {
  _id: freya._id,
  profileRevision: 4,
  fullName: 'Freya Halloran',
  picture: null,
  firstName: 'Freya',
  lastName: 'Halloran',
  email: 'freya@example.org',
  location: null,
  url: null,
  socialUserName: null,
  homePage: null,
  showVideo: true,
  phones: [{ type: 'mobile', number: '+1 303 555 0100' }],
  emails: [],
};
const again = { request: { query: ProfileDocument, variables: {} }, result: { data: { currentUser: profile } } };
afterEach(cleanup);

test('a number is added and another one removed, by their labels, and the whole is sent once', async () => {
  let sent: unknown;
  const saved = {
    request: { query: UpdateProfileDocument },
    variableMatcher: (variables: Record<string, unknown>) => {
      sent = variables;
      return true;
    },
    result: {
      data: {
        updateUserProfile: {
          _id: freya._id,
          profileRevision: 5,
          fullName: 'Freya Halloran',
          firstName: 'Freya',
          lastName: 'Halloran',
        },
      },
    },
  };
  showPage(<ProfileForm profile={profile} />, { mocks: [saved, again] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add a phone number' }));
  fireEvent.change(screen.getByLabelText('Phone number 2'), { target: { value: '+48 22 555 01 00' } });
  fireEvent.change(screen.getByLabelText('Kind of phone number 2'), { target: { value: 'work' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove phone number 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a phone number' }));
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  // Nothing is sent that was not touched: what somebody else has changed meanwhile stays.
  expect(sent).toMatchObject({
    expectedRevision: 4,
    userProfileInput: { phones: [{ type: 'work', number: '+48 22 555 01 00' }] },
  });
  expect(Object.keys((sent as { userProfileInput: object }).userProfileInput)).toEqual(['_id', 'phones']);
});
test('video is shown or not, as the person says', async () => {
  const saved = answers(UpdateProfileDocument, () => ({
    data: { updateUserProfile: { ...profile, __typename: 'CurrentUser', profileRevision: 5, fullName: 'Freya' } },
  }));
  showPage(<ProfileForm profile={profile} />, { mocks: [saved.mock, again] });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show video' });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  expect(saved.seen).toMatchObject([{ userProfileInput: { _id: profile._id, showVideo: false } }]);
});
test('somebody was faster: what is there is shown, what was typed stays, and the next try knows it', async () => {
  const update = answers(UpdateProfileDocument, ({ expectedRevision }) =>
    expectedRevision === 4
      ? { refusal: { message: 'Changed meanwhile', code: 'conflict' } }
      : {
          data: { updateUserProfile: { ...profile, __typename: 'CurrentUser', profileRevision: 6, fullName: 'Freya' } },
        },
  );
  const asked = answers(ProfileDocument, () => ({
    data: {
      currentUser: { ...profile, __typename: 'CurrentUser', profileRevision: 5, lastName: 'Marlow', location: 'Wells' },
    },
  }));
  const Page = () => {
    const { data } = useRemote(ProfileDocument, {}, ({ currentUser }) => currentUser);
    return <ProfileForm profile={data ?? profile} />;
  };
  showPage(<Page />, { mocks: [update.mock, asked.mock] });
  fireEvent.change(screen.getByLabelText(/^Location/), { target: { value: 'Bath' } });
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Now: Wells')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe('Bath');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Marlow');
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  expect(update.seen.map(({ expectedRevision, userProfileInput }) => [expectedRevision, userProfileInput])).toEqual([
    [4, { _id: freya._id, location: 'Bath' }],
    [5, { _id: freya._id, location: 'Bath' }],
  ]);
});
test('cancel brings back what stands', () => {
  showPage(<ProfileForm profile={profile} />);
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Frida' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Freya');
});
