import { reasons } from '@paideia/store/chain/verify.ts';
import { secret } from '@paideia/store/secrets.ts';
import { verifyCollege, type Verification } from '@paideia/projection-service/kernel/verification/verification.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { openCollege, type Place } from './college.ts';
import { leftOutIn } from './files/file-index.ts';
import { withStorage } from './files/storage.ts';
import { areWhole, filesTold, verifyFiles, type FilesVerdict } from './files/verify-files.ts';
import type { Stage } from './progress.ts';

const wordsOf: Readonly<Record<string, string>> = { log: 'The log', models: 'The read models, folded anew' };
const number = (n: number) => n.toLocaleString('en');

/** It tells what came of log and read models, in sentences. */
function findingsOf({ log, models, isWhole }: Verification): string {
  if (!log.ok) {
    const { count, position, stream, revision, id, why } = log.firstBad;
    const event = id === null ? '' : `, id ${id}`;
    return `The log was changed. First bad event: number ${count}, ${stream} revision ${revision}${event}, position ${position}: ${why} (${reasons[why]}).`;
  }
  const lines = [
    `The log is whole: ${log.events} events, ${log.checkpoints} signed checkpoints up to event ${log.signed}. Chain ${log.hash}.`,
  ];
  if (models.every(({ problem }) => problem === 'notBuilt'))
    return [...lines, 'The read models were never built: start Paideia once.'].join('\n');
  for (const { group, version, position, problem, first } of models) {
    const name = `${group}, version ${version}`;
    if (problem === 'notBuilt') lines.push(`The read model ${name} was never built: start Paideia once.`);
    if (problem === 'otherLog')
      lines.push(
        `The read model ${name} is at event ${position}, beyond the end of the log: it belongs to another log.`,
      );
    if (problem !== 'differs' || !first) continue;
    const what = {
      differs: `differs in ${first.fields.join(', ')}`,
      missing: 'is missing',
      unexpected: 'is there although no event makes it',
    }[first.kind];
    lines.push(
      `The read model ${name} is not what the log makes: document ${first.id} of ${first.collection} ${what}. \`npm run rebuild ${group}\` mends it.`,
    );
  }
  const documents = models.reduce((sum, one) => sum + one.documents, 0);
  const unsettled = models.reduce((sum, one) => sum + one.unsettled, 0);
  if (isWhole)
    lines.push(`Every read model equals a rebuild: ${models.length} read models, ${number(documents)} documents.`);
  if (unsettled > 0)
    lines.push(
      `${number(unsettled)} documents changed each time they were looked at and were left to the next verification.`,
    );
  return lines.join('\n');
}

type Verified = {
  readonly found: Verification;
  /** It is undefined when the log is not whole: it cannot tell of them then. */
  readonly files: FilesVerdict | undefined;
  readonly isWhole: boolean;
  readonly text: string;
};
type VerifyOptions = Place & {
  /** It says whether every byte of every file is read. */
  readonly withDigests?: boolean;
  readonly onStage?: (stage: Stage) => void;
  readonly signal?: AbortSignal;
};

/** It checks the log's hash chain and checkpoints, then every read model against a fresh fold, then the files, beside running services and without them. */
export async function verify({
  onStage = () => {},
  signal = new AbortController().signal,
  withDigests = false,
  ...place
}: VerifyOptions): Promise<Verified> {
  const college = await openCollege(place);
  try {
    const found = await verifyCollege({
      ...college,
      store: college.wholeLog,
      projections,
      by: null,
      signal,
      dataDir: place.dataDir,
      documents: await college.readModels(),
      chain: await college.records('chain'),
      chainKey: secret(place.dataDir, 'chain'),
      onProgress: ({ part, ...how }) => onStage({ part: wordsOf[part] ?? `Read model ${part}`, ...how }),
    });
    const leftOut = leftOutIn(place.dataDir);
    const files = found.log.ok
      ? await withStorage(place, (objects) => verifyFiles({ college, objects, leftOut, withDigests, onStage }))
      : undefined;
    const text = [findingsOf(found), ...(files ? filesTold(files) : [])].join('\n');
    return { found, files, isWhole: found.isWhole && (!files || areWhole(files)), text };
  } finally {
    await college.close();
  }
}
