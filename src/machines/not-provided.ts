import { fromPromise } from 'xstate';

/** Default of an actor without logic: it rejects, so that a forgotten `provide` shows at once. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor \`${name}\` must be provided`)));
}

/** Default of an action without logic: it throws. */
export function actionNotProvided(name: string): never {
  throw new Error(`Action \`${name}\` must be provided`);
}
