import { together } from '../../scripts/together.ts';

together('command-service', 0, 2);
