import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { lastPlace } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { CategoryKind } from './category.events.ts';

const categoryRef = z.object({ categoryId: Id });

export const categoryCommands = defineCommands({
  /** Makes the category or changes it; of one kind each has another name. */
  SaveCategory: categoryRef.extend({ kind: CategoryKind, name: Text(80), order: z.int().min(0).max(lastPlace) }),
  DeleteCategory: categoryRef,
});
export type CategoryCommand = CommandOf<typeof categoryCommands>;
