import { type ESTree, parseSync, Visitor } from 'vite';
import type { Rule } from './rules.ts';
import { isTest } from './sources.ts';

/** An outcome of a JSX part: known words, an element, or the source of an unknown value. */
type Outcome = 'words' | 'element' | { readonly written: string };

interface Child {
  readonly outcomes: readonly Outcome[];
  /** Whether another outcome, or none, may follow later. */
  readonly varies: boolean;
}

const isTemplate = (outcome: Outcome) => typeof outcome === 'object' && outcome.written.startsWith('`');

/** Nothing but white space is not translated. */
const isBlank = (text: string) => !/\S/.test(text);

/** The last name of `a.b`, `b[c]`, `b(c)`. */
const lastName = (written: string) => /^(?:[\w.?]*[.?])?(\w+)(?:[[(].*)?$/s.exec(written)?.[1] ?? written;

const listCalls: readonly string[] = ['map', 'flatMap'];

/** The outcomes of an expression; empty when it draws nothing. */
function outcomesOf(node: ESTree.Node, text: string): readonly Outcome[] {
  const written = [{ written: text.slice(node.start, node.end) }];
  switch (node.type) {
    case 'JSXEmptyExpression':
      return [];
    case 'JSXElement':
    // The content of a fragment is checked separately.
    case 'JSXFragment':
      return ['element'];
    case 'ParenthesizedExpression':
      return outcomesOf(node.expression, text);
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean' || isBlank(String(node.value)) ? [] : ['words'];
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? ['words'] : written;
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent, text), ...outcomesOf(node.alternate, text)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : outcomesOf(node.left, text)), ...outcomesOf(node.right, text)];
    case 'CallExpression': {
      const { callee } = node;
      const [each] = node.arguments;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return written;
      if (!listCalls.includes(callee.property.name) || each?.type !== 'ArrowFunctionExpression') return written;
      if (each.body.type !== 'BlockStatement') return outcomesOf(each.body, text);
      return each.body.body.flatMap((one) =>
        one.type === 'ReturnStatement' && one.argument ? outcomesOf(one.argument, text) : [],
      );
    }
    default:
      return written;
  }
}

/** The returned expressions of a function, without those of inner functions. */
function returnsOf(node: ESTree.Node | null | undefined): readonly ESTree.Expression[] {
  switch (node?.type) {
    case 'ReturnStatement':
      return node.argument ? [node.argument] : [];
    case 'BlockStatement':
      return node.body.flatMap(returnsOf);
    case 'IfStatement':
      return [...returnsOf(node.consequent), ...returnsOf(node.alternate)];
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent.flatMap(returnsOf));
    default:
      return [];
  }
}

function childOf(node: ESTree.JSXChild, text: string): Child {
  if (node.type === 'JSXText') return { outcomes: isBlank(node.value) ? [] : ['words'], varies: false };
  if (node.type !== 'JSXExpressionContainer') return { outcomes: outcomesOf(node, text), varies: false };
  return { outcomes: outcomesOf(node.expression, text), varies: node.expression.type !== 'Literal' };
}

/**
 * A translating browser replaces text nodes by elements. React holds a text node only beside other
 * children; changing, removing or preceding such a text then fails. So a varying text stands alone
 * in its element, and fixed words stand only beside fixed elements. `elements` names expressions
 * that draw only elements although the code doesn't show this:
 * `name` anywhere, `path: expression` in one place. No component draws bare text.
 */
export const textsStandAlone =
  (elements: readonly string[]): Rule =>
  (sources) =>
    sources
      .filter((source) => source.path.endsWith('.tsx') && !isTest(source))
      .flatMap(({ path, text }) => {
        const wrong: string[] = [];
        const isUnseen = (outcome: Outcome) =>
          typeof outcome === 'object' &&
          !elements.some((known) => [lastName(outcome.written), `${path}: ${outcome.written}`].includes(known));
        const look = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
          const children = node.children.map((child) => childOf(child, text)).filter(({ outcomes }) => outcomes.length > 0);
          const all = children.flatMap(({ outcomes }) => outcomes);
          const isFragment = node.type === 'JSXFragment';
          if (!isFragment && children.length < 2) return;
          const isMixed = all.includes('words') && (isFragment || children.some(({ varies }) => varies));
          if (!isMixed && !all.some(isUnseen)) return;
          const line = text.slice(0, node.start).split('\n').length;
          const seen = all.filter(isUnseen).map((outcome) => (typeof outcome === 'object' ? outcome.written : outcome));
          wrong.push(
            `${path}:${line}: ${seen[0] ?? 'a text'} stands beside something else: one string, or an element of its own (Words)`,
          );
        };
        const lookAtComponent = (name: string | undefined, returned: readonly ESTree.Expression[]) => {
          const [bare] = returned.filter((node) => {
            const outcomes = outcomesOf(node, text);
            return (
              outcomes.includes('words') || outcomes.some(isTemplate) || (outcomes.includes('element') && outcomes.some(isUnseen))
            );
          });
          if (!bare || !/^[A-Z]/.test(name ?? '')) return;
          const line = text.slice(0, bare.start).split('\n').length;
          wrong.push(`${path}:${line}: ${name} draws a text without an element of its own (Words)`);
        };
        new Visitor({
          JSXElement: look,
          JSXFragment: look,
          FunctionDeclaration: ({ id, body }) => lookAtComponent(id?.name, returnsOf(body)),
          VariableDeclarator: ({ id, init }) => {
            if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return;
            const { body } = init;
            lookAtComponent(id.name, body.type === 'BlockStatement' ? returnsOf(body) : [body]);
          },
        }).visit(parseSync(path, text, { lang: 'tsx' }).program);
        return wrong;
      });
