// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/reportes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report
         * @description Every value of `params` is a string. The answer is a PDF in base64 or a link to a file.
         */
        post: operations["createReporte"];
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
        ReporteParam: {
            key: string;
            value: string;
        };
        ReporteRequest: {
            name: string;
            params: components["schemas"]["ReporteParam"][];
            /** @enum {string} */
            format: "pdf";
            /**
             * @description A spreadsheet instead of a PDF (aged balance only).
             * @enum {string}
             */
            mode?: "X";
        };
        ReporteAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            /** @description Base64 of a PDF, or an address. */
            value: string;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createReporte: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReporteRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReporteAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
}
