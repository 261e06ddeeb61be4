/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  AllAlumniVideosDocument,
  AlumniLibraryDocument,
  AlumniVideoDocument,
  ListAlumniVideoDocument,
  UnlistAlumniVideoDocument,
  type ManagedAlumniVideoFragment,
} from '../generated/alumni-videos/alumni-videos.ts';
import type { AlumniVideoTileFragment } from '../generated/alumni-videos/tiles.ts';
import { RemoveVideoDocument } from '../generated/uploads/admin/videos.ts';
import { LibraryPage } from './student/LibraryPage.tsx';

const graduate = { ...freya, isAlumni: true };
const silas = { ...freya, isAlumniAdmin: true, roles: ['admin', 'user'] as const };
const tile = (_id: string, title: string): AlumniVideoTileFragment => ({
  _id,
  title,
  locale: 'en',
  categoryName: 'Talks',
  isSound: false,
  poster: null,
});
const course = {
  _id: 'c8',
  code: 'AL300',
  title: 'Continuing Study',
  completedLessons: 2,
  lessons: [{ _id: 'l1' }, { _id: 'l2' }, { _id: 'l3' }],
  image: null,
};
type Shown = {
  readonly videos?: readonly AlumniVideoTileFragment[];
  readonly total?: number;
  readonly hasCourse?: boolean;
};
const library = (
  { videos = [tile('v1', 'A talk')], total = videos.length, hasCourse = true }: Shown = {},
  categoryId: string | null = null,
  page = 0,
) => ({
  request: { query: AlumniLibraryDocument, variables: { categoryId, page, perPage: 24 } },
  result: {
    data: {
      alumniHome: {
        hasDepartment: true,
        profile: { _id: freya._id, location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' },
      },
      currentUser: { _id: freya._id, location: null, gradLocation: null },
      alumniCourses: hasCourse ? [course] : [],
      alumniLibrary:
        videos.length === 0 ? [] : [{ _id: 'k1', name: 'Talks', videos: { items: videos, total, more: false } }],
    },
  },
});
const played = (more: object) => ({ request: { query: AlumniVideoDocument, variables: { _id: 'v1' } }, ...more });
const managed = (more: Partial<ManagedAlumniVideoFragment> = {}): ManagedAlumniVideoFragment => ({
  _id: 'v9',
  _revision: -1,
  title: 'talk-2026',
  locale: 'en',
  categoryId: null,
  categoryName: null,
  order: 0,
  isListed: false,
  uploadedAt: '2026-11-19T09:00:00.000Z',
  ...more,
});
const all = (...items: readonly ManagedAlumniVideoFragment[]) => ({
  request: { query: AllAlumniVideosDocument, variables: { page: 0, perPage: 25 } },
  result: {
    data: {
      allAlumniVideos: { items, total: items.length, more: false },
      alumniVideoCategories: [{ _id: 'k1', name: 'Talks' }],
    },
  },
});
afterEach(cleanup);

test('courses and videos by category, each with a way to it', async () => {
  const first = { videos: [tile('v1', 'A talk'), tile('v2', 'Another')], total: 8 };
  showPage(<LibraryPage />, { path: '/alumni/library', user: graduate, mocks: [library(first)] });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Watch A talk' });
  expect(link.getAttribute('href')).toBe('/alumni/library?video=v1');
  expect((await screen.findByText('AL300 Continuing Study')).closest('a')?.getAttribute('href')).toBe(
    '/student/courses/c8',
  );
  expect(screen.getByText('2 of 3 lessons done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all 8' }).getAttribute('href')).toBe('/alumni/library?category=k1');
  expect(screen.queryByRole('heading', { name: 'For alumni admins' })).toBeNull();
});
test('what is not there is said', async () => {
  showPage(<LibraryPage />, {
    path: '/alumni/library',
    user: graduate,
    mocks: [library({ videos: [], hasCourse: false })],
  });
  expect(await screen.findByText('There are no courses for alumni yet.')).toBeTruthy();
  expect(screen.getByText('There are no videos for alumni yet.')).toBeTruthy();
  cleanup();
  // Who has not graduated is in no group of the alumni, so that nothing can be said of their courses.
  const [path, none] = ['/alumni/library', { videos: [], hasCourse: false }];
  showPage(<LibraryPage />, { path, user: silas, mocks: [library(none), all()] });
  expect(await screen.findByText('There are no videos for alumni yet.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Course library' })).toBeNull();
});
test('one category is paged, and leads back to all', async () => {
  const mocks = [library({ total: 30 }, 'k1'), library({ videos: [tile('v30', 'The last')], total: 30 }, 'k1', 1)];
  showPage(<LibraryPage />, { path: '/alumni/library?category=k1', user: graduate, mocks });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Watch The last' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All videos' }).getAttribute('href')).toBe('/alumni/library');
  expect(screen.queryByRole('heading', { name: 'Course library' })).toBeNull();
});
test('the title of a video is read out in the language of the video', async () => {
  const alumniVideo = {
    __typename: 'AlumniVideo',
    _id: 'v1',
    title: 'Rozmowa o modlitwie',
    locale: 'pl_PL',
    isSound: false,
    address: 'https://files.example.org/v1.mp4',
    playlist: null,
    poster: null,
    subtitles: [],
  };
  const mocks = [library(), played({ result: { data: { alumniVideo } } })];
  showPage(<LibraryPage />, { path: '/alumni/library?video=v1', user: graduate, mocks });
  const heading = await screen.findByRole('heading', { name: 'Rozmowa o modlitwie' });
  expect(heading.querySelector('[lang]')?.getAttribute('lang')).toBe('pl-PL');
});
test('a video that was taken out meanwhile is said to be gone', async () => {
  const gone = { message: 'This is not here', extensions: { code: 'notFound' } };
  const mocks = [library(), played({ result: { errors: [gone] } })];
  showPage(<LibraryPage />, { path: '/alumni/library?video=v1', user: graduate, mocks });
  expect(await screen.findByText('This video is not in the library any more.')).toBeTruthy();
});
test('an alumni admin lists what was uploaded, and takes it out again', async () => {
  const listed = managed({
    title: 'Opening talk',
    categoryId: 'k1',
    categoryName: 'Talks',
    isListed: true,
    _revision: 0,
  });
  const list = {
    request: { query: ListAlumniVideoDocument },
    variableMatcher: ({ input, expectedRevision }: Record<string, unknown>) =>
      JSON.stringify(input) ===
        JSON.stringify({ _id: 'v9', title: 'Opening talk', categoryId: 'k1', order: 5, locale: 'en' }) &&
      expectedRevision === null,
    result: { data: { listAlumniVideo: listed } },
  };
  const unlist = {
    request: { query: UnlistAlumniVideoDocument },
    variableMatcher: ({ expectedRevision }: Record<string, unknown>) => expectedRevision === 0,
    result: { data: { unlistAlumniVideo: { ...listed, isListed: false } } },
  };
  const mocks = [library(), all(managed()), list, all(listed), library(), unlist, all(managed()), library()];
  showPage(<LibraryPage />, { path: '/alumni/library', user: silas, mocks });
  expect(await screen.findByText('Draft')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload a video or a sound recording' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'List talk-2026' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Opening talk' } });
  fireEvent.change(dialog.getByLabelText('Category'), { target: { value: 'k1' } });
  fireEvent.change(dialog.getByLabelText('Place in the category'), { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'List' }));
  expect(await screen.findByText('Opening talk is in the library.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Take out Opening talk' }));
  expect(await screen.findByText('Opening talk is a draft again.')).toBeTruthy();
});
test('a draft that nobody needs is removed for good after a question; what is listed is not', async () => {
  const listed = managed({ _id: 'v1', title: 'A talk', isListed: true, categoryName: 'Talks' });
  const removed = {
    request: { query: RemoveVideoDocument },
    variableMatcher: ({ videoId }: Record<string, unknown>) => videoId === 'v9',
    result: { data: { removeVideo: 'v9' } },
  };
  const mocks = [library(), all(managed(), listed), removed, all(listed), library()];
  showPage(<LibraryPage />, { path: '/alumni/library', user: silas, mocks });
  const button = await screen.findByRole('button', { name: 'Remove talk-2026' });
  expect(screen.queryByRole('button', { name: 'Remove A talk' })).toBeNull();
  fireEvent.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove talk-2026?' }));
  expect(question.getByText(/gone for good/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Video removed: talk-2026')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Draft')).toBeNull());
});
