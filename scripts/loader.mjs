// What a built service is started from: its program with V8's own cache of the compiled code, which is half of a start. Where the cache was made by another V8,
// under other flags or for another processor, or is not there, the code is compiled as ever.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const filename = join(import.meta.dirname, 'service.cjs');
/** Gives the memory of a file back now, and not when the collector comes by, which at rest may be hours later. */
function giveBack({ buffer, byteLength }) {
  if (byteLength < buffer.byteLength) return; // a small one shares its memory with others
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(buffer, [buffer]);
  port1.close();
}
/** What is made of a file, which itself lies in memory no longer than that. */
function ofFile(file, make) {
  const bytes = readFileSync(file);
  const made = make(bytes);
  giveBack(bytes);
  return made;
}
// The program is ASCII: as such it takes one byte a character in memory, and is not looked through. It is what V8 keeps, so nothing is put before it.
const code = ofFile(filename, (bytes) => bytes.latin1Slice());
/** Of the program, which V8 knows by its length alone. */
const build = 'unbuilt';
export const cacheFile = join(import.meta.dirname, `service-${build}-${cachedDataVersionTag()}.cache`);

let map;
/** Read when the first error is told, which is not when a service starts: Node would read it then, and keep it. */
const readMap = () => (map ??= new SourceMap(JSON.parse(readFileSync(`${filename}.map`, 'utf8'))));
/** Where it stands in the sources; Node itself says so only of what it has loaded itself. */
function inSources(frame) {
  const text = String(frame);
  if (frame.getFileName() !== filename) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  try {
    const { originalSource, originalLine, originalColumn } = readMap().findEntry(line - 1, column - 1);
    const source = join(dirname(filename), originalSource);
    return text.replace(`${filename}:${line}:${column}`, `${source}:${originalLine + 1}:${originalColumn + 1}`);
  } catch {
    return text; // what no source has made, and a map that is not there
  }
}
Error.prepareStackTrace = (error, frames) =>
  [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSources(frame)}`)].join('\n');

const compiled = (cachedData) => new Script(code, { filename, cachedData });
export const script = existsSync(cacheFile) ? ofFile(cacheFile, compiled) : compiled();
const module = { exports: {} };
script.runInThisContext()(module, module.exports, createRequire(filename), filename);
// What it throws before it runs ends the process as it does everywhere.
await module.exports.started;
