/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { InResource } from '../console/testing/InResource.tsx';
import { CourseDocument, LessonDocument, type AdminCourseFragment } from '../generated/courses/admin/courses-admin.ts';
import { VideosDocument } from '../generated/uploads/admin/videos.ts';
import { addressOf } from '../lib/screens/index.ts';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { coursesResource } from './admin/courses.resource.tsx';
import { LessonPage } from './admin/LessonPage.tsx';
import { lesson } from './courses.screens.ts';

afterEach(cleanup);

const survey: AdminCourseFragment = {
  id: 'c1',
  _revision: 1,
  code: 'OT101',
  title: 'Old Testament',
  description: null,
  categoryId: null,
  categoryName: null,
  teacherIds: [],
  teachers: [],
  programYear: 1,
  credits: 3,
  published: true,
  lessons: [],
  groups: [],
  outlines: [],
  downloads: [],
  image: null,
};
test('the breadcrumbs of a lesson in the editor lead to its course', async () => {
  const one = { id: 'l1', _revision: 1, courseId: 'c1', title: 'Out of Egypt', notes: '', durationS: null };
  showPage(
    <Routes>
      <Route
        path={lesson.path}
        element={
          <InResource resource={coursesResource}>
            <LessonPage courseId="c1" />
          </InResource>
        }
      />
    </Routes>,
    {
      user: renata,
      mocks: [
        answers(CourseDocument, () => ({ data: { Course: survey } })).mock,
        answers(LessonDocument, () => ({ data: { Lesson: one } })).mock,
        answers(VideosDocument, () => ({ data: { videos: [] } })).mock,
      ],
      path: addressOf(lesson, { courseId: 'c1', id: 'l1' }),
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Out of Egypt' })).toBeTruthy();
  const above = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect((await above.findByRole('link', { name: 'Old Testament' })).getAttribute('href')).toBe('/courses/c1');
});
