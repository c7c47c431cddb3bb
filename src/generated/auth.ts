// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/account/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Gives the user with a pair of tokens. A wrong user or password is a 401, which starts no refresh. Who typed too many wrong
         *     ones is refused with a 429 for a while, of which `Retry-After` gives the seconds (assumptions S21).
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/currentuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description Restores a session from stored tokens; the roles are checked again.
         */
        get: operations["fetchCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens
         * @description A refresh token works once, and a second use may end all sessions that came of it (assumptions S20). The bearer of this call
         *     is not checked, since it has expired.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Both are required (specification 1, section 5, "Login"). */
        Credentials: {
            /** @description User name or e-mail address. */
            userName: string;
            password: string;
        };
        TokenPair: {
            accessToken: string;
            refreshToken: string;
        };
        Role: {
            /** @description Role id; those accepted at login stand in specification 1, section 6. Numeric strings are read as numbers. */
            id: number | string;
        };
        /** @description The signed-in user (specification 1, section 3, "User"). */
        CurrentUser: {
            userName: string;
            name: string;
            entidad: number;
            sucursal: number;
            codeMediador: number;
            codePersonMediador: number;
            email?: string | null;
            /** @description The `tipo` code of the user's own document. */
            typeDocument?: string | null;
            /** @description The user's own document number; null when there is none. */
            identifier?: string | null;
            mediadorIdentifier?: string | null;
            mediadorTypeDocument?: string | null;
            mediadorName?: string | null;
            roles: components["schemas"]["Role"][];
        };
        /** @description The user with the tokens of the session. */
        AuthenticatedUser: {
            userName: string;
            name: string;
            entidad: number;
            sucursal: number;
            codeMediador: number;
            codePersonMediador: number;
            email?: string | null;
            /** @description The `tipo` code of the user's own document. */
            typeDocument?: string | null;
            /** @description The user's own document number; null when there is none. */
            identifier?: string | null;
            mediadorIdentifier?: string | null;
            mediadorTypeDocument?: string | null;
            mediadorName?: string | null;
            roles: components["schemas"]["Role"][];
            token: string;
            refreshToken: string;
        };
        Tokens: {
            token: string;
            refreshToken: string;
        };
        AuthenticateAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["AuthenticatedUser"];
        };
        CurrentUserAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CurrentUser"];
        };
        RefreshAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Tokens"];
        };
        /**
         * @description Headline of the answer, shown as the title of its toast.
         * @example Consulta exitosa
         */
        Title: string;
        /**
         * @description Messages for the person, in Spanish; empty when there is nothing to say.
         * @example []
         */
        Messages: string[];
        /** @description The envelope of every answer that is not a success. */
        Error: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
        };
    };
    responses: {
        /** @description The service failed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service refuses the call and says why (400, 401, 403, 404, 409, 413, 429). */
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The user and the tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticateAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, without tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenPair"];
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
}
