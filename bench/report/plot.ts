// It draws the picture of a benchmark: the dot is the median, the bar its interval, the blue stroke the target.
import { isMet, type Ratio } from '../method/rounds.ts';
import { figure } from './words.ts';

const [width, rowHeight, left] = [640, 34, 300];
const xml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Each ratio stands on one logarithmic line: right of the stroke is better for "at least", left of it for "at most". What was measured once has no bar. */
export function plot(ratios: readonly Ratio[]): string {
  const values = ratios
    .flatMap(({ median, low = median, high = median, target }) => [median, low, high, target])
    .filter((value) => value > 0);
  const [least, most] = [Math.min(...values) / 1.5, Math.max(...values) * 1.5];
  const x = (value: number) =>
    Math.round(
      left +
        ((Math.log(Math.max(value, least)) - Math.log(least)) / (Math.log(most) - Math.log(least))) *
          (width - left - 20),
    );
  const rows = ratios.map((ratio, n) => {
    const { name, median, low, high, target } = ratio;
    const y = 20 + n * rowHeight;
    const colour = isMet(ratio) ? '#2e7d32' : '#c62828';
    return [
      `<text x="${left - 12}" y="${y + 4}" text-anchor="end" font-size="12" fill="#555">${xml(name)}</text>`,
      `<line x1="${left}" x2="${width - 20}" y1="${y}" y2="${y}" stroke="#ccc"/>`,
      low === undefined || high === undefined
        ? ''
        : `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="5"/>`,
      `<circle cx="${x(median)}" cy="${y}" r="6" fill="${colour}"/>`,
      `<line x1="${x(target)}" x2="${x(target)}" y1="${y - 11}" y2="${y + 11}" stroke="#1565c0" stroke-width="2"/>`,
    ].join('');
  });
  const height = 20 + ratios.length * rowHeight;
  const title = `<title>${xml(ratios.map(({ name, median, target, sense }) => `${name}: ${figure(median)}, wanted ${sense} ${figure(target)}`).join('; '))}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" role="img">${title}<rect width="${width}" height="${height}" fill="#fff"/>${rows.join('')}</svg>\n`;
}
