/** Which stores the colleges of the benchmarks are on, in words: each result is told with them. */
export function storesOf({
  MONGODB_URL,
  EVENTSTORE_URL,
  EVENTSTORE_START,
}: Readonly<Record<string, string | undefined>>): string {
  // An event store that is there already would be for one college alone.
  const log = EVENTSTORE_URL && EVENTSTORE_START ? `on a server of its own (${EVENTSTORE_START})` : 'embedded';
  return `the log ${log}, documents and records ${MONGODB_URL ? `on ${new URL(MONGODB_URL).host}` : 'embedded'}`;
}
