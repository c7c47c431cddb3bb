/** Every key of ours begins so; Salir removes them all but the preferences. */
export const keyPrefix = 'autogestion.';

/** The one key that holds the session. */
export const sessionKey = 'autogestion.sesion';

/** The one key of the preferences. They belong to the browser, hold nothing personal and outlive Salir. */
export const preferencesKey = 'autogestion.preferencias';

/** The one key of the views of lists that somebody has named: a preference, too. */
export const viewsKey = 'autogestion.preferencias.vistas';

/** The one key of what this browser quoted last: a preference, too. */
export const lastQuotedKey = 'autogestion.preferencias.cotizado';

/** The plans that a person chose stand under a key that begins so, followed by the user. */
export const chosenPlansPrefix = 'autogestion.planes.';

/** What a person opened last stands under a key that begins so, followed by the user. */
export const recentsPrefix = 'autogestion.recientes.';
