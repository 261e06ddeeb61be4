import { z } from 'zod';
import { Id } from '../kernel/ids.ts';
import { defineEvents, event, streamOf, type EventOf } from '../kernel/message.ts';

export const categoryStream = streamOf('category');
/** What a category sorts. */
export const CategoryKind = z.enum(['course', 'video', 'document']);
export type CategoryKind = z.infer<typeof CategoryKind>;
const of = z.object({ categoryId: Id });

export const categoryEvents = defineEvents('category', {
  /** Holds the whole category, new or changed. */
  CategorySaved: event(of.extend({ kind: CategoryKind, name: z.string(), order: z.int() })),
  CategoryDeleted: event(of),
});
export type CategoryEvent = EventOf<typeof categoryEvents>;
