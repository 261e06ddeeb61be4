/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { categoriesResource } from '../../categories/admin/categories.resource.tsx';
import { NewCategory } from '../../categories/admin/NewCategory.tsx';
import { InResource } from '../../console/testing/InResource.tsx';
import { coursesResource } from '../../courses/admin/courses.resource.tsx';
import { NewCourse } from '../../courses/admin/NewCourse.tsx';
import { documentsResource } from '../../documents/admin/documents.resource.tsx';
import { NewDocument } from '../../documents/admin/NewDocument.tsx';
import { renata } from '../../lib/testing/console.tsx';
import { showPage } from '../../lib/testing/page.tsx';
import { newsItemsResource } from '../../news/admin/news-items.resource.tsx';
import { NewNews } from '../../news/admin/NewNews.tsx';
import { NewRegion } from '../../regions/admin/NewRegion.tsx';
import { regionsResource } from '../../regions/admin/regions.resource.tsx';
import { NewRequest } from '../../request-forms/admin/NewRequest.tsx';
import { requestFormsResource } from '../../request-forms/admin/request-forms.resource.tsx';
import { NewTeacher } from '../../teachers/admin/NewTeacher.tsx';
import { teachersResource } from '../../teachers/admin/teachers.resource.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test.each([
  ['a category', categoriesResource, NewCategory],
  ['a course', coursesResource, NewCourse],
  ['a document', documentsResource, NewDocument],
  ['news', newsItemsResource, NewNews],
  ['a region', regionsResource, NewRegion],
  ['a request', requestFormsResource, NewRequest],
  ['a teacher', teachersResource, NewTeacher],
] as const)('the form of %s begins with nothing typed, so that it is closed at once', async (_, resource, New) => {
  // Nothing answers: what may be chosen besides comes later, if at all.
  for (const kind of ['error', 'warn'] as const) jest.spyOn(console, kind).mockReturnValue();
  showPage(
    <InResource resource={resource}>
      <New />
    </InResource>,
    { user: { ...renata, roles: ['superadmin', 'admin', 'manager', 'user'] } },
  );
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
