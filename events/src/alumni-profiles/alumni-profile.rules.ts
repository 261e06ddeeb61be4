/** It is counted in characters, and holds for where somebody lives and for where the studies ended. */
export const longestPlace = 200;
/** Who has graduated in this year of the program or a later one is an alumnus. */
export const alumniYear = 2;
