import { alumniLibrary } from './alumni-videos.screens.ts';

/** What the address of the library says: which category and page of it is looked at, and which video plays. */
export type LibraryPlace = {
  readonly category?: string | null;
  readonly page?: number;
  readonly video?: string | null;
};

export function libraryAddress({ category, page = 0, video }: LibraryPlace): string {
  const search = new URLSearchParams({
    ...(category && { category }),
    ...(page > 0 && { page: String(page) }),
    ...(video && { video }),
  });
  return search.size === 0 ? alumniLibrary.path : `${alumniLibrary.path}?${search.toString()}`;
}
export const libraryPlace = (search: URLSearchParams): Required<LibraryPlace> => ({
  category: search.get('category'),
  page: Math.max(0, Math.floor(Number(search.get('page')) || 0)),
  video: search.get('video'),
});
