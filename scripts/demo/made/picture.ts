import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [640, 360];
const shades = 96;
type Colour = readonly [red: number, green: number, blue: number];
const between = (from: Colour, to: Colour, share: number) => from.map((part, i) => part + (to[i]! - part) * share);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** It draws a sky, a sun and three ridges as PNG, other ones for each number: they are nobody's work but ours. */
export function ridgesOf(n: number, [above, below]: readonly [Colour, Colour]): Buffer {
  const colours = [
    ...Array.from({ length: shades }, (_, i) => between(above, below, i / (shades - 1))),
    [255, 233, 196],
    ...[0.25, 0.5, 0.75].map((share) => between(above, [12, 18, 26], share)),
  ];
  const ridge = (layer: number, x: number) =>
    height * (0.45 + 0.15 * layer) +
    26 * Math.sin(x / (70 + 9 * n) + n * 2 + layer) +
    14 * Math.sin(x / 31 + n + layer * 3) +
    6 * Math.sin(x / 13 + layer * n);
  const [sunX, sunY, sunR] = [120 + ((n * 97) % 400), 110, 34];
  // A byte before each row says that the row stands for itself.
  const rowBytes = width + 1;
  const pixels = Buffer.alloc(height * rowBytes);
  for (let y = 0; y < height; y++)
    pixels.fill(Math.min(shades - 1, Math.floor((y * shades) / (height * 0.75))), y * rowBytes + 1, (y + 1) * rowBytes);
  for (let y = sunY - sunR; y <= sunY + sunR; y++)
    for (let x = sunX - sunR; x <= sunX + sunR; x++)
      if ((x - sunX) ** 2 + (y - sunY) ** 2 < sunR ** 2) pixels[y * rowBytes + x + 1] = shades;
  // The nearer ridge hides what is behind it.
  for (const layer of [0, 1, 2])
    for (let x = 0; x < width; x++)
      for (let y = Math.floor(ridge(layer, x)) + 1; y < height; y++) pixels[y * rowBytes + x + 1] = shades + 1 + layer;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // A pixel takes eight bits, which are the number of a colour.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat().map(Math.round))),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
