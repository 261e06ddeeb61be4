/** The form must know this of the group: its id, its periods, and from how many minutes a late arrival counts as absent. */
export type LeavePlace = {
  readonly groupId: string;
  readonly timeZone: string;
  readonly periodKeys: readonly string[];
  readonly lateLimit: number;
};
