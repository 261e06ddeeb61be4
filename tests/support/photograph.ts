import { crc32, deflateSync } from 'node:zlib';

/** It is a picture of 600 by 400 pixels, with a word in it on where it was taken. */
export function photograph600(where: string): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(600, 0);
  head.writeUInt32BE(400, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[
      chunk('IHDR', head),
      chunk('tEXt', Buffer.from(`Location\0${where}`)),
      chunk('IDAT', deflateSync(Buffer.alloc(601 * 400))),
    ],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
