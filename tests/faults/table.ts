import { dataFaults } from './data.ts';
import { processFaults } from './processes.ts';
import { startFaults } from './starts.ts';

export const faults = [...processFaults, ...dataFaults, ...startFaults];
