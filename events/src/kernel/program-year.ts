/** The years of the program, which courses and groups are for, are counted from 1; 0 stands for none. */
export const lastProgramYear = 10;
