import { together } from '../../scripts/together.ts';

together('projection-service', 0, 1);
