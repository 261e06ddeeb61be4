/** How much fits, in characters; the services and the forms ask for it. */
export const longestOfCourse = { code: 20, title: 200, description: 5000 } as const;
export const longestOfLesson = { title: 200, notes: 200_000 } as const;
/** One course has no more than these. */
export const mostLessons = 200;
export const mostCredits = 60;
export const mostTeachersOfCourse = 20;
export const mostDownloads = 50;
/** Of a file to download, and of what a picture shows. */
export const longestOfMaterial = { name: 200, alt: 200 } as const;
/** No lesson is longer than a day; it is counted in seconds. */
export const longestLesson = 86_400;
/** Letters, digits and hyphens: what a code may be made of, for the pattern of a field too. */
export const courseCodePattern = '[A-Z0-9\\-]{2,20}';
