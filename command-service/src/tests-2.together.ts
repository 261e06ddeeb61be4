import { together } from '../../scripts/together.ts';

together('command-service', 1, 2);
