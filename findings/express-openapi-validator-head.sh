#!/usr/bin/env bash
# express-openapi-validator 5.6.2 answers HEAD with 405 where the contract has only GET. Expected:
# HEAD runs the route of GET without a body, as Express does and RFC 9110, 9.1 demands. A load
# balancer that asks by HEAD takes a service behind the validator for broken. The sandbox's
# documents name no HEAD and the portal sends none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund express@5.3.0 express-openapi-validator@5.6.2 >/dev/null
cat >ask.mjs <<'JS'
import express from 'express';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { middleware } from 'express-openapi-validator';

const apiSpec = {
  openapi: '3.1.0',
  info: { title: 'Monedas', version: '1' },
  paths: {
    '/monedas': {
      get: {
        responses: {
          200: { description: 'All', content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } },
        },
      },
    },
  },
};

/** The statuses of GET and HEAD. */
async function statuses(...before) {
  const app = express().use(...before, (_req, _res, next) => next());
  app.get('/monedas', (_req, res) => res.json(['DOP']));
  app.use((error, _req, res, _next) => res.status(error.status ?? 500).end());
  const server = app.listen(0);
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}/monedas`;
  const seen = [];
  for (const method of ['GET', 'HEAD']) seen.push(`${method} ${(await fetch(address, { method })).status}`);
  server.close().closeAllConnections();
  return seen.join(', ');
}

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const plain = await statuses();
const validated = await statuses(middleware({ apiSpec, validateResponses: true }));
console.log(`express ${versionOf('express')}: ${plain}`);
console.log(`with express-openapi-validator ${versionOf('express-openapi-validator')}: ${validated}; expected GET 200, HEAD 200`);
process.exitCode = plain === 'GET 200, HEAD 200' && validated === 'GET 200, HEAD 405' ? 0 : 1;
JS
node ask.mjs
