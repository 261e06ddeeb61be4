/** Uploads say what a video is for; all of the alumni's are for their one library. */
export const alumniLibraryId = '0000000000000000000a1b7a';
export const longestAlumniVideoTitle = 200;
/** Its place in its category; several may have the same. */
export const highestAlumniVideoOrder = 9999;
