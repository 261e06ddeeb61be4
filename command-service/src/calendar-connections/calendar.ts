/** It stands in a person's calendar. `start` and `end` are instants, or dates for whole days, of which the last one is not part of it. `url` leads to us. */
export type CalendarEntry =
  | {
      readonly id: string;
      readonly isGone?: false;
      readonly summary: string;
      readonly start: string;
      readonly end: string;
      readonly url: string;
    }
  | { readonly id: string; readonly isGone: true };

/** Calendars of other houses that people connect. */
export type Calendar = {
  /** It answers where the person goes to allow it. */
  begin(userId: string, state: string): Promise<string>;
  /** False when the code is not good, or was not asked for by this person. */
  connect(userId: string, code: string): Promise<boolean>;
  /** `refused`: the person has taken the permission back. Throws when it cannot be reached. Writing again changes nothing. */
  write(userId: string, entries: readonly CalendarEntry[]): Promise<'written' | 'refused'>;
  forget(userId: string): Promise<void>;
};
