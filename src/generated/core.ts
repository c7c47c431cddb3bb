// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/clientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the intermediary's clients
         * @description Newest first, then by id. A document matches exactly, a name contains, case and accents aside
         *     (specification 1, sections 2 and 7; decisions, "Lists").
         */
        get: operations["fetchClientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipodocumentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Document types
         * @description Narrowed by country and person type when given, all of them otherwise (decisions, "Lists").
         */
        get: operations["fetchTipoDocumentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipopersonas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Person types */
        get: operations["fetchTipoPersonas"];
        put?: never;
        post?: never;
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
        /** @description A row of the client list (specification 1, section 3). */
        ClienteRow: {
            id: number;
            /** @description The `tipo` code. */
            tipoDocumento: string;
            /** @description Digits or letters without separators. */
            nuDocumento: string;
            nombre: string;
            /** Format: date */
            fechaNacimiento?: string | null;
            /** Format: date */
            fechaIngresoSistema?: string | null;
        };
        TipoDocumento: {
            tipo: string;
            nombre: string;
        };
        /** @description A catalogue entry keyed by a number. */
        CatalogoItem: {
            id: number;
            nombre: string;
        };
        ClientesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["ClienteRow"][];
            meta: components["schemas"]["Meta"];
        };
        TipoDocumentosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TipoDocumento"][];
        };
        CatalogoAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CatalogoItem"][];
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
        /** @description Paging facts of a list (specification 1, section 3, "List responses"). */
        Meta: {
            /** @description The page that was asked for. */
            currentPage: number;
            /** @description 0 for an empty list. */
            totalPages: number;
            totalCount: number;
            hasPreviousPage: boolean;
            hasNextPage: boolean;
        };
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
        /** @description The service refuses the call and says why (400, 401, 404, 409, 413). */
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly. */
        tipoDocumento: string;
        /** @description Document number without separators; matches exactly. */
        numeroDocumento: string;
        /** @description Rows a page. */
        pageSize: number;
        /** @description Page, from 1; beyond the last one the list is empty and `meta` tells the total. */
        pageNumber: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    fetchClientes: {
        parameters: {
            query?: {
                /** @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly. */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /** @description Document number without separators; matches exactly. */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /** @description Part of the name or razón social. */
                zonaRazonSocial?: string;
                /** @description Person type, 1 to 5; the filters offer 1 and 5. */
                idTipoPersona?: number;
                /** @description Person group; the portal never sends it. */
                idGrupoPersona?: number;
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Page, from 1; beyond the last one the list is empty and `meta` tells the total. */
                pageNumber?: components["parameters"]["pageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the page and its place in the whole. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTipoDocumentos: {
        parameters: {
            query?: {
                /** @description The country's `id`. */
                idPais?: number;
                idTipoPersona?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDocumentosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTipoPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person types 1 to 5 of specification 1, section 3. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogoAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
}
