/** It is counted in characters. */
export const longestLocation = 200;
export const longestWebAddress = 500;
export const longestSocialName = 100;
