#!/usr/bin/env bash
# xstate 5.33.3, a machine with regions. (1) A parent's transition is lost once one region handles
# the same event. Expected: it is taken for the other regions, as SCXML selects a transition for
# each atomic state (https://www.w3.org/TR/scxml/#SelectTransitions) and two transitions without a
# target don't conflict. (2) `reenter` on a region leaves and enters every region, and of two
# regions that do so at one event only the first is taken. SCXML asks for that; expected was a
# restart of that region alone. The portal keeps `on` of parent and region apart, and puts `reenter`
# on states inside a region.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3 >/dev/null
cat >regions.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createActor, createMachine } from 'xstate';

const { version } = JSON.parse(readFileSync('node_modules/xstate/package.json', 'utf8'));
console.log(`xstate ${version}: what is done at one event`);

/** What a machine with two regions does at `go`. */
function doneAt(root, one, two) {
  const done = [];
  const say = (what) => () => done.push(what);
  const region = (name, on) => ({ initial: 'at', on, states: { at: { entry: say(`enter ${name}`) } } });
  const machine = createMachine({
    type: 'parallel',
    on: root && { go: { actions: say('parent') } },
    states: { one: region('one', one(say)), two: region('two', two(say)) },
  });
  const actor = createActor(machine).start();
  done.length = 0;
  actor.send({ type: 'go' });
  return done.join(', ');
}

const nothing = () => ({});
const hears = (say) => ({ go: { actions: say('one') } });
const anew = (name) => (say) => ({ go: { target: '.at', reenter: true, actions: say(name) } });
let changed = 0;
for (const [what, now, expected, seen] of [
  ['the parent alone hears it', doneAt(true, nothing, nothing), 'parent', 'parent'],
  ['the parent and one region hear it', doneAt(true, hears, nothing), 'one, parent', 'one'],
  ['one region reenters', doneAt(false, anew('one'), nothing), 'one, enter one', 'one, enter one, enter two'],
  ['both regions reenter', doneAt(false, anew('one'), anew('two')), 'one, two, enter one, enter two', 'one, enter one, enter two'],
]) {
  if (now !== seen) changed += 1;
  console.log(`${now === seen ? 'as before' : 'CHANGED  '}  ${what}: expected '${expected}', seen '${now}'`);
}
process.exitCode = changed === 0 ? 0 : 1;
JS
node regions.mjs
