// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

export type RecentLessonRowFragment = { readonly lessonId: string, readonly title: string, readonly courseId: string, readonly courseTitle: string, readonly at: string, readonly completed: boolean };

export type LessonsCardFragment = { readonly recentLessons: ReadonlyArray<RecentLessonRowFragment> | null };

export const RecentLessonRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentLessonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}};
export const LessonsCardFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentLessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentLessonRow"}}]}}]}};
