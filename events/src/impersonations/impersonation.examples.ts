import { ada, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { impersonationCommands } from './impersonation.commands.ts';

const impersonationId = exampleId('i');

export const impersonationExamples: ExamplesOf<typeof impersonationCommands> = {
  StartImpersonation: { impersonationId, userId: ada, reason: 'Her invoices do not load' },
  SetImpersonationWriting: { impersonationId, isWritable: true },
  StopImpersonation: { impersonationId },
};
