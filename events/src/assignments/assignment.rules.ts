/** It is counted in characters. */
export const longestTitle = 200;
/** It counts the marks of paragraphs and lines too. */
export const longestContent = 50_000;
/** Of plain text, which becomes longer by such marks. */
export const longestPlainContent = 40_000;
export const mostWeight = 100;
