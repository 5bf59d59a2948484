# The images of docker-compose.yml, one target for each: every service, commands, host and door. The parts that browsers load are built in
# one stage that host and door take their files from, so that both always carry the same build. Packages come before sources in
# every stage: a change of a source installs none of them again.
# Lines after "# parts: …" are written by `npm run parts`.
# Other images may be named, and these pinned by their digests: docs/operation.md says how.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim

# What `npm ci` reads, of all workspaces.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /shop
COPY package.json package-lock.json ./
COPY e2e/package.json e2e/
COPY ops/package.json ops/
COPY shop/package.json shop/
COPY services/embedded-mongo/package.json services/embedded-mongo/
COPY shared/api-client/package.json shared/api-client/
COPY shared/calendar/package.json shared/calendar/
COPY shared/contracts/package.json shared/contracts/
COPY shared/demo-data/package.json shared/demo-data/
COPY shared/forms/package.json shared/forms/
COPY shared/money/package.json shared/money/
COPY shared/pricing/package.json shared/pricing/
COPY shared/service-kit/package.json shared/service-kit/
COPY shared/shell/package.json shared/shell/
COPY shared/testing/package.json shared/testing/
COPY shared/tooling/package.json shared/tooling/
COPY shared/ui-kit/package.json shared/ui-kit/
# parts: manifests
COPY host/package.json host/
COPY mf-account/package.json mf-account/
COPY mf-admin/package.json mf-admin/
COPY mf-cart-checkout/package.json mf-cart-checkout/
COPY mf-catalog/package.json mf-catalog/
COPY services/account/package.json services/account/
COPY services/admin/package.json services/admin/
COPY services/cart-checkout/package.json services/cart-checkout/
COPY services/catalog/package.json services/catalog/
COPY services/gateway/package.json services/gateway/
# parts: end

# What services are made of. TypeScript runs as it is, so nothing is built.
FROM manifests AS service
ENV NODE_ENV=production
# Only what the services name; no script of a package runs (sharp and argon2 come as files that are built already).
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
    # parts: services
    -w services/catalog -w services/cart-checkout -w services/account -w services/admin \
    # parts: end
  && npm cache clean --force \
  && mkdir /data /releases && chown node:node /data /releases
COPY shared shared
USER node
# Memory as in `npm start`, here and at the host (a test holds both to it).
CMD ["sh", "-c", "exec node --disable-warning=ExperimentalWarning --disable-proto=delete --max-semi-space-size=32 --heap-growing-percent=40 services/$SERVICE/src/main.ts"]

# An image for each service, of its own sources alone. SHOP_VERSION is the commit that they are from.
# parts: service targets
FROM service AS catalog
COPY services/catalog services/catalog
ENV SERVICE=catalog
ARG SHOP_VERSION=working-tree
ENV SHOP_VERSION=${SHOP_VERSION}

FROM service AS cart-checkout
COPY services/cart-checkout services/cart-checkout
ENV SERVICE=cart-checkout
ARG SHOP_VERSION=working-tree
ENV SHOP_VERSION=${SHOP_VERSION}

FROM service AS account
COPY services/account services/account
ENV SERVICE=account
ARG SHOP_VERSION=working-tree
ENV SHOP_VERSION=${SHOP_VERSION}

FROM service AS admin
COPY services/admin services/admin
ENV SERVICE=admin
ARG SHOP_VERSION=working-tree
ENV SHOP_VERSION=${SHOP_VERSION}

# parts: end

# Commands that need several services, such as the one that brings the demonstration goods.
FROM service AS commands
COPY services services
COPY shop shop

FROM manifests AS parts
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
RUN ops/nginx/collect-files.sh . /files

# The server that writes the shop's HTML. It reads what was built to know the files' names; nginx serves them.
FROM manifests AS host
ENV NODE_ENV=production
# The server needs what services are made of, and how money is written (a test holds it to that); all else that the host names is in the built files.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w shared/service-kit -w shared/money && npm cache clean --force \
  && mkdir /releases /cache && chown node:node /releases /cache
COPY shared shared
COPY host/server host/server
# parts: built
COPY --from=parts /shop/host/dist host/dist
COPY --from=parts /shop/mf-account/dist mf-account/dist
COPY --from=parts /shop/mf-admin/dist mf-admin/dist
COPY --from=parts /shop/mf-cart-checkout/dist mf-cart-checkout/dist
COPY --from=parts /shop/mf-catalog/dist mf-catalog/dist
# parts: end
USER node
ARG SHOP_VERSION=working-tree
ENV SHOP_VERSION=${SHOP_VERSION}
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
EXPOSE 8080 8443
CMD ["./start.sh"]
