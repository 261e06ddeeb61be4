import { together } from '../../scripts/together.ts';

together('events', 0, 1);
