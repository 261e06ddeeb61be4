// A built service is started from this: its program with V8's own cache of the compiled code, which is half of a start. Where the cache was made by another V8,
// under other flags or for another processor, or is not there, the code is compiled as ever.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const filename = join(import.meta.dirname, 'service.cjs');
/** It gives the memory of a file back now, and not when the collector comes by, which at rest may be hours later. */
function giveBack({ buffer, byteLength }) {
  if (byteLength < buffer.byteLength) return; // A small one shares its memory with others.
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(buffer, [buffer]);
  port1.close();
}
/** It answers what is made of a file, which itself lies in memory no longer than that. */
function ofFile(file, make) {
  const bytes = readFileSync(file);
  const made = make(bytes);
  giveBack(bytes);
  return made;
}
// The program is ASCII: as such it takes one byte a character in memory, and is not looked through. It is what V8 keeps, so nothing is put before it.
const code = ofFile(filename, (bytes) => bytes.latin1Slice());
/** It names the build of the program, which V8 knows by its length alone. */
const build = 'unbuilt';
export const cacheFile = join(import.meta.dirname, `service-${build}-${cachedDataVersionTag()}.cache`);

const [comma, semicolon] = [44, 59];
const digits = new Uint8Array(128);
for (const [n, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  digits[letter.charCodeAt(0)] = n;
/**
 * It reads one line of the map's mappings from `at` on, adding up into `fields` what they say: the column, and the source with its line and column. `found` is
 * the last place that begins at the column or before it. It answers where the next line begins.
 */
function readLine(mappings, at, fields, column, found) {
  fields[0] = 0;
  while (at < mappings.length && mappings[at] !== semicolon) {
    let count = 0;
    for (; at < mappings.length && mappings[at] !== comma && mappings[at] !== semicolon; count++) {
      let [value, shift] = [0, 0];
      for (let isMore = true; isMore; shift += 5) {
        const digit = digits[mappings[at++]];
        value |= (digit & 31) << shift;
        isMore = digit > 31;
      }
      fields[count] += value & 1 ? -(value >>> 1) : value >>> 1;
    }
    if (mappings[at] === comma) at++;
    if (fields[0] > column) continue;
    found.fill(-1);
    if (count > 1) found.set(fields.subarray(1, 4));
  }
  return at + 1;
}
/**
 * Of the map no more is kept than its text and where each line begins in it: Node's own makes an object of each place, which takes a hundred megabytes and stops the
 * service for a second, just when something goes wrong.
 */
function readMap() {
  const { sources, ...map } = JSON.parse(readFileSync(`${filename}.map`, 'utf8'));
  const mappings = Buffer.from(map.mappings, 'latin1');
  const [lines, fields, found] = [[], new Int32Array(5), new Int32Array(3)];
  for (let at = 0; at < mappings.length; at = readLine(mappings, at, fields, -1, found)) lines.push(at, ...fields);
  const starts = Int32Array.from(lines);
  const width = 1 + fields.length;
  return (line, column) => {
    const [start, ...before] = starts.subarray(line * width, (line + 1) * width);
    found.fill(-1);
    if (start !== undefined) readLine(mappings, start, Int32Array.from(before), column, found);
    const [source, sourceLine, sourceColumn] = found;
    return source < 0 ? undefined : `${sources[source]}:${sourceLine + 1}:${sourceColumn + 1}`;
  };
}
let placeOf;
/** It says where the frame stands in the sources; Node itself says so only of what it has loaded itself. */
function inSources(frame) {
  const text = String(frame);
  if (frame.getFileName() !== filename) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  try {
    // The map is read when the first error is told, which is not when a service starts.
    const place = (placeOf ??= readMap())(line - 1, column - 1);
    return place === undefined ? text : text.replace(`${filename}:${line}:${column}`, join(dirname(filename), place));
  } catch {
    return text; // The map is not there.
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
