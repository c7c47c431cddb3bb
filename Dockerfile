# The built portal behind nginx on port 8080; docs/deploy.md explains how to run it. The front provides TLS.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY tools/codegen/package.json tools/codegen/
RUN npm ci
COPY index.html vite.config.ts tsconfig.json ./
COPY tools/build tools/build
COPY public public
COPY src src
RUN npm run build

FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/modules-enabled \
  && ln -sf /dev/stdout /var/log/nginx/autogestion.log
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/headers.conf /etc/nginx/autogestion-headers.conf
COPY deploy/nginx/portal.conf /etc/nginx/conf.d/portal.conf
COPY --from=build /portal/dist /srv/portal/autogestion
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
