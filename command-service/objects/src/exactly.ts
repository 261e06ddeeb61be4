import { PartBroken } from './port.ts';

/** Gives what is said to be so long, piece by piece. @throws PartBroken when it is longer, shorter, or breaks off. */
export async function* exactly(size: number, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let count = 0;
  try {
    for await (const chunk of bytes) {
      count += chunk.length;
      if (count > size) break;
      yield chunk;
    }
  } catch (error) {
    throw new PartBroken('the bytes did not come', { cause: error });
  }
  if (count !== size) throw new PartBroken(`${count} bytes, where ${size} were said`);
}
