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
         * @description Every value of `params` is a string; dates are yyyy-MM-dd. The answer is a PDF in base64 or a link to a file. The
         *     portal follows a link to one of the services or to a host of its configuration, over https, and to no other.
         *     The keys of each report (specification 2, section 7):
         *
         *     | name | report | keys |
         *     |---|---|---|
         *     | JRCJ00525 | commission statement | CD_ENTIDAD, FE_DESDE, FE_HASTA, CD_MEDIADOR |
         *     | JRTE00001 | quote | CD_ENTIDAD, NU_COTIZACION, NU_ITEM |
         *     | JRTE10061 | issuance | CD_ENTIDAD, CD_AREA, NU_POLIZA, then NU_CERTIFICADO or CD_RECIBO |
         *     | JRTE10069 | current portfolio | CD_ENTIDAD, FE_CORTE |
         *     | JRTE10070 | policies to renew | CD_ENTIDAD, ANIO, MES |
         *     | JRCJ00580 | retention letter | FE_A, FE_B, CD_ENTIDAD, TP_DOCUMENTO, NU_DOCUMENTO, TP_CALCULO |
         *     | JRCB10001 | account statement | CD_ENTIDAD, CD_PERSONA_MEDIADOR, and those of the next line that are filled |
         *     | | | CD_AREA, NU_POLIZA, TP_DOCUMENTO, NU_DOCUMENTO, FE_DESDE, FE_HASTA |
         *     | JRCB10006 | aged balance | feA, param1 (entity), param4 (broker), param6 `2`, param8 `0` |
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
        /**
         * @description The reports that the portal asks for.
         * @enum {string}
         */
        ReporteCodigo: "JRCJ00525" | "JRTE00001" | "JRTE10061" | "JRTE10069" | "JRTE10070" | "JRCJ00580" | "JRCB10001" | "JRCB10006";
        ReporteParam: {
            key: string;
            value: string;
        };
        ReporteRequest: {
            name: components["schemas"]["ReporteCodigo"];
            params: components["schemas"]["ReporteParam"][];
            /** @enum {string} */
            format: "pdf";
            /**
             * @description A link to a spreadsheet instead of a PDF (JRCB10006 only).
             * @enum {string}
             */
            mode?: "X";
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
        ReporteAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            /** @description Base64 of a PDF, or an address. */
            value: string;
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
