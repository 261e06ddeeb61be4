import { together } from '../../scripts/together.ts';

together('query-api', 1, 2);
