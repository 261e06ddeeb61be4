/** Something with the whole that it belongs to, whose name its own may hold already: an exam is called "Exam" in every course. */
export const partName = (title: string, whole: string | undefined): string =>
  !whole || title.includes(whole) ? title : `${title} (${whole})`;
