// It replaces a piece of code however that is broken into lines, because the formatter must not decide whether a weakened build can be made.

/**
 * These are the characters that count, without white space and without a comma before a closing bracket, and where each of them stands.
 * @param {string} code
 */
function condensed(code) {
  const at = [];
  for (let n = 0; n < code.length; n++) {
    if (/\s/.test(code[n])) continue;
    if (code[n] === ',' && /^\s*[)\]}]/.test(code.slice(n + 1, n + 200))) continue;
    at.push(n);
  }
  return { text: at.map((n) => code[n]).join(''), at };
}

/**
 * @param {string} source
 * @param {string} from
 * @param {string} to
 * @returns {{ readonly text: string; readonly times: number }} `times` says how often it was there.
 */
function replaceCode(source, from, to) {
  const [{ text, at }, { text: wanted }] = [condensed(source), condensed(from)];
  const parts = [];
  let [end, times] = [0, 0];
  for (let n = text.indexOf(wanted); n >= 0; n = text.indexOf(wanted, n + wanted.length)) {
    parts.push(source.slice(end, at[n]), to);
    end = at[n + wanted.length - 1] + 1;
    times++;
  }
  return { text: parts.join('') + source.slice(end), times };
}
exports.replaceCode = replaceCode;
