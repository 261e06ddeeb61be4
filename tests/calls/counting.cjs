// It is loaded before a service (`node --require`), and writes a line into CALLS/<service>.log for each call that the service makes to its servers, when the
// call has ended. What only keeps a connection alive is no call: the drivers send it by themselves. A call that stays open and carries many appends is as many
// as it carries: each that is asked and answered, or not answered any more. Beside each stands how many bytes went to and fro so far.
const { createRequire } = require('node:module');
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');

const program = process.argv[1] ?? '';
const service = /([a-z-]+)[\\/]dist[\\/]main\.js$/.exec(program)?.[1];
const carriesMany = '/event_store.client.streams.Streams/BatchAppend';
const keepsAlive = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions']);
if (service) {
  const file = join(process.env.CALLS, `${service}.log`);
  const now = () => performance.timeOrigin + performance.now();
  const net = require('node:net');
  const sockets = [];
  for (const name of ['connect', 'createConnection']) {
    const open = net[name];
    net[name] = (...args) => {
      const socket = open(...args);
      sockets.push(socket);
      return socket;
    };
  }
  const note = (call, began, ended) => {
    const bytes = sockets.reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
    appendFileSync(file, `${JSON.stringify({ service, call, began, ended, bytes })}\n`);
  };

  const http2 = require('node:http2');
  const { connect } = http2;
  http2.connect = (...args) => {
    const session = connect(...args);
    const { request } = session;
    session.request = function (headers, ...rest) {
      const began = now();
      const stream = request.call(this, headers, ...rest);
      const call = `log ${headers[':path'].split('/').at(-1)}`;
      if (headers[':path'] !== carriesMany) stream.once('close', () => note(call, began, now()));
      return stream;
    };
    return session;
  };
  const requireThere = createRequire(program);
  const { StreamsClient } = requireThere('@eventstore/db-client/generated/streams_grpc_pb');
  const { batchAppend } = StreamsClient.prototype;
  StreamsClient.prototype.batchAppend = function (...args) {
    const call = batchAppend.apply(this, args);
    const asked = new Map();
    const over = (id) => {
      if (asked.has(id)) note('log BatchAppend', asked.get(id), now());
      asked.delete(id);
    };
    const { write } = call;
    call.write = function (message, ...rest) {
      if (message.getIsFinal()) asked.set(message.getCorrelationId().getString(), now());
      return write.call(this, message, ...rest);
    };
    call.on('data', (answer) => over(answer.getCorrelationId().getString()));
    for (const end of ['end', 'error', 'close']) call.on(end, () => [...asked.keys()].forEach(over));
    return call;
  };
  const { Connection } = requireThere('mongodb/lib/cmap/connection');
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
