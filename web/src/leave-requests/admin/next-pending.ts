type Row = { readonly id: string; readonly status: string };

/** The next row of the list that waits, after the one that was decided, or else from the start. */
export function nextPending<T extends Row>(rows: readonly T[], decided: string): T | undefined {
  const here = rows.findIndex(({ id }) => id === decided);
  return [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))].find(
    ({ id, status }) => status === 'pending' && id !== decided,
  );
}
export const rowAfter = <T extends Row>(rows: readonly T[], id: string, step: 1 | -1): T | undefined => {
  const here = rows.findIndex((row) => row.id === id);
  return here < 0 ? undefined : rows[here + step];
};
