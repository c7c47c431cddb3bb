#!/usr/bin/env bash
# wouter 3.13.0 under React 19.3.1: a nested Router with a `hook` of its own takes nothing from the
# Router above it: no base, no parser, no `aroundNav`. Expected: the base, as its README says
# ("When you have multiple nested routers, base paths are inherited and stack up") and as a nested
# Router without a hook does; a guard in `aroundNav` is lost, too. The portal gives both again where
# a screen keeps its own place (src/kit/leave/leave-guard.tsx).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wouter@3.13.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >router.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router, useRouter } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const { version } = JSON.parse(readFileSync('node_modules/wouter/package.json', 'utf8'));
console.log(`wouter ${version}: what a Router inside another one has`);

const guard = (navigate, to, options) => navigate(to, options);
const { hook } = memoryLocation({ path: '/portal/clientes' });
let seen = '';
const Look = () => {
  const router = useRouter();
  seen = `base "${router.base}", ${router.aroundNav === guard ? 'the guard' : 'no guard'}`;
  return null;
};
const inside = (props) => {
  renderToStaticMarkup(h(Router, { base: '/portal', aroundNav: guard, hook }, h(Router, props, h(Look))));
  return seen;
};

let changed = 0;
for (const [what, now, expected, seen] of [
  ['without a hook', inside({ base: '/ventas' }), 'base "/portal/ventas", the guard', 'base "/portal/ventas", the guard'],
  ['with a hook', inside({ base: '/ventas', hook }), 'base "/portal/ventas", the guard', 'base "/ventas", no guard'],
]) {
  if (now !== seen) changed += 1;
  console.log(`${now === seen ? 'as before' : 'CHANGED  '}  ${what}: expected '${expected}', seen '${now}'`);
}
process.exitCode = changed === 0 ? 0 : 1;
JS
node router.mjs
