/** `pageId` is of the page that has the attempt: of several on as many devices it is the one that was opened last. */
export type Beat = { readonly at: string; readonly pageId?: string | undefined };
/** The record of the last sign of life of an attempt. */
export const beatKey = (attemptId: string): string => `examHeartbeat:${attemptId}`;

/** Another page has the attempt. Of a page without an id, and where none has said that it has it, nothing is known. */
export const isElsewhere = (pageId: string | undefined, holder: string | undefined): boolean =>
  pageId !== undefined && holder !== undefined && holder !== pageId;
