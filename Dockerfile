# One image for every service; which one it is, its command says.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY events/package.json events/
COPY events/store/package.json events/store/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY projection-service/documents/package.json projection-service/documents/
COPY query-api/package.json query-api/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What the services need when they run: nothing of the web, which is built by then.
FROM manifests
RUN npm ci --omit=dev -w events -w events/store -w command-service -w projection-service -w projection-service/documents -w query-api \
  && npm cache clean --force
ENV NODE_ENV=production
COPY scripts/ops.mjs scripts/healthy.mjs scripts/sockets.mjs scripts/
COPY --from=build /app/dist dist
COPY --from=build /app/command-service/dist command-service/dist
COPY --from=build /app/projection-service/dist projection-service/dist
COPY --from=build /app/query-api/dist query-api/dist
COPY --from=build /app/query-api/generated query-api/generated
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
