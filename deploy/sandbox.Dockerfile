# Sandbox of the three services with the portal on port 4280, for trials only: its password is
# public.
FROM node:24.21.0-bookworm-slim
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY tools/codegen/package.json tools/codegen/
RUN npm ci
COPY index.html vite.config.ts tsconfig.json ./
COPY tools/build tools/build
COPY public public
COPY src src
RUN npm run build && mkdir /data && chown node /data
COPY openapi/bundle openapi/bundle
COPY sandbox sandbox
ENV SANDBOX_DB=/data/portal.db
VOLUME /data
USER node
EXPOSE 4280
CMD ["node", "sandbox/main.ts"]
