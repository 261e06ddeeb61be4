/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { MockedResponse } from '@apollo/client/testing';
import { addressOf } from '../lib/screens/index.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import { AssessmentsDocument } from '../generated/exam-attempts/assessments.ts';
import {
  MyCoursesDocument,
  RecordLessonWatchDocument,
  StudentCourseDocument,
  StudentLessonDocument,
  type TakenCourseFragment,
} from '../generated/courses/student/student-courses.ts';
import type { StudentGroupFragment } from '../generated/groups/student-groups.ts';
import { studentCourse, studentLesson } from './courses.screens.ts';
import { CoursePage } from './student/CoursePage.tsx';
import { CoursesPage } from './student/CoursesPage.tsx';
import { LessonPage } from './student/LessonPage.tsx';
import { LessonsCard } from './student/LessonsCard.tsx';

const was = globalThis.fetch;
const groupId = freya.groups[0]!._id;
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status: 200,
    ok: true,
    text: () => Promise.resolve('{"data":{"insertLogit":"x"}}'),
  } as Response);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

const course = (_id: string, code: string, title: string, termName: string): TakenCourseFragment => ({
  _id,
  code,
  title,
  description: 'From the beginning.',
  credits: 3,
  fromDate: '2026-09-07',
  toDate: '2026-12-18',
  termName,
  teachers: [{ _id: 't1', name: 'Ada Lowell' }],
  groupId,
  groupName: 'Day Year 1',
  lessons: [
    { _id: 'l1', title: 'In the beginning', completed: true },
    { _id: 'l2', title: 'Out of Egypt', completed: false },
  ],
  outline: {
    locale: 'de_DE',
    name: 'OT101 Old Testament (de_DE).pdf',
    type: 'application/pdf',
    size: 1_234_567,
    address: '/files/outline',
  },
  image: termName === 'Autumn' ? { alt: 'A scroll', address: '/files/scroll' } : null,
  completedLessons: 1,
  dueLessons: 2,
  nextLessonId: 'l2',
});
const survey = course('c1', 'OT101', 'Old Testament', 'Autumn');
const group: StudentGroupFragment = {
  _id: groupId,
  name: 'Day Year 1',
  regionName: 'Cedar Ridge',
  programYear: 1,
  startDate: null,
  endDate: null,
  instructors: [{ _id: 't2', name: 'Ivo Marsh', title: null, bio: null, email: 'ivo@example.org', picture: null }],
  facilitators: [],
  courses: [],
};
const courses = {
  request: { query: MyCoursesDocument, variables: { groupId } },
  result: { data: { myCourses: [survey, course('c2', 'NT101', 'New Testament', 'Spring')] } },
};
const map = { fileId: 'f1', name: 'Map.png', type: 'image/png', size: 90_000, address: '/files/map' };
const one = {
  request: { query: StudentCourseDocument, variables: { courseId: 'c1' } },
  result: { data: { course: survey, courseDownloads: [map], myGroups: [group] } },
};
const exam = (title: string, courseCode: string) => ({
  _id: title,
  examId: title,
  title,
  courseCode,
  courseTitle: 'Course',
  opensAt: '2026-11-01T08:00:00.000Z',
  closesAt: '2126-11-30T08:00:00.000Z',
  attemptsAllowed: 2,
  used: 0,
  openAttemptId: null,
  lastAttemptId: null,
  bestScore: null,
  passed: null,
  status: 'open',
  excused: false,
});
const assessments = {
  request: { query: AssessmentsDocument, variables: { groupId } },
  result: {
    data: {
      assessments: { exams: [exam('Genesis', 'OT101'), exam('Gospels', 'NT101')], assignments: [] },
      attendance: { timeZone: 'America/Denver' },
    },
  },
};

const showCourse = (courseId: string, mocks: readonly MockedResponse[]) =>
  showPage(
    <Routes>
      <Route path={studentCourse.path} element={<CoursePage />} />
    </Routes>,
    { mocks, path: addressOf(studentCourse, { _id: courseId }) },
  );
