# One image for every service; which one it is, its command says, by default query-api.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY events/package.json events/
COPY events/store/package.json events/store/
COPY command-service/package.json command-service/
COPY command-service/objects/package.json command-service/objects/
COPY projection-service/package.json projection-service/
COPY projection-service/documents/package.json projection-service/documents/
COPY query-api/package.json query-api/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What the services need when they run: nothing of the web, which is built by then, and of the packages no declarations, maps and sources.
FROM manifests AS packages
RUN npm ci --omit=dev -w events -w events/store -w command-service -w command-service/objects -w projection-service -w projection-service/documents -w query-api \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types \
  && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) -delete

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=packages /app ./
COPY scripts/demo/films scripts/demo/films
COPY scripts/ops.mjs scripts/healthy.mjs scripts/sockets.mjs scripts/
COPY --from=build /app/dist dist
COPY --from=build /app/command-service/dist command-service/dist
COPY --from=build /app/projection-service/dist projection-service/dist
COPY --from=build /app/query-api/dist query-api/dist
COPY --from=build /app/query-api/generated query-api/generated
COPY --from=build /app/web/dist web/dist
# Converts videos; nothing else needs it.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
ARG VERSION=development
LABEL org.opencontainers.image.version=$VERSION
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 FFMPEG=/usr/bin/ffmpeg
USER node
VOLUME /data
ENTRYPOINT ["node", "--max-semi-space-size=32", "--enable-source-maps"]
CMD ["query-api/dist/main.js"]
