/** Something with the whole that it belongs to, whose name its own may hold already: an exam is called "Exam" in every course. */
export const partName = (title: string, whole: string | undefined): string =>
  !whole || title.includes(whole) ? title : `${title} (${whole})`;

/** Parts of a name are null after an erasure. */
export type Named = { readonly firstName: string | null; readonly lastName: string | null };

/** Given name and family name; null when nothing is known any more. */
export const fullName = ({
  firstName,
  lastName,
}: { readonly [K in keyof Named]?: Named[K] | undefined }): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;
