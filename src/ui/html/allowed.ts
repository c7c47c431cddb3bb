/** Elements that a comment may consist of. */
export const allowedTags: readonly string[] = (
  'a b blockquote br caption cite code dd del dfn div dl dt em hr i ins kbd li mark ol p pre q s samp small strong sub sup u ul var ' +
  'table tbody td tfoot th thead tr'
).split(' ');

/** The attributes that they may have. */
export const allowedAttributes: readonly string[] = ['href', 'rel', 'target', 'colspan', 'rowspan', 'start'];

/** Those of them that hold small whole numbers. */
export const numbersOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan']],
  ['ol', ['start']],
]);

const each = (made: string, names: string) => names.split(' ').map((name) => [name, made] as const);

/** What is made of a foreign element, by its name; of any other nothing but what it holds. Headings are bold lines, so that the outline stays the page's. */
export const madeOf: ReadonlyMap<string, string> = new Map([
  ...allowedTags.map((tag) => [tag, tag] as const),
  ...each('p', 'h1 h2 h3 h4 h5 h6'),
  ...each(
    'div',
    'address article aside center details dialog fieldset figcaption figure footer form header hgroup legend main nav section summary',
  ),
  ...each('pre', 'listing plaintext xmp'),
  ...each('ul', 'dir menu'),
  ...each('s', 'strike'),
  ...each('code', 'tt'),
]);

/** Elements that are left out with all that they hold. */
export const leftOut: ReadonlySet<string> = new Set(
  (
    'applet audio canvas colgroup datalist embed frameset head iframe map math noembed noframes noscript object script select style svg ' +
    'template textarea title video'
  ).split(' '),
);

/** Elements that stand in a line. */
export const inline: ReadonlySet<string> = new Set(
  'a b cite code del dfn em i ins kbd mark q s samp small strong sub sup u var'.split(' '),
);

/** Elements that take a line even where they are empty. */
export const rows: ReadonlySet<string> = new Set(['li', 'tr', 'hr', 'dt', 'dd']);

const rowGroups = ['thead', 'tbody', 'tfoot'];

/** Where parts of lists and tables stand; anywhere else they are a `div`. */
export const homes: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['li', ['ul', 'ol']],
  ...['dt', 'dd'].map((tag) => [tag, ['dl']] as const),
  ...['caption', ...rowGroups].map((tag) => [tag, ['table']] as const),
  ['tr', rowGroups],
  ...['td', 'th'].map((tag) => [tag, ['tr']] as const),
]);

/** Lists and tables hold their parts only: anything else comes into a part of its own. */
export const partOf: ReadonlyMap<string, string> = new Map([
  ['ul', 'li'],
  ['ol', 'li'],
  ['dl', 'dd'],
  ['table', 'tbody'],
  ...rowGroups.map((tag) => [tag, 'tr'] as const),
  ['tr', 'td'],
]);
