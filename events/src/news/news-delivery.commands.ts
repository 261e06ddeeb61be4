import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';

const newsRef = z.object({ newsId: Id });
const toldCount = z.int().nonnegative();

export const newsDeliveryCommands = defineCommands({
  ScheduleNewsDelivery: newsRef.extend({ title: z.string(), startsAt: Instant }),
  /** The time has come. */
  StartNewsDelivery: newsRef,
  AdvanceNewsDelivery: newsRef.extend({ after: z.string(), told: toldCount }),
  StopNewsDelivery: newsRef,
  FinishNewsDelivery: newsRef.extend({ told: toldCount }),
});
export type NewsDeliveryCommand = CommandOf<typeof newsDeliveryCommands>;
