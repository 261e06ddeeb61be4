/** The course beside the title of its exam: only its code where the title already names it. */
export const courseBeside = ({
  title,
  courseCode,
  courseTitle,
}: {
  readonly title: string;
  readonly courseCode: string;
  readonly courseTitle: string;
}): string => (courseTitle !== '' && title.includes(courseTitle) ? courseCode : `${courseCode} ${courseTitle}`).trim();
