/** It is counted in characters, and holds for where somebody lives and for where the studies ended. */
export const longestPlace = 200;
