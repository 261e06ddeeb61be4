const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);

type Cue = { readonly from: number; readonly to: number; readonly text: string };
const milliseconds = ([hours = '0', minutes = '', seconds = '', rest = '']: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
/** Null for a block whose times cannot be read. Above the times may stand a name, and below them the text. */
function cueOf(block: string): Cue | null {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const [, ...times] = (at < 2 && timing.exec(lines[at] ?? '')) || [];
  const [from, to] = [milliseconds(times.slice(0, 4)), milliseconds(times.slice(4))];
  const rest = lines.slice(at + 1).join('\n');
  return to > from && !rest.includes('-->') ? { from, to, text: rest } : null;
}

const timeText = (at: number): string => new Date(at).toISOString().slice(11, 23);
/** Colours and places are SubRip's own; what else looks like a mark is text. */
const plainer = (text: string): string =>
  text
    .replace(/<\/?font[^>]*>|\{\\[^}]*\}/gi, '')
    .replaceAll('&', '&amp;')
    .replace(/<(?!\/?[ibu]>)/g, '&lt;');

/** Subtitles as WebVTT, of WebVTT or SubRip; null where the times of a line cannot be read, or there is no line at all. */
export function webVttOf(text: string): string | null {
  const withoutMark = text.replace(/^\uFEFF/, '');
  const blocks = withoutMark.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  const cues = blocks.filter((block) => block.includes('-->')).map((block) => cueOf(block.trim()));
  if (cues.length === 0 || cues.includes(null)) return null;
  if (/^WEBVTT(?:\s|$)/.test(withoutMark)) return withoutMark;
  const written = cues.flatMap((cue) =>
    cue ? [`${timeText(cue.from)} --> ${timeText(cue.to)}\n${plainer(cue.text)}`] : [],
  );
  return `WEBVTT\n\n${written.join('\n\n')}\n`;
}
