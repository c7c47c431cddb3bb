/** Every key of ours begins so; Salir removes them all but the preferences. */
export const keyPrefix = 'autogestion.';

/** The one key that holds the session. */
export const sessionKey = 'autogestion.sesion';

/** The one key of the preferences. They belong to the browser, hold nothing personal and outlive Salir. */
export const preferencesKey = 'autogestion.preferencias';
