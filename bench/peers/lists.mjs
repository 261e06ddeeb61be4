// The list of B6 is made by others here, each from the same objects in memory: `node lists.mjs apollo|mercurius|plain <file>`, with the answer's data in the
// file. None of them knows who asks: they have no sessions, no permissions, no limits and no store.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import fastify from 'fastify';
import mercurius from 'mercurius';

const [, , kind, file] = process.argv;
const data = JSON.parse(readFileSync(file, 'utf8'));
const { items, ...page } = data.leaveRequests;
const typeDefs = `
  type CoveredPeriod { date: String! periodKey: String! }
  type LeaveRequest { _id: ID! studentName: String attendanceType: String! fromDate: String! toDate: String! reason: String status: String! covered: [CoveredPeriod!]! }
  type Page { items: [LeaveRequest!]! total: Int! more: Boolean! }
  type Query { leaveRequests(page: Int, perPage: Int): Page! }`;
const nested = new Map(items.map(({ _id, covered }) => [_id, covered]));
const roots = items.map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => field !== 'covered')));
const resolvers = {
  Query: { leaveRequests: async () => ({ ...page, items: roots }) },
  LeaveRequest: { covered: async ({ _id }) => nested.get(_id) },
};

const started = {
  async apollo() {
    const apollo = new ApolloServer({ typeDefs, resolvers, nodeEnv: 'production' });
    await apollo.start();
    const app = express();
    app.use('/graphql', express.json(), expressMiddleware(apollo));
    return new Promise((ready) => {
      const server = app.listen(0, '127.0.0.1', () => ready(server.address().port));
    });
  },
  async mercurius() {
    const app = fastify();
    app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server.address().port;
  },
  plain: () =>
    new Promise((ready) => {
      const server = createServer((request, response) => {
        const parts = [];
        request.on('data', (part) => parts.push(part));
        request.on('end', () => {
          JSON.parse(Buffer.concat(parts).toString());
          const body = JSON.stringify({ data });
          response
            .writeHead(200, {
              'content-type': 'application/json; charset=utf-8',
              'content-length': Buffer.byteLength(body),
            })
            .end(body);
        });
      }).listen(0, '127.0.0.1', () => ready(server.address().port));
    }),
};
process.send({ port: await started[kind]() });
