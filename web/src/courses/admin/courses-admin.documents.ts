import { gql, type TypedDocumentNode } from '@apollo/client';

export type CourseRow = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly programYear: number;
  readonly credits: number;
};
const row = gql`
  fragment AdminCourseRow on Course {
    id
    code
    title
    description
    programYear
    credits
  }
`;
export const AllCoursesDocument = gql`
  query allCourses($page: Int, $perPage: Int, $sortField: String, $sortOrder: String, $filter: CourseFilter) {
    allCourses(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...AdminCourseRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const CourseDocument: TypedDocumentNode<{ readonly Course: CourseRow }, { readonly id: string }> = gql`
  query Course($id: ID!) {
    Course(id: $id) {
      ...AdminCourseRow
    }
  }
  ${row}
`;
type Choices = {
  readonly allCourses: { readonly items: readonly Pick<CourseRow, 'id' | 'code' | 'title'>[]; readonly total: number };
};
/** What a field for a course offers. */
export const CourseChoicesDocument: TypedDocumentNode<Choices, { readonly page?: number; readonly perPage?: number }> =
  gql`
    query courseChoices($page: Int, $perPage: Int) {
      allCourses(page: $page, perPage: $perPage, sortField: "code", sortOrder: "ASC") {
        items {
          id
          code
          title
        }
        total
      }
    }
  `;
