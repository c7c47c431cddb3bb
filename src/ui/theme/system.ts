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
 * The system's recipe keys. A missing one leaves a component unstyled silently, so a test checks.
 */
export const usedRecipes: readonly string[] = [...Object.keys(recipes), ...Object.keys(slotRecipes)];

/**
 * Chakra's engine with the product's tokens and only the used recipes; also runs in Node, for the
 * login. Parts without variants are CSS modules: Chakra resolves styles at every render.
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
