/** @jest-environment jsdom */
import { together } from '../../scripts/together.ts';

together('web', 1, 4);
