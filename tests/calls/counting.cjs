// Loaded before a service (`node --require`): writes a line into CALLS/<service>.log for each call that it makes to its servers, when the call has ended.
// What only keeps a connection alive is no call: the drivers send it by themselves.
const { createRequire } = require('node:module');
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');

const program = process.argv[1] ?? '';
const service = /([a-z-]+)[\\/]dist[\\/]main\.js$/.exec(program)?.[1];
const keepsAlive = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);
if (service) {
  const file = join(process.env.CALLS, `${service}.log`);
  const now = () => performance.timeOrigin + performance.now();
  const note = (call, began, ended) => appendFileSync(file, `${JSON.stringify({ service, call, began, ended })}\n`);

  const http2 = require('node:http2');
  const { connect } = http2;
  http2.connect = (...args) => {
    const session = connect(...args);
    const { request } = session;
    session.request = function (headers, ...rest) {
      const began = now();
      const stream = request.call(this, headers, ...rest);
      const call = `log ${headers[':path'].split('/').at(-1)}`;
      stream.once('close', () => note(call, began, now()));
      return stream;
    };
    return session;
  };
  const { Connection } = createRequire(program)('mongodb/lib/cmap/connection');
  const { command } = Connection.prototype;
  Connection.prototype.command = async function (namespace, asked, ...rest) {
    const [verb] = Object.keys(asked);
    if (keepsAlive.has(verb)) return command.call(this, namespace, asked, ...rest);
    const began = now();
    try {
      return await command.call(this, namespace, asked, ...rest);
    } finally {
      note(`documents ${verb} ${asked[verb]}`, began, now());
    }
  };
}
