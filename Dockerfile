# The images of docker-compose.yml, one target for each: services, host and door. The parts that browsers load are built in
# one stage that host and door take their files from, so that both always carry the same build.
# Lines after "# parts: …" are written by `npm run parts`.
# Where the public registry cannot be asked, name images like these two.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim

# One image for all services: SERVICE names which one runs. TypeScript runs as it is, so nothing is built.
FROM ${NODE_IMAGE} AS services
ENV NODE_ENV=production
WORKDIR /shop
COPY package.json package-lock.json ./
COPY e2e/package.json e2e/
COPY ops/package.json ops/
# parts: apps beside the services
COPY host/package.json host/
COPY mf-account/package.json mf-account/
COPY mf-admin/package.json mf-admin/
COPY mf-cart-checkout/package.json mf-cart-checkout/
COPY mf-catalog/package.json mf-catalog/
# parts: end
COPY services services
COPY shared shared
COPY shop shop
# Only what the services name; no script of a package runs (sharp and argon2 come as files that are built already).
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    # parts: services
    -w services/catalog -w services/cart-checkout -w services/account -w services/admin \
    # parts: end
  && npm cache clean --force \
  && mkdir /data /releases && chown node:node /data /releases
USER node
# Memory as in `npm start`, here and at the host (a test holds both to it).
CMD ["sh", "-c", "exec node --disable-warning=ExperimentalWarning --disable-proto=delete --max-semi-space-size=32 --heap-growing-percent=40 services/$SERVICE/src/main.ts"]

FROM ${NODE_IMAGE} AS parts
WORKDIR /shop
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build -- --contracts
RUN ops/nginx/collect-files.sh . /files

# The server that writes the shop's HTML. It reads what was built to know the files' names; nginx serves them.
FROM ${NODE_IMAGE} AS host
ENV NODE_ENV=production
WORKDIR /shop
COPY package.json package-lock.json ./
COPY e2e/package.json e2e/
COPY ops/package.json ops/
# parts: remotes beside the host
COPY mf-account/package.json mf-account/
COPY mf-admin/package.json mf-admin/
COPY mf-cart-checkout/package.json mf-cart-checkout/
COPY mf-catalog/package.json mf-catalog/
# parts: end
COPY services services
COPY shared shared
COPY shop/package.json shop/
COPY host/package.json host/
# The server needs what services are made of, and how money is written (a test holds it to that); all else that the host names is in the built files.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w shared/service-kit -w shared/money && npm cache clean --force \
  && mkdir /releases && chown node:node /releases
COPY host/server host/server
# parts: built
COPY --from=parts /shop/host/dist host/dist
COPY --from=parts /shop/mf-account/dist mf-account/dist
COPY --from=parts /shop/mf-admin/dist mf-admin/dist
COPY --from=parts /shop/mf-cart-checkout/dist mf-cart-checkout/dist
COPY --from=parts /shop/mf-catalog/dist mf-catalog/dist
# parts: end
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "--disable-proto=delete", "--max-semi-space-size=32", "--heap-growing-percent=40", "host/server/main.ts"]

# The one public door. Debian's nginx, because it has a module for files that are compressed already.
FROM ${DEBIAN_IMAGE} AS door
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY ops/nginx/*.conf ops/nginx/start.sh ops/nginx/write-settings.sh ./
COPY --from=parts /files files
# For everybody: the tmpfs that is laid over it in docker-compose.yml takes the folder's mode, and belongs to root.
RUN ln -s /usr/lib/nginx/modules modules && mkdir -m 1777 temp
USER www-data
EXPOSE 8080
CMD ["./start.sh"]
