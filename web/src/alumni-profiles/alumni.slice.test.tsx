/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  AlumniHomeDocument,
  CompleteAlumniProfileDocument,
  type AlumniLinksFragment,
} from '../generated/alumni-profiles/alumni-profiles.ts';
import { AlumniEntryDocument, type AlumniProfileFragment } from '../generated/alumni-profiles/alumni-entry.ts';
import type { NoticeFragment } from '../generated/news/student/notice-card.ts';
import { AlumniPage } from './student/AlumniPage.tsx';
import { ProfileGate } from './student/AlumniScreen.tsx';

const graduate = { ...freya, isAlumni: true };
const profile: AlumniProfileFragment = {
  _id: freya._id,
  location: 'Wells',
  gradDate: '2026-05-08',
  gradPlace: 'Cedar Ridge',
};
const noLinks: AlumniLinksFragment = { facebookGroupUrl: null, endowmentUrl: null, donationUrl: null };
const home = (
  known: AlumniProfileFragment | null,
  noticeboard: readonly NoticeFragment[] = [],
  links = noLinks,
  { hasDepartment = true, left = 2 } = {},
) => ({
  request: { query: AlumniHomeDocument, variables: {} },
  result: {
    data: {
      alumniHome: { hasDepartment, profile: known, ...links },
      currentUser: { _id: freya._id, location: null, gradLocation: 'Cedar Ridge' },
      alumniMessagesLeft: left,
      alumniCourses: [],
      alumniVideos: [],
      noticeboard,
    },
  },
});
afterEach(cleanup);

test('row 8: who is no alumnus is told so, and nothing is asked', () => {
  showPage(<AlumniPage />, { path: '/alumni' });
  expect(screen.getByRole('heading', { name: 'Alumni Only Access' })).toBeTruthy();
});

test('row 9: location, date and place are needed to enter', async () => {
  const completed = {
    request: { query: CompleteAlumniProfileDocument },
    variableMatcher: ({ location, gradDate, gradPlace }: Record<string, unknown>) =>
      location === 'Wells' && gradDate === '2026-05-08' && gradPlace === 'Cedar Ridge',
    result: { data: { completeAlumniProfile: profile } },
  };
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(null), completed, home(profile)] });
  const place = await screen.findByLabelText<HTMLInputElement>('Place of graduation');
  expect(place.value).toBe('Cedar Ridge');
  expect(screen.getByLabelText<HTMLInputElement>('Where you live now').required).toBe(true);
  fireEvent.change(screen.getByLabelText('Where you live now'), { target: { value: 'Wells' } });
  fireEvent.change(screen.getByLabelText('Date of graduation'), { target: { value: '2026-05-08' } });
  fireEvent.submit(document.getElementById('form1')!);
  expect(await screen.findByRole('heading', { name: 'News and updates' })).toBeTruthy();
  expect(screen.getByText('8 May 2026')).toBeTruthy();
});

test('the profile can be changed, and cancelling keeps it', async () => {
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText<HTMLInputElement>('Where you live now').value).toBe('Wells');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Wells')).toBeTruthy();
});

test('what is new is the news for alumni', async () => {
  const reunion = { _id: 'n1', title: 'Reunion in May', body: '<p>At Wells.</p>', pictures: [], date: '2026-11-20' };
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile, [reunion])] });
  fireEvent.click(await screen.findByRole('button', { name: 'Reunion in May' }));
  expect(await screen.findByText('At Wells.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'News and updates' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
  cleanup();
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile)] });
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
});

test('where the alumni meet and give stands there where it is set, and opens in a tab of its own', async () => {
  const links = {
    facebookGroupUrl: 'https://example.org/group',
    endowmentUrl: null,
    donationUrl: 'javascript:alert(1)',
  };
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile, [], links)] });
  const group = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Facebook group/ });
  expect([group.href, group.target, group.rel]).toEqual(['https://example.org/group', '_blank', 'noopener noreferrer']);
  expect([screen.queryByText('Endowment fund'), screen.queryByText('Donate')]).toEqual([null, null]);
  cleanup();
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile)] });
  await screen.findByRole('heading', { name: 'News and updates' });
  expect(screen.queryByRole('heading', { name: 'Meet and give' })).toBeNull();
});

test('the home leads to the library, to former students, to the department and to the registry', async () => {
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [home(profile)] });
  expect(await screen.findByText('2 of 3 messages left today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contact the alumni department' })).toBeTruthy();
  const leads = ['Open the library', 'Search by name', 'Open the registry'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(leads).toEqual(['/alumni/library', '/alumni/contact', '/alumni/ministries']);
  expect(await screen.findByText('There are no courses for alumni yet.')).toBeTruthy();
  expect(screen.getByText('There are no videos for alumni yet.')).toBeTruthy();
  cleanup();
  const none = home(profile, [], noLinks, { hasDepartment: false, left: 0 });
  showPage(<AlumniPage />, { path: '/alumni', user: graduate, mocks: [none] });
  expect(await screen.findByText('You have reached the limit of 3 messages for today.')).toBeTruthy();
  expect(screen.getByText('The alumni department cannot be reached here yet.')).toBeTruthy();
});
test('who looks after the alumni sees their home without a profile', async () => {
  showPage(<AlumniPage />, { path: '/alumni', user: { ...freya, isAlumniAdmin: true }, mocks: [home(null)] });
  expect(await screen.findByRole('heading', { name: 'News and updates' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your alumni profile' })).toBeNull();
});
test('a page that asks for its own stands behind the profile too', async () => {
  const entry = (known: AlumniProfileFragment | null) => ({
    request: { query: AlumniEntryDocument, variables: {} },
    result: {
      data: {
        alumniHome: { hasDepartment: true, profile: known },
        currentUser: { _id: freya._id, location: 'Wells', gradLocation: null },
      },
    },
  });
  const page = <ProfileGate>inside</ProfileGate>;
  showPage(page, { path: '/alumni/ministries', user: graduate, mocks: [entry(null)] });
  expect((await screen.findByLabelText<HTMLInputElement>('Where you live now')).value).toBe('Wells');
  expect(screen.queryByText('inside')).toBeNull();
  cleanup();
  showPage(page, { path: '/alumni/ministries', user: graduate, mocks: [entry(profile)] });
  expect(await screen.findByText('inside')).toBeTruthy();
});
