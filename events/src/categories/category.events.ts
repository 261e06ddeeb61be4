import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const categoryStream = streamOf('category');
/** A category sorts things of one of these kinds. */
export const CategoryKind = z.enum(['course', 'video', 'document']);
export type CategoryKind = z.infer<typeof CategoryKind>;
const categoryRef = z.object({ categoryId: Id });

export const categoryEvents = defineEvents('category', {
  /** Holds the whole category, new or changed. */
  CategorySaved: event(categoryRef.extend({ kind: CategoryKind, name: z.string(), order: z.int() })),
  CategoryDeleted: event(categoryRef),
});
export type CategoryEvent = EventOf<typeof categoryEvents>;
