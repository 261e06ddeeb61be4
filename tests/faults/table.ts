import { clockFaults } from './clock.ts';
import { dataFaults } from './data.ts';
import { documentServerFaults } from './document-server.ts';
import { effectFaults } from './effects.ts';
import { fileFaults } from './files.ts';
import { hostFaults } from './hosts.ts';
import { processFaults } from './processes.ts';
import { releaseFaults } from './releases.ts';
import { scarceFaults } from './scarce.ts';
import { startFaults } from './starts.ts';
import { uploadFaults } from './uploads.ts';
import { writeFaults } from './writes.ts';

export const faults = [
  ...processFaults,
  ...effectFaults,
  ...fileFaults,
  ...uploadFaults,
  ...writeFaults,
  ...dataFaults,
  ...scarceFaults,
  ...documentServerFaults,
  ...clockFaults,
  ...hostFaults,
  ...releaseFaults,
  ...startFaults,
];
