import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { alumniProfileCommands } from './alumni-profile.commands.ts';

export const alumniProfileExamples: ExamplesOf<typeof alumniProfileCommands> = {
  CompleteAlumniProfile: { userId: ada, location: 'Woodland Park', gradDate: '2026-05-08', gradPlace: 'Cedar Ridge' },
};
