import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const of = z.object({ newsId: Id });
const told = z.int().nonnegative();

export const newsDeliveryCommands = defineCommands({
  ScheduleNewsDelivery: of.extend({ title: z.string(), startsAt: Instant }),
  /** The time has come. */
  StartNewsDelivery: of,
  AdvanceNewsDelivery: of.extend({ after: z.string(), told }),
  StopNewsDelivery: of,
  FinishNewsDelivery: of.extend({ told }),
});
export type NewsDeliveryCommand = CommandOf<typeof newsDeliveryCommands>;
