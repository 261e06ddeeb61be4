import { together } from './together.ts';

together(0, 2);
