// It tells on which drivers the contract suites of the ports ran, with one line each, from jest's report. A suite that was skipped is named as skipped.
const stores = [
  { files: /\/lmdb-[\w-]+\.test\.ts$/, name: () => 'the embedded store' },
  {
    files: /\/esdb-[\w-]+\.test\.ts$/,
    name: ({ EVENTSTORE_URL }) =>
      EVENTSTORE_URL ? 'EventStoreDB at EVENTSTORE_URL' : "EventStoreDB's protocol (a stand-in)",
  },
  {
    files: /\/mongo-[\w-]+\.test\.ts$/,
    name: ({ MONGODB_URL, CI_MONGO }) =>
      MONGODB_URL
        ? 'MongoDB at MONGODB_URL'
        : `MongoDB's protocol (${CI_MONGO === 'ferretdb' ? 'FerretDB' : 'mongo-java-server'})`,
  },
  { files: /\/disk-[\w-]+\.test\.ts$/, name: () => 'the disk' },
  {
    files: /\/s3-[\w-]+\.test\.ts$/,
    name: ({ S3_ENDPOINT }) => (S3_ENDPOINT ? 'S3 at S3_ENDPOINT' : "S3's protocol (s3rver)"),
  },
  { files: /\/seaweedfs-[\w-]+\.test\.ts$/, name: () => "S3's protocol (SeaweedFS)" },
];
const ports = [
  { files: /-event-store\.test\.ts$/, name: 'event store' },
  { files: /-restart\.test\.ts$/, name: 'event store, killed and restarted' },
  { files: /-document-store\.test\.ts$/, name: 'document store' },
  { files: /-records\.test\.ts$/, name: 'records' },
  { files: /-object-store\.test\.ts$/, name: 'objects' },
];
const reasonOf = ({ title }) => title.replace(/^.*?(skipped: |: )/, '');

/** `testResults` are those of jest's JSON report. */
export function driverLines(testResults, env = {}) {
  return testResults
    .flatMap(({ name, assertionResults }) => {
      const [port, store] = [ports.find(({ files }) => files.test(name)), stores.find(({ files }) => files.test(name))];
      if (!port || !store) return [];
      const count = (...statuses) => assertionResults.filter(({ status }) => statuses.includes(status)).length;
      const [passed, failed, skipped] = [count('passed'), count('failed'), count('pending', 'skipped', 'todo')];
      const of = `${port.name} on ${store.name(env)}`;
      if (passed + failed > 0)
        return [`${of}: ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`];
      return [skipped ? `${of}: skipped, ${reasonOf(assertionResults[0])}` : `${of}: did not run`];
    })
    .sort();
}
