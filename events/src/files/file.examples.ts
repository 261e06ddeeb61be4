import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { fileAssetCommands } from './file.commands.ts';

const fileId = exampleId('f', 1);
export const fileExamples = {
  RegisterFile: { fileId, name: 'Essay.pdf', type: 'application/pdf', size: 120_000, purpose: 'submission' },
  StoreFile: { fileId },
  RefuseFile: { fileId, reason: 'expired' },
  RemoveFile: { fileId },
  RemoveUnusedFile: { fileId },
} satisfies ExamplesOf<typeof fileAssetCommands>;
