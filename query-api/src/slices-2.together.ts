import { together } from './together.ts';

together(1, 2);
