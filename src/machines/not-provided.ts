import { fromPromise } from 'xstate';

/** Default of an actor that a machine only names: it rejects, so that a forgotten `provide` is seen at once. */
export function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor \`${name}\` must be provided`)));
}

/** Default of an action that a machine only names: it throws. */
export function actionNotProvided(name: string): never {
  throw new Error(`Action \`${name}\` must be provided`);
}