test('courses stand in their terms, each leads to its page', async () => {
  showPage(<CoursesPage />, { mocks: [courses] });
  expect((await screen.findByRole('link', { name: 'OT101 Old Testament' })).getAttribute('href')).toBe(
    '/student/courses/c1',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'All courses together',
    'Autumn',
    'Spring',
  ]);
  expect(screen.getByText('2 of 4 lessons done')).toBeTruthy();
  expect(screen.getByText('Lessons still to be done by today, going by the dates of the courses: 2')).toBeTruthy();
  expect(screen.getAllByText(/Taught by Ada Lowell/)).toHaveLength(2);
  expect(screen.getAllByText('1 of 2 lessons done')).toHaveLength(2);
});
test('courses are known by their picture, or by their code where there is none or it cannot be read', async () => {
  showPage(<CoursesPage />, { mocks: [courses] });
  const picture = await screen.findByRole('img', { name: 'A scroll' });
  expect(picture.getAttribute('src')).toBe('/files/scroll');
  expect([screen.queryByText('OT101'), screen.getByText('NT101').closest('[aria-hidden]')]).toEqual([
    null,
    expect.anything(),
  ]);
  fireEvent.error(picture);
  expect(screen.getByText('OT101')).toBeTruthy();
});
test('the page of a course has its outline, in another language if need be, and its files with kind and size', async () => {
  showCourse('c1', [one, assessments]);
  const outline = await screen.findByRole('link', { name: 'Course outline' });
  expect(outline.getAttribute('href')).toBe('/files/outline');
  expect(screen.getByText(/^PDF · 1\.2 MB · in .+, as there is none in your language$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Map.png' }).getAttribute('href')).toBe('/files/map');
  expect(screen.getByText('PNG · 90 kB')).toBeTruthy();
});
test('its files have fresh addresses when the page is seen again after the first ones are over', async () => {
  const { data } = one.result;
  const later = { ...data, courseDownloads: [{ ...map, address: '/files/fresh' }] };
  showCourse('c1', [one, { ...one, result: { data: later } }, assessments]);
  const link = await screen.findByRole('link', { name: 'Map.png' });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(link.getAttribute('href')).toBe('/files/fresh'));
  now.mockRestore();
});
test('somebody without a group is told so', () => {
  showPage(<CoursesPage />, { user: { ...freya, groups: [] } });
  expect(screen.getByText('No Groups Found')).toBeTruthy();
});
test('the page of a course has what it is, its lessons and exams and whom to ask, and notes the visit', async () => {
  showCourse('c1', [one, assessments]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Old Testament' })).toBeTruthy();
  expect(screen.getByText('From the beginning.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on: Out of Egypt' }).getAttribute('href')).toBe(
    '/student/courses/c1/lessons/l2',
  );
  const asked = await screen.findByRole('region', { name: 'Exams and assignments' });
  expect(within(asked).getByRole('link', { name: 'Genesis' })).toBeTruthy();
  expect(within(asked).queryByText('Gospels')).toBeNull();
  expect((await screen.findByRole('link', { name: 'ivo@example.org' })).getAttribute('href')).toBe(
    'mailto:ivo@example.org',
  );
  const { variables } = JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string) as {
    variables: { logitInput: object };
  };
  expect(variables.logitInput).toEqual({
    userId: freya._id,
    action: 'courseActivity',
    type: 'ACTIVITY',
    payload: { courseId: 'c1' },
  });
});
test('a course of nobody here says so', async () => {
  const none = { message: 'There is nothing here.', extensions: { code: 'notFound' } };
  showCourse('other', [
    { request: { query: StudentCourseDocument, variables: { courseId: 'other' } }, result: { errors: [none] } },
  ]);
  expect(await screen.findByText('None of your groups takes this course.')).toBeTruthy();
});
const lesson = {
  _id: 'l2',
  courseId: 'c1',
  title: 'Out of Egypt',
  notes: '<p>Read Exodus.</p>',
  positionS: 40,
  watched: [],
  completed: false,
};
const shown = (showVideo: boolean) => ({ currentUser: { __typename: 'CurrentUser', _id: freya._id, showVideo } });
test('a lesson has its text, its place among the others, and is marked as done', async () => {
  const recorded = jest.fn((input: object) => ({ data: { recordLessonWatch: { ...lesson, ...input } } }));
  const report = (input: object, completed: boolean) => ({
    request: { query: RecordLessonWatchDocument },
    variableMatcher: (variables: Record<string, unknown>) =>
      JSON.stringify(variables['input']) === JSON.stringify({ courseId: 'c1', lessonId: 'l2', ...input }),
    result: () => recorded({ completed }),
  });
  const read = (completed: boolean) => ({
    request: { query: StudentLessonDocument, variables: { courseId: 'c1', lessonId: 'l2' } },
    result: { data: { ...shown(true), course: survey, lesson: { ...lesson, videos: [], completed } } },
  });
  showPage(
    <Routes>
      <Route path={studentLesson.path} element={<LessonPage />} />
    </Routes>,
    {
      mocks: [read(false), report({}, false), report({ completed: true }, true), read(true)],
      path: addressOf(studentLesson, { _id: 'c1', lessonId: 'l2' }),
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Out of Egypt' })).toBeTruthy();
  expect(screen.getByText('Read Exodus.')).toBeTruthy();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/student/courses',
    '/student/courses/c1',
  ]);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/student/courses/c1/lessons/l1');
  expect(screen.getByRole('link', { name: 'Out of Egypt' }).closest('li')?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Out of Egypt is done')).toBeTruthy();
  expect(recorded).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  expect(document.querySelector('video')).toBeNull();
});

test('a lesson plays its video in the language of the person, reports what was watched, and asks anew for an address that has expired', async () => {
  const reports: unknown[] = [];
  const video = (_id: string, locale: string, address: string) => ({
    __typename: 'Video',
    _id,
    locale,
    title: 'Exodus',
    isSound: locale === 'de_DE',
    address,
    playlist: null,
    poster: null,
    subtitles: [],
  });
  const read = (address: string) => ({
    request: { query: StudentLessonDocument, variables: { courseId: 'c1', lessonId: 'l2' } },
    result: {
      data: {
        ...shown(true),
        course: survey,
        lesson: { ...lesson, videos: [video('v1', 'de_DE', '/files/german'), video('v2', 'en', address)] },
      },
    },
  });
  const report = {
    request: { query: RecordLessonWatchDocument },
    variableMatcher: ({ input }: Record<string, unknown>) => reports.push(input) > 0,
    maxUsageCount: 9,
    result: { data: { recordLessonWatch: lesson } },
  };
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { configurable: true, get: () => 300 });
  showPage(
    <Routes>
      <Route path={studentLesson.path} element={<LessonPage />} />
    </Routes>,
    {
      mocks: [read('/files/english'), read('/files/fresh'), report],
      path: addressOf(studentLesson, { _id: 'c1', lessonId: 'l2' }),
    },
  );
  await screen.findByRole('region', { name: 'Exodus' });
  const playing = () => document.querySelector('video')!;
  expect(playing().getAttribute('src')).toBe('/files/english');
  fireEvent.loadedMetadata(playing());
  expect(playing().currentTime).toBe(40);
  fireEvent(playing(), new Event('seeked'));
  playing().currentTime = 41;
  fireEvent.timeUpdate(playing());
  fireEvent.pause(playing());
  await waitFor(() =>
    expect(reports).toContainEqual({
      courseId: 'c1',
      lessonId: 'l2',
      positionS: 41,
      durationS: 300,
      ranges: [{ from: 40, to: 41 }],
    }),
  );
  fireEvent.error(playing());
  await waitFor(() => expect(playing().getAttribute('src')).toBe('/files/fresh'));
  playing().currentTime = 0;
  fireEvent.loadedMetadata(playing());
  expect(playing().currentTime).toBe(41);
  act(() => void fireEvent.change(screen.getByLabelText('Video'), { target: { value: 'v1' } }));
  expect(document.querySelector('audio')?.getAttribute('src')).toBe('/files/german');
  expect(playing()).toBeNull();
});

test('of the lessons of the dashboard, the last one that was broken off is gone on with from there', () => {
  const seen = (lessonId: string, more: object) => ({
    lessonId,
    title: `Lesson ${lessonId}`,
    courseId: 'c1',
    courseTitle: 'Old Testament',
    at: '2026-11-20T17:00:00Z',
    positionS: 0,
    durationS: 600,
    completed: false,
    ...more,
  });
  const data = [
    seen('l1', { positionS: 500, completed: true }),
    seen('l2', { durationS: null }),
    seen('l3', { positionS: 250 }),
    seen('l4', { positionS: 10 }),
  ];
  showPage(<LessonsCard data={data} />);
  const [resume, ...more] = screen.getAllByText('Resume lesson');
  expect([resume!.getAttribute('aria-label'), more]).toEqual(['Resume lesson: Lesson l3', []]);
  expect(resume!.getAttribute('href')).toBe('/student/courses/c1/lessons/l3');
  expect(screen.getByText(/6 min left/)).toBeTruthy();
  expect(screen.getAllByText('Done')).toHaveLength(1);
});
