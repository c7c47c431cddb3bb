import { importsOf, isCode, isTest } from './sources.ts';
import type { Rule } from './rules.ts';

/** Chakra components that need no recipe. */
const recipeFree = new Set([
  'chakra',
  'ChakraProvider',
  'Box',
  'Flex',
  'Grid',
  'GridItem',
  'Stack',
  'HStack',
  'VStack',
  'Portal',
]);
/** Components that are dressed by the recipe of another. */
const dressedBy: Readonly<Record<string, string>> = { IconButton: 'button', CloseButton: 'button' };

/** A Chakra component whose recipe the trimmed system lacks renders unstyled without an error. */
export const recipesAreThere =
  (recipes: readonly string[]): Rule =>
  (sources) =>
    sources
      .filter((source) => isCode(source) && !isTest(source))
      .flatMap((source) =>
        importsOf(source)
          .filter(({ specifier }) => specifier === '@chakra-ui/react')
          .flatMap(({ names }) => names)
          .filter((name) => /^[A-Z]/.test(name) && !recipeFree.has(name))
          .filter((name) => !recipes.includes(dressedBy[name] ?? name.charAt(0).toLowerCase() + name.slice(1)))
          .map((name) => `${source.path}: ${name} has no recipe in src/ui/theme/system.ts and would be unstyled`),
      );
