/** An exam or an assignment with the course that it belongs to, whose name its title may hold already: "Exam" alone says nothing. */
export const workName = (title: string, courseTitle: string | undefined): string =>
  !courseTitle || title.includes(courseTitle) ? title : `${title} (${courseTitle})`;
