// Writes web/src/generated; with `--check` it writes nothing and fails when a file there is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate, generatedDir } from '../build/codegen.ts';

const files = await generate();
const present = existsSync(generatedDir)
  ? readdirSync(generatedDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(generatedDir.length + 1))
  : [];
const orphans = present.filter((path) => !files.has(path));
const changed = [...files].filter(
  ([path, text]) => !present.includes(path) || readFileSync(join(generatedDir, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  const stale = [...orphans, ...changed.map(([path]) => path)];
  if (stale.length > 0) {
    console.error(`Stale in web/src/generated: ${stale.join(', ')}. Run \`npm run codegen\`.`);
    process.exitCode = 1;
  }
} else {
  for (const path of orphans) rmSync(join(generatedDir, path));
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(generatedDir, path)), { recursive: true });
    writeFileSync(join(generatedDir, path), text);
  }
}
