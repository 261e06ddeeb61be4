import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { EraseUser, erasureCommands } from './erasure.commands.ts';
import type { ErasureFigures } from './erasure.events.ts';

export const figuresExample: ErasureFigures = {
  erased: {
    stream: `userAccount-${ada}`,
    revision: 5,
    id: '00000000-0000-4000-8000-000000000001',
    position: 2_741,
    count: 2_741,
  },
  unreadable: 38,
  chain: { events: 2_760, hash: 'ab'.repeat(32), checkpoints: 3, signed: 2_760 },
  models: [{ name: 'users', version: 5, position: 2_760, documents: 41, checksum: 'cd'.repeat(32) }],
};
export const erasureExamples: ExamplesOf<typeof erasureCommands> = {
  RequestErasure: { userId: ada, reason: 'I no longer study here' },
  WithdrawErasureRequest: { userId: ada },
  RegisterErasureStarted: { userId: ada },
  CompleteErasure: { userId: ada, figures: figuresExample },
};
export const eraseUserExamples: ExamplesOf<{ EraseUser: typeof EraseUser }> = { EraseUser: { userId: ada } };
