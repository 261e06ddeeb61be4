/** These lengths are counted in characters. */
export const longestOfTeacher = { name: 100, title: 100, bio: 2000 } as const;
