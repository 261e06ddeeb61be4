import { together } from '../../scripts/together.ts';

together('query-api', 0, 2);
