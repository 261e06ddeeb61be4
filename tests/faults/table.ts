import { clockFaults } from './clock.ts';
import { dataFaults } from './data.ts';
import { effectFaults } from './effects.ts';
import { fileFaults } from './files.ts';
import { processFaults } from './processes.ts';
import { scarceFaults } from './scarce.ts';
import { startFaults } from './starts.ts';

export const faults = [...processFaults, ...effectFaults, ...fileFaults, ...dataFaults, ...scarceFaults, ...clockFaults, ...startFaults];
