import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { dialogRecipe, drawerRecipe, menuRecipe } from './overlay-recipes.ts';
import { resetCss } from './reset-css.ts';
import { buttonRecipe, spinnerRecipe } from './recipes.ts';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens.ts';

const recipes = { button: buttonRecipe, spinner: spinnerRecipe };
const slotRecipes = { dialog: dialogRecipe, drawer: drawerRecipe, menu: menuRecipe };

/**
 * The recipe keys that the system knows. A Chakra component whose recipe is missing here renders unstyled without an error,
 * so a test compares this list with what the sources import.
 */
export const usedRecipes: readonly string[] = [...Object.keys(recipes), ...Object.keys(slotRecipes)];

/**
 * Chakra's engine with the product's own tokens and only the recipes in use. Pure: it also runs in Node, for the login stylesheet.
 *
 * What has variants is a Chakra recipe; frames without any (table, fields, shell) are CSS modules beside their
 * component over the same variables. Chakra resolves a style object at every render and compiles it at the first one, which on
 * a slow computer costs more than all the markup of a page.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'ag',
    preflight: false,
    globalCss: { ...resetCss, ...globalCss },
    theme: { tokens, semanticTokens, textStyles, recipes, slotRecipes, keyframes, breakpoints },
  }),
);
