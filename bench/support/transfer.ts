// Bytes go over one connection as fast as they can: nothing is gathered, and nothing looked at but the head of an answer.
import { connect } from 'node:net';

type Head = { readonly status: number; readonly length: number };
export type Line = {
  /** It resolves when all of the body has come, and says how long its first byte took, in ms. */
  get(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly bytes: number; readonly firstMs: number }>;
  put(path: string, body: Buffer, headers?: Readonly<Record<string, string>>): Promise<void>;
  close(): void;
};
const wanted = [200, 201, 204, 206];
const chunk = Buffer.alloc(1 << 20);

export async function openLine(port: number): Promise<Line> {
  let pending:
    | { resolve: (done: { bytes: number; firstMs: number }) => void; reject: (error: Error) => void }
    | undefined;
  let [text, left, bytes, begun, firstMs] = ['', 0, 0, 0, 0];
  let head: Head | undefined;
  const end = () => {
    const one = pending;
    [pending, head, text] = [undefined, undefined, ''];
    one?.resolve({ bytes, firstMs });
  };
  const fail = (error: Error) => {
    pending?.reject(error);
    pending = undefined;
  };
  const take = (count: number, buffer: Uint8Array) => {
    let body = count;
    if (!head) {
      text += Buffer.from(buffer.buffer, buffer.byteOffset, count).toString('latin1');
      const at = text.indexOf('\r\n\r\n');
      if (at < 0) return;
      head = { status: Number(text.slice(9, 12)), length: Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) };
      if (!wanted.includes(head.status)) return fail(new Error(text.slice(0, 400)));
      [left, bytes, body] = [head.length, head.length, text.length - at - 4];
    }
    if (body > 0 && firstMs === 0) firstMs = performance.now() - begun;
    left -= body;
    if (left === 0) end();
  };
  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    onread: { buffer: chunk, callback: (count, buffer) => (take(count, buffer), true) },
  });
  await new Promise((ready, failed) => socket.once('connect', ready).once('error', failed));
  socket.on('error', fail).on('close', () => fail(new Error('the server closed the connection')));
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: Buffer) =>
    new Promise<{ readonly bytes: number; readonly firstMs: number }>((resolve, reject) => {
      // Nobody says any more that it was closed.
      if (socket.destroyed) return reject(new Error('the server had closed the connection'));
      pending = { resolve, reject };
      [firstMs, begun] = [0, performance.now()];
      const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${more.join('')}\r\n`);
      if (body) socket.write(body);
    });
  return {
    get: (path, headers = {}) => ask('GET', path, headers),
    put: async (path, body, headers = {}) =>
      void (await ask('PUT', path, { ...headers, 'content-length': String(body.length) }, body)),
    close: () => socket.destroy(),
  };
}
