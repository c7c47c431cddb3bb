/** The prefix of all keys of the portal; Salir removes them all but the preferences. */
export const keyPrefix = 'autogestion.';

/** The key of the session. */
export const sessionKey = 'autogestion.sesion';

/** The key of the preferences, which hold nothing personal and outlive Salir. */
export const preferencesKey = 'autogestion.preferencias';

/** The key of named list views, a preference. */
export const viewsKey = 'autogestion.preferencias.vistas';

/** The key of the last quoted choices, a preference. */
export const lastQuotedKey = 'autogestion.preferencias.cotizado';

/** The prefix of chosen plans; the user follows. */
export const chosenPlansPrefix = 'autogestion.planes.';

/** The prefix of recently opened things; the user follows. */
export const recentsPrefix = 'autogestion.recientes.';
