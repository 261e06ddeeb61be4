/** @jest-environment jsdom */
import { together } from '../../scripts/together.ts';

together('web', 3, 4);
