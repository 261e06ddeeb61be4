import { together } from '../../scripts/together.ts';

together('web', 0, 1);
