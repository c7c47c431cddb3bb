import { type ESTree, parseSync, Visitor } from 'vite';
import type { Rule } from './rules.ts';
import { isTest } from './sources.ts';

const effects: readonly string[] = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'];

/** Usual names of values that never change during the life of a component. */
const stable: readonly string[] = ['send', 'actor', 'form', 'set', 'negocio', 'portal'];

type Callback = ESTree.ArrowFunctionExpression | ESTree.Function;

const isCallback = (node: ESTree.Node | null | undefined): node is Callback =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression' || node?.type === 'FunctionDeclaration';

const nameOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined;

/** The last name of a called expression: `send` for `send()` and `actor.send()`. */
function calledName({ callee }: ESTree.CallExpression): string | undefined {
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
}

/** Walks over code that runs at once, without inner functions, which may run later. */
function* atOnce(node: unknown): Generator<ESTree.CallExpression> {
  if (Array.isArray(node)) {
    for (const one of node) yield* atOnce(one);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const one = node as ESTree.Node;
  if (isCallback(one)) return;
  if (one.type === 'CallExpression') yield one;
  for (const part of Object.values(one)) yield* atOnce(part);
}

/** The file's states without a setter, which keep their initial value. */
function constantsOf(program: ESTree.Program): ReadonlySet<string> {
  const found = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init?.type !== 'CallExpression' || calledName(init) !== 'useState' || id.type !== 'ArrayPattern') return;
      const name = nameOf(id.elements[0]);
      if (name && id.elements.length === 1) found.add(name);
    },
  }).visit(program);
  return found;
}

/** The file's state setters (`useState`, `useReducer`) and effect events (`useEffectEvent`). */
function settersOf(program: ESTree.Program): ReadonlySet<string> {
  const found = new Set(['send', 'set']);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init?.type !== 'CallExpression') return;
      const made = calledName(init) ?? '';
      const second = id.type === 'ArrayPattern' ? nameOf(id.elements[1]) : undefined;
      if (['useState', 'useReducer'].includes(made) && second) found.add(second);
      const own = nameOf(id);
      if (made === 'useEffectEvent' && own) found.add(own);
    },
  }).visit(program);
  return found;
}

/**
 * No effect sets a state or sends an event because another state changed: such a decision belongs
 * in a machine or in the code that changed the state. Checks setters, effect events and `send` that
 * an effect with changing dependencies calls at once, not in a later callback.
 */
export const effectsDecideNothing: Rule = (sources) =>
  sources
    .filter((source) => /\.tsx?$/.test(source.path) && !isTest(source))
    .flatMap(({ path, text }) => {
      // A generic arrow function of a .ts file is no markup.
      const { program } = parseSync(path, text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' });
      const setters = settersOf(program);
      const same = new Set([...stable, ...setters, ...constantsOf(program)]);
      const wrong: string[] = [];
      new Visitor({
        CallExpression: (node) => {
          if (!effects.includes(calledName(node) ?? '')) return;
          const [work, deps] = node.arguments;
          if (!isCallback(work)) return;
          const isChanging = deps?.type !== 'ArrayExpression' || deps.elements.some((one) => !same.has(nameOf(one) ?? ''));
          if (!isChanging) return;
          const [call] = [...atOnce(work.body)].filter((one) => setters.has(calledName(one) ?? ''));
          if (!call) return;
          const line = text.slice(0, call.start).split('\n').length;
          wrong.push(`${path}:${line}: an effect calls ${calledName(call)}: decide where the other state changes`);
        },
      }).visit(program);
      return wrong;
    });
