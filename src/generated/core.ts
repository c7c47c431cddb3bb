// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/dashboard/cotizaciones/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes by state, counted over a period
         * @description Pending are statuses 0, 1, 6 and 7, done is 3, cancelled is 4.
         *     A range of 7 or 30 days travels as `range` with its dates; the last year travels as its dates alone
         *     (specification 1, sections 2 and 7).
         */
        get: operations["fetchCotizacionesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/emisiones/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Issuances by state, counted over a period
         * @description Done are policies in force, pending are quotes in 1 and 6, cancelled are cancelled policies.
         *     A range of 7 or 30 days travels as `range` with its dates; the last year travels as its dates alone
         *     (specification 1, sections 2 and 7).
         */
        get: operations["fetchEmisionesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/solicitudes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests by state, counted over a period
         * @description New are new tickets, pending are open, pending and hold ones, done are solved and closed ones.
         *     A range of 7 or 30 days travels as `range` with its dates; the last year travels as its dates alone
         *     (specification 1, sections 2 and 7).
         */
        get: operations["fetchSolicitudesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/antiguedadsaldos/primascobrables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Premium due in the current month
         * @description The card "Prima vencida" (specification 1, sections 2 and 7).
         */
        get: operations["fetchPrimasCobrables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/antiguedadsaldos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance by age
         * @description The card "Saldo por antigüedad" (specification 1, sections 2 and 7).
         */
        get: operations["fetchAntiguedadSaldos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/comisiones/groupbymonth/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commissions of a year by month
         * @description The bar chart "Comisiones"; `fechaDesde` is 1 January and `fechaHasta` 31 December (specification 1, sections 2
         *     and 7).
         */
        get: operations["fetchComisionesByMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         *     (specification 1, sections 2 and 7). The intermediary users list reads the same call (specification 2, section 2).
         */
        get: operations["fetchClientes"];
        put?: never;
        /**
         * Create a client
         * @description At least one address has `cobro` true (specification 1, section 5). A document that this intermediary already has a client
         *     for is a 409. There is no call that changes a client.
         */
        post: operations["createCliente"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clientes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole client
         * @description What the client view shows; also the birth date of an applicant (specification 1, section 2, "Client view").
         *     404 when absent or another intermediary's.
         */
        get: operations["fetchCliente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clientes/{tipo}/{numero}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client with a document
         * @description Tells the wizard that a client exists, and quotes and reports the name (specification 1, section 4; specification 2,
         *     section 7). Own clients only; 404 when there is none.
         */
        get: operations["fetchClienteByDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/personas/padron/{tipo}/{numero}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person of the electoral register
         * @description Looked up for a cédula only (specification 1, section 4). 404 when there is none.
         */
        get: operations["fetchPadron"];
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
         * @description Narrowed by country and person type when given, all of them otherwise (specification 1, section 4, "Dependent
         *     fields").
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
        /**
         * Person types
         * @description Those of specification 1, section 3: natural 1, juridica 2, regimenEspecial 3, gubernamental 4, fisico 5.
         */
        get: operations["fetchTipoPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tablacodigos/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code table
         * @description The rows of one code table; 404 for a table that does not exist (specification 1, sections 3 and 7).
         */
        get: operations["fetchTablaCodigos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/monedas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies
         * @description Written with a trailing slash in the specification, which changes nothing (specification 1, sections 3 and 7).
         */
        get: operations["fetchMonedas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entities
         * @description The companies that quotes and reports are made for (specification 2, section 7).
         */
        get: operations["fetchEntidades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sucursales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches
         * @description Specification 2, sections 3 and 7.
         */
        get: operations["fetchSucursales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/regiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions
         * @description Specification 2, sections 3 and 7.
         */
        get: operations["fetchRegiones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Addresses, phones, residence and the document's country (specification 1, sections 3 and 7).
         */
        get: operations["fetchPaises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paises/nacimientos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Birth countries
         * @description Each with the `idNacimiento` that a client's birth country is matched with (specification 1, sections 2 and 7).
         */
        get: operations["fetchPaisesNacimiento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/provincias/{idPais}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provinces of a country
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchProvincias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ciudades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities of a province
         * @description Query by parent (specification 1, sections 3 and 7).
         */
        get: operations["fetchCiudades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/municipios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Municipalities of a province
         * @description Query by parent (specification 1, sections 3 and 7).
         */
        get: operations["fetchMunicipios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/zonas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sectors of a city
         * @description Query by parent (specification 1, sections 3 and 7).
         */
        get: operations["fetchZonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sexos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sexes
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchSexos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/estadociviles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Civil statuses
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchEstadoCiviles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/nacionalidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nationalities
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchNacionalidades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actividadesdeportivas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sports activities
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchActividadesDeportivas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grupopersonas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Person groups
         * @description The wizard preselects group 1, else the first (specification 1, sections 4 and 9).
         */
        get: operations["fetchGrupoPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipocanalarinformaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Information-channel types
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchTipoCanalInformaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/profesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Professions
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchProfesiones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sectoreseconomicos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Economic sectors
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchSectoresEconomicos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ocupaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupations
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchOcupaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actividadeseconomicas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Economic activities
         * @description Those of a person type when given, all of them otherwise (specification 1, section 4, "Dependent fields").
         */
        get: operations["fetchActividadesEconomicas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oficioriesgos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Risk trades
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchOficioRiesgos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/afinidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Affinities
         * @description Keyed by the code `tipo` (specification 1, section 3).
         */
        get: operations["fetchAfinidades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipotelefonos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Phone types
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchTipoTelefonos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bancos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks
         * @description The value 1 of the filter means: accepts direct debit (specification 1, sections 2 and 9).
         */
        get: operations["fetchBancos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipocuentasbancarias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account types
         * @description Ids are texts; the code of a card is `T` (specification 1, section 9).
         */
        get: operations["fetchTipoCuentasBancarias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tipotarjetas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card types
         * @description Specification 1, sections 3 and 7.
         */
        get: operations["fetchTipoTarjetas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/solicitudtipos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Request types
         * @description Specification 2, section 7.
         */
        get: operations["fetchSolicitudTipos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/solicitudmotivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons of a request type
         * @description Loaded after the type is chosen (specification 2, sections 4 and 7).
         */
        get: operations["fetchSolicitudMotivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/solicitudes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a request
         * @description Opens a ticket; the success notice shows the title and messages of the answer (specification 2, sections 2 and 7).
         */
        post: operations["createSolicitud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the intermediary's requests
         * @description Newest first, then by id (specification 2, sections 2 and 7). Subject and comment are not among the filters of the
         *     service.
         */
        get: operations["fetchTickets"];
        /**
         * Add a comment to a request
         * @description The comment is the requester's and public (specification 2, section 7). A closed request takes none, that is a 409.
         */
        put: operations["addTicketComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A request
         * @description Specification 2, section 7 (`value.ticket`).
         */
        get: operations["fetchTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments of a request
         * @description Specification 2, section 7 (`value.comments`). Oldest first.
         */
        get: operations["fetchTicketComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/productos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products
         * @description Written with a trailing slash in the specification, which changes nothing (specification 2, section 7).
         */
        get: operations["fetchProductos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/productos/canal/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a sales channel
         * @description The portal asks for channel 9 and offers the products of area 25 (specification 2, sections 7 and 9).
         */
        get: operations["fetchProductosByCanal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/productos/campos/{product}/{context}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Technical fields of a product
         * @description Context 1 is the quote, 2 the issuance (specification 2, section 7).
         */
        get: operations["fetchProductoCampos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/productos/campos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate rows of a plan
         * @description Asked when a plan value is chosen (specification 2, sections 4 and 7). Reads and changes nothing.
         */
        post: operations["fetchPlanTarifas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tablainformaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a lookup table
         * @description What a technical field with `cdTabla` offers; narrowed by the values of its parents (specification 2, section 7).
         */
        get: operations["fetchTablaInformaciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cotizaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the intermediary's quotes
         * @description Newest first, then by number (specification 2, sections 2 and 7).
         */
        get: operations["fetchCotizaciones"];
        put?: never;
        /**
         * Rate a quote
         * @description Creates a quote, or rates the one named by `nuCotizacionMod` again; both leave it in status 1 (specification 2, sections 4
         *     and 7). A quote that can't be changed any more is a 409.
         */
        post: operations["createCotizacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cotizaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote
         * @description The quote that an issuance starts from (specification 2, section 7).
         */
        get: operations["fetchCotizacion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/regiones/mediador/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions of an intermediary
         * @description The region and branch that a quote is prefilled with (specification 2, sections 3 and 7).
         */
        get: operations["fetchRegionesByMediador"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documentos/cotizaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document for a quote
         * @description One document a call (specification 2, sections 4 and 7). A body of more than 16 MB is a 413.
         */
        post: operations["uploadCotizacionDocumento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emisiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a policy
         * @description Once a quote, and only from status 1 or 6: anything else is a 409 (specification 2, section 4).
         */
        post: operations["createEmision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/formapagos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods
         * @description Direct 1, card direct debit 2, account direct debit 3 (specification 2, sections 7 and 9).
         */
        get: operations["fetchFormaPagos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/domiciliosbancarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bank accounts of a person
         * @description Those of the contracting party, when the payment method is a debit (specification 2, sections 4 and 7).
         */
        get: operations["fetchDomiciliosBancarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tramitedocumentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents that an area asks for
         * @description Specification 2, section 7.
         */
        get: operations["fetchTramiteDocumentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/polizas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the intermediary's policies
         * @description Newest first, then by number (specification 2, sections 2 and 7).
         */
        get: operations["fetchPolizas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/siniestros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the claims on the intermediary's policies
         * @description Newest first, then by number (specification 2, sections 2 and 7).
         */
        get: operations["fetchSiniestros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/siniestros/notificaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the claim notifications
         * @description Newest first, then by number (specification 2, sections 2 and 7).
         */
        get: operations["fetchNotificaciones"];
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
        /** @description Counts of quotes or of issuances; `compleada` is written so on the wire. */
        EstadoCount: {
            /** @description Quotes: status 3. Issuances: policies in force. */
            compleada: number;
            /** @description Quotes: statuses 0, 1, 6 and 7. Issuances: quotes in 1 and 6. */
            pendiente: number;
            /** @description Quotes: status 4. Issuances: cancelled policies. */
            anulada: number;
        };
        EstadoCountAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["EstadoCount"];
        };
        /** @description The envelope of every answer that is not a success. */
        Error: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
        };
        /** @description Counts of requests. */
        SolicitudesCount: {
            /** @description Solved and closed. */
            compleada: number;
            /** @description Open, pending and hold. */
            pendiente: number;
            /** @description New; shown as "Abiertas". */
            nuevos: number;
        };
        SolicitudesCountAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["SolicitudesCount"];
        };
        /** @description A balance in one currency; currencies are never added up. */
        Saldo: {
            saldo: number | null;
            /** @description Code of the currency, such as DOP. */
            moneda: string | null;
        };
        SaldosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            /** @description One balance, or one for each currency. */
            value: components["schemas"]["Saldo"][] | components["schemas"]["Saldo"];
        };
        /** @description The commissions of one month. */
        ComisionMes: {
            /** @description A day of the month (`yyyy-MM-dd`) or the month (`yyyy-MM`). */
            fecha: string;
            montoPagar: number | null;
        };
        ComisionesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["ComisionMes"][];
        };
        /** @description A number that identifies something; as large as a JSON number is exact. */
        Id: number;
        /** @description A row of the client list (specification 1, section 3). The intermediary users list shows the same rows. */
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
        ClientesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["ClienteRow"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description A catalogue key that is a text (the `tipo` of a document type, a code-table id). */
        Code: string;
        /** @description Digits, or the letters and digits of a passport, without separators. */
        DocumentNumber: string;
        /** @description An id, or null when nothing is chosen. */
        OptionalId: number | null;
        /** @description A catalogue key that is a text, or null when nothing is chosen. */
        OptionalCode: string | null;
        /** @description A phone (specification 1, section 5, "Phone"). */
        TelefonoRequest: {
            /** @description The service numbers phones; sent as null. */
            consecutivo?: number | null;
            /** @description A new client has none. */
            idPersona?: null;
            idPais: components["schemas"]["Id"];
            idTipoNumero: components["schemas"]["Id"];
            nuArea: string;
            numero: string;
            idStatus: components["schemas"]["Code"];
            idCanalInformacion?: components["schemas"]["OptionalCode"];
        };
        /** @description An e-mail address (specification 1, section 5, "Email"). */
        CorreoRequest: {
            /** Format: email */
            email: string;
            idTipoCorreo: components["schemas"]["Code"];
            idStatus: components["schemas"]["Code"];
            idCanalInformacion?: components["schemas"]["OptionalCode"];
        };
        /** @description An address (specification 1, section 5, "Address"). */
        DireccionRequest: {
            idTipoDireccion: components["schemas"]["Code"];
            idPais: components["schemas"]["Id"];
            idProvincia: components["schemas"]["Id"];
            idMunicipio: components["schemas"]["Id"];
            idCiudad: components["schemas"]["Id"];
            idZona: components["schemas"]["Id"];
            calle: string;
            /** @description Typed as exactly 4 digits and sent as an integer: '0012' is 12, nothing is null. */
            codigoPostal?: number | null;
            idStatus: components["schemas"]["Code"];
            idTipoVivienda: components["schemas"]["Code"];
            numero: string;
            piso?: string | null;
            apto?: string | null;
            longitud?: number | null;
            latitud?: number | null;
            /** @description calle, numero, piso, apto, zona, municipio, ciudad, provincia, país: what is filled, comma-joined. */
            direccionCompleta: string;
            observacion?: string | null;
            /** @description Billing address; at least one address must have it. */
            cobro: boolean;
            postal: boolean;
            fiscal: boolean;
        };
        /**
         * @description A bank account or card (specification 1, section 5, "Bank domicile"). `mes` and `anio` of the form are not sent:
         *     `fechaVencimiento` is made of them when both are given.
         */
        DomicilioBancarioRequest: {
            /** @description 1 on every new row; the service numbers them per person. */
            idDomicilioBancario: number;
            idBanco: components["schemas"]["Id"];
            noCuenta: string;
            idTipoCuenta: components["schemas"]["Code"];
            idTipoTarjeta?: components["schemas"]["OptionalId"];
            /**
             * Format: date
             * @description `yyyy-MM-01` of the card's last month, from the current month to 20 years from now: the service refuses any other. Left
             *     out when month or year is not given; a card must have it.
             */
            fechaVencimiento?: string;
            /** @description 1 on a new row. */
            idEstatus: number;
            idMoneda: components["schemas"]["Id"];
            /**
             * @description Preferred; 0 unless ticked.
             * @enum {integer}
             */
            inPreferida: 0 | 1;
            /**
             * @description For payments; 0 unless ticked.
             * @enum {integer}
             */
            inPago: 0 | 1;
            /**
             * @description For billing; 1 unless unticked.
             * @enum {integer}
             */
            inCobro: 0 | 1;
            idTipoDocumento: components["schemas"]["Code"];
            identificacion: components["schemas"]["DocumentNumber"];
            titular: string;
            idSexo?: components["schemas"]["OptionalId"];
            idNacionalidad?: components["schemas"]["OptionalId"];
        };
        /**
         * @description A new client (specification 1, sections 3, 5 and 7). Required is what section 5 requires plus what the portal always
         *     sends: the lists, and the yes/no answers, of which an unanswered one is `false`. What has no control on screen is
         *     `false` (`sujetoObligado`, `incapacitado`, `facturaFiscalEspecial`) or null.
         */
        ClienteRequest: {
            /** @description A new client has none. */
            id?: null;
            idTipoPersona: number;
            /** @description Null while the field is hidden. */
            razonSocial?: string | null;
            idPais: components["schemas"]["Id"];
            idTipoDocumento: components["schemas"]["Code"];
            nuDocumento: components["schemas"]["DocumentNumber"];
            /** Format: date */
            fechaVencDocumento: string;
            /**
             * Format: date
             * @description From 1900-01-01 to today; the service refuses any other.
             */
            fechaNacimiento: string;
            /** @description The razón social, else the names joined. */
            nombreCompleto: string;
            primerNombre: string;
            segundoNombre?: string | null;
            primerApellido: string;
            segundoApellido?: string | null;
            apellidoCasado?: string | null;
            idSexo: components["schemas"]["Id"];
            idEstadoCivil: components["schemas"]["Id"];
            /** @description The birth country's `id`; the service maps it to the `idNacimiento` that it gives back. */
            idPaisNacimiento: components["schemas"]["Id"];
            idProvincia?: components["schemas"]["OptionalId"];
            idCiudad?: components["schemas"]["OptionalId"];
            idNacionalidad: components["schemas"]["Id"];
            idPaisResidencia?: components["schemas"]["OptionalId"];
            residenteDo: boolean;
            residenteEEUU: boolean;
            idActividadDeportiva?: components["schemas"]["OptionalId"];
            idGrupoPersona: components["schemas"]["Id"];
            idTipoCanalInformacion?: components["schemas"]["OptionalId"];
            pep: boolean;
            vip: boolean;
            sujetoObligado: boolean;
            incapacitado: boolean;
            beneficiarioCheque: string;
            idTipoOcupacion?: components["schemas"]["OptionalId"];
            idActividadEconomica: components["schemas"]["Id"];
            /** @description Id of an economic activity. */
            actividadEconomicaAdc?: components["schemas"]["OptionalId"];
            idProfesion?: components["schemas"]["OptionalId"];
            nombreEmpresa?: string | null;
            idSector?: components["schemas"]["OptionalId"];
            codigoEmpleado?: string | null;
            idOficioRiesgo: components["schemas"]["Id"];
            idAfinidad?: components["schemas"]["OptionalCode"];
            idIngresoPromedio?: components["schemas"]["OptionalId"];
            idIngresoPromedioAnual?: components["schemas"]["OptionalId"];
            idIngresoPromedioAdc?: components["schemas"]["OptionalId"];
            idPromedioPrimaAnualPagada?: components["schemas"]["OptionalId"];
            actComercialOrigenFondos?: string | null;
            idActCTipoDocumento?: components["schemas"]["OptionalCode"];
            actCNumeroIdentificacion?: string | null;
            idReceptorFacElectronica?: components["schemas"]["OptionalId"];
            facturaFiscalEspecial: boolean;
            contribuyenteEspecialMoneda?: components["schemas"]["OptionalId"];
            /**
             * @description True once the declaration's box is ticked.
             * @enum {boolean}
             */
            confirmed: true;
            telefonos: components["schemas"]["TelefonoRequest"][];
            correos: components["schemas"]["CorreoRequest"][];
            direcciones: components["schemas"]["DireccionRequest"][];
            domicilioBancarios: components["schemas"]["DomicilioBancarioRequest"][];
        };
        /** @description The envelope of a success that carries no value. */
        DoneAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
        };
        /** @description The birth country; its `id` is the country's `idNacimiento` (specification 1, section 2, "Client view"). */
        PaisNacimientoRef: {
            id: number;
            /** @description The country's name; the portal takes it from the catalogue. */
            nombre?: string | null;
        };
        Telefono: {
            consecutivo?: number | null;
            idPersona?: number | null;
            /** @description The country's `id`; its dial prefix comes from the catalogue. */
            idPais?: number | null;
            /** @description Phone type. */
            idTipoNumero?: number | null;
            /** @description Digits. */
            nuArea?: string | null;
            /** @description Digits. */
            numero: string;
            /** @description Id in the code table ST_TELEFONO. */
            idStatus?: string | null;
            /** @description Id in the code table CD_CANAL_INFORMACION. */
            idCanalInformacion?: string | null;
        };
        Correo: {
            email: string;
            /** @description Id in the code table TP_EMAIL. */
            idTipoCorreo?: string | null;
            /** @description Id in the code table STATUS. */
            idStatus?: string | null;
            /** @description Id in the code table CD_CANAL_INFORMACION. */
            idCanalInformacion?: string | null;
        };
        Direccion: {
            /** @description Id in the code table TP_DIRECCION. */
            idTipoDireccion?: string | null;
            idPais?: number | null;
            idProvincia?: number | null;
            idMunicipio?: number | null;
            idCiudad?: number | null;
            idZona?: number | null;
            calle?: string | null;
            /** @description Shown padded to 4 digits: 12 is '0012'. */
            codigoPostal?: number | null;
            /** @description Id in the code table STATUS. */
            idStatus?: string | null;
            /** @description Id in the code table TP_VIVIENDA. */
            idTipoVivienda?: string | null;
            /** @description Number or name of the house or building. */
            numero?: string | null;
            piso?: string | null;
            /** @description Apartment or office. */
            apto?: string | null;
            longitud?: number | null;
            latitud?: number | null;
            direccionCompleta?: string | null;
            observacion?: string | null;
            /** @description Billing address. */
            cobro?: boolean | null;
            postal?: boolean | null;
            fiscal?: boolean | null;
        };
        /** @description A bank account or card for direct debit, as the client holds it. */
        DomicilioBancario: {
            idDomicilioBancario?: number | null;
            idBanco?: number | null;
            /** @description Number of the account or card. */
            noCuenta?: string | null;
            /** @description Account type; `T` is a card. */
            idTipoCuenta?: string | null;
            idTipoTarjeta?: number | null;
            /**
             * Format: date
             * @description First day of the card's last month.
             */
            fechaVencimiento?: string | null;
            idEstatus?: number | null;
            idMoneda?: number | null;
            /** @description 0 or 1. */
            inPreferida?: number | null;
            /** @description 0 or 1. */
            inPago?: number | null;
            /** @description 0 or 1. */
            inCobro?: number | null;
            /** @description The holder's document type, its `tipo` code. */
            idTipoDocumento?: string | null;
            identificacion?: string | null;
            titular?: string | null;
            idSexo?: number | null;
            idNacionalidad?: number | null;
        };
        /**
         * @description A whole client (specification 1, section 3). `sexo` and `paisNacimiento` are named so here and `idSexo` and
         *     `idPaisNacimiento` in the body that creates a client.
         */
        Cliente: {
            id: number;
            /** @description natural 1, juridica 2, regimenEspecial 3, gubernamental 4, fisico 5. */
            idTipoPersona: number;
            razonSocial?: string | null;
            idPais?: number | null;
            /** @description The `tipo` code. */
            idTipoDocumento: string;
            nuDocumento: string;
            /** Format: date */
            fechaVencDocumento?: string | null;
            /** Format: date */
            fechaNacimiento?: string | null;
            nombreCompleto: string;
            primerNombre?: string | null;
            segundoNombre?: string | null;
            primerApellido?: string | null;
            segundoApellido?: string | null;
            apellidoCasado?: string | null;
            /** @description Id of the sex. */
            sexo?: number | null;
            idEstadoCivil?: number | null;
            paisNacimiento?: components["schemas"]["PaisNacimientoRef"] | null;
            /** @description Birth province. */
            idProvincia?: number | null;
            /** @description Birth city. */
            idCiudad?: number | null;
            idNacionalidad?: number | null;
            idPaisResidencia?: number | null;
            residenteDo?: boolean | null;
            residenteEEUU?: boolean | null;
            idActividadDeportiva?: number | null;
            idGrupoPersona?: number | null;
            idTipoCanalInformacion?: number | null;
            /** @description Politically exposed person. */
            pep?: boolean | null;
            vip?: boolean | null;
            sujetoObligado?: boolean | null;
            incapacitado?: boolean | null;
            beneficiarioCheque?: string | null;
            idTipoOcupacion?: number | null;
            idActividadEconomica?: number | null;
            /** @description Id of the additional economic activity. */
            actividadEconomicaAdc?: number | null;
            idProfesion?: number | null;
            nombreEmpresa?: string | null;
            idSector?: number | null;
            codigoEmpleado?: string | null;
            idOficioRiesgo?: number | null;
            /** @description The affinity's `tipo` code. */
            idAfinidad?: string | null;
            idIngresoPromedio?: number | null;
            idIngresoPromedioAnual?: number | null;
            idIngresoPromedioAdc?: number | null;
            idPromedioPrimaAnualPagada?: number | null;
            actComercialOrigenFondos?: string | null;
            idActCTipoDocumento?: string | null;
            actCNumeroIdentificacion?: string | null;
            idReceptorFacElectronica?: number | null;
            facturaFiscalEspecial?: boolean | null;
            contribuyenteEspecialMoneda?: number | null;
            confirmed?: boolean | null;
            telefonos: components["schemas"]["Telefono"][];
            correos: components["schemas"]["Correo"][];
            direcciones: components["schemas"]["Direccion"][];
            domicilioBancarios: components["schemas"]["DomicilioBancario"][];
        };
        ClienteAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Cliente"];
        };
        /**
         * @description The client of this intermediary who has that document (specification 1, section 7; specification 2, section 7). It carries
         *     one of `nombreCompleto` and `nombre` at least; the portal shows the first that is there.
         */
        PersonaFound: {
            id: number;
            nombre?: string | null;
            nombreCompleto?: string | null;
        };
        PersonaFoundAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["PersonaFound"];
        };
        /** @description A person of the electoral register; offered for the names, never written over what was typed. */
        PadronPersona: {
            primerNombre: string;
            segundoNombre?: string | null;
            primerApellido: string;
            segundoApellido?: string | null;
        };
        PadronAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["PadronPersona"];
        };
        /** @description A document type. Codes known to the portal are srf `P`, cédula `CED`, passport `PAS` and company tax id `RNC`. */
        TipoDocumento: {
            tipo: string;
            nombre: string;
        };
        TipoDocumentosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TipoDocumento"][];
        };
        /** @description A catalogue entry keyed by a number. */
        CatalogoItem: {
            id: number;
            nombre: string;
        };
        CatalogoAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CatalogoItem"][];
        };
        /**
         * @description The code tables in use: phone statuses, information channels, e-mail types, statuses, address types, housing types and
         *     lines of business (specification 1, section 3).
         * @enum {string}
         */
        TablaCodigo: "ST_TELEFONO" | "CD_CANAL_INFORMACION" | "TP_EMAIL" | "STATUS" | "TP_DIRECCION" | "TP_VIVIENDA" | "TP_RAMO";
        /** @description A catalogue entry keyed by a text, such as a row of a code table. */
        CodigoItem: {
            id: string;
            nombre: string;
        };
        CodigosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CodigoItem"][];
        };
        /** @description A branch (specification 2, section 3). */
        Sucursal: {
            cdSucursal: number;
            deSucursal: string;
        };
        SucursalesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Sucursal"][];
        };
        /** @description A region (specification 2, section 3). */
        Region: {
            cdRegion: number;
            deRegion: string;
        };
        RegionesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Region"][];
        };
        /** @description A country. Its `id` is what every call sends; `idSigla` and `telPrefijo` are shown. */
        Pais: {
            id: number;
            nombre: string;
            /** @description Short code, such as DO. */
            idSigla?: string | null;
            /** @description Dial prefix without the plus sign. */
            telPrefijo?: string | null;
            idNacimiento?: number | null;
        };
        PaisesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Pais"][];
        };
        /** @description A birth country; a client's `paisNacimiento.id` is matched with `idNacimiento` (specification 1, section 2). */
        PaisNacimiento: {
            id: number;
            nombre: string;
            idSigla?: string | null;
            telPrefijo?: string | null;
            idNacimiento: number;
        };
        PaisesNacimientoAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["PaisNacimiento"][];
        };
        /** @description An affinity, keyed by its code. */
        Afinidad: {
            tipo: string;
            nombre: string;
        };
        AfinidadesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Afinidad"][];
        };
        /**
         * @description The request create payload (specification 2, sections 3 and 5). `tipoSolicitud`, `motivo`, `tipoRamo` and
         *     `tipoDocumento` carry the chosen option's name, not its id.
         */
        SolicitudRequest: {
            /** @enum {integer} */
            id: 0;
            tipoSolicitud: string;
            motivo: string;
            tipoRamo: string;
            tipoDocumento: string;
            numeroDocumento: components["schemas"]["DocumentNumber"];
            nombre: string;
            asunto: string;
            /** Format: email */
            email: string;
            /** @description Free text; optional on screen. */
            detalle: string | null;
            /** @description Always empty. */
            documentos: string[];
        };
        /** @description A support request as the ticketing service holds it. */
        Ticket: {
            /** @description Request number. */
            id: number;
            subject: string;
            /** @description `low`, `normal`, `high` or `urgent`. */
            priority?: string | null;
            /**
             * Format: date-time
             * @description A UTC instant.
             */
            created_at?: string | null;
            /**
             * Format: date-time
             * @description A UTC instant.
             */
            updated_at?: string | null;
            /** @description `new`, `open`, `solved`, `closed`, also `pending` and `hold`; an unknown one, or a number, is shown as it is. */
            status: string | number;
            requester_id?: number | null;
        };
        TicketsAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Ticket"][];
            meta: components["schemas"]["Meta"];
        };
        NewComment: {
            body: string;
            /** @enum {boolean} */
            public: true;
        };
        CommentedTicket: {
            id: components["schemas"]["Id"];
            comment: components["schemas"]["NewComment"];
        };
        /** @description A comment for a ticket (specification 2, section 7, PUT /v1/tickets). */
        TicketCommentRequest: {
            ticket: components["schemas"]["CommentedTicket"];
        };
        TicketValue: {
            ticket: components["schemas"]["Ticket"];
        };
        TicketAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TicketValue"];
        };
        /** @description A file of a comment. */
        TicketAttachment: {
            file_name?: string | null;
        };
        /** @description A comment of the thread. Whoever is not the requester stands on the left. */
        TicketComment: {
            id: number;
            author_id?: number | null;
            /** @description HTML; the portal sanitises it. */
            html_body?: string | null;
            /** @description The same as plain text. */
            body?: string | null;
            /**
             * Format: date-time
             * @description A UTC instant.
             */
            created_at?: string | null;
            /** @description False is an internal note of the insurer, which the service never sends; the portal leaves out one that comes all the same. */
            public?: boolean | null;
            /** @description Its files. The portal says that they are there, and can't open them. */
            attachments?: components["schemas"]["TicketAttachment"][] | null;
        };
        TicketCommentsValue: {
            comments: components["schemas"]["TicketComment"][];
        };
        TicketCommentsAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TicketCommentsValue"];
        };
        /** @description A product; the portal offers those of area 25. */
        Producto: {
            id: number;
            nombre: string;
            idArea: number;
        };
        ProductosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Producto"][];
        };
        /** @description A parent of a technical field. */
        Dependencia: {
            /** @description The `cdDato` of the field that this one depends on: that of the same insured good, else of whichever good has it. */
            key: number;
            /** @description The query parameter of GET /v1/tablainformaciones that carries the parent's value, `valorDato1` to `valorDato6`. */
            value: string;
        };
        /** @description The definition of a technical field (specification 2, section 3). Its form field is called `v{cdDato}`. */
        CampoTecnico: {
            /** @description 250041 is the plan and 250002 its option; either prefills the others. */
            cdDato: number;
            /** @description Label. */
            deDato: string;
            /** @description C checkbox ('1' or '0'), N number, F date, A text. */
            tpDato: string;
            /** @description Lookup table of the field, if it has one; sector 840086, plan 250041. */
            cdTabla?: number | null;
            /** @description The portal reads nothing from it. */
            primaryKey?: string | number | boolean | null;
            /** @description 1 when the field is required, else 0. */
            inDatoRequerido?: number | null;
            valorDefecto?: string | null;
            /** @description Sent back in `curDatos`. */
            nuConsecutivo: number;
            /**
             * @description Number of the insured good that the field belongs to, sent back in `curDatos` as `nuBien`. A `cdDato` may stand once in
             *     each good; `nuConsecutivo` is the field's own.
             */
            nuBienAsegurado: number;
            dependencias?: components["schemas"]["Dependencia"][] | null;
        };
        CamposTecnicosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CampoTecnico"][];
        };
        /** @description Asks for the rate rows of a plan (specification 2, section 7, POST /v1/productos/campos). */
        PlanTarifasRequest: {
            /** @description The chosen value of the plan field. */
            valor: string;
            cdProducto: components["schemas"]["Id"];
            /** @description The plan table, 250041. */
            cdTabla: components["schemas"]["Id"];
        };
        /**
         * @description A row of a lookup table (specification 2, section 3). As a plan rate row, `valorDato1` is the plan option, `valorDato2`
         *     the currency's id and `valorDato3` to `valorDato6` the values of the technical fields that the portal names per product.
         */
        TablaInformacion: {
            id: number;
            nombre: string;
            valorDato1?: string | null;
            valorDato2?: string | null;
            valorDato3?: string | null;
            valorDato4?: string | null;
            valorDato5?: string | null;
            valorDato6?: string | null;
        };
        TablaInformacionesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TablaInformacion"][];
        };
        /** @description A row of the quote list (specification 2, section 3). */
        CotizacionRow: {
            nuCotizacion: number;
            producto?: string | null;
            /** @description Name of the applicant. */
            asegurado?: string | null;
            tipoDocumento?: string | null;
            numDocumento?: string | null;
            /** Format: date */
            fecha?: string | null;
            /** @description Name of the status. */
            estatus?: string | null;
            /**
             * @description 0 incomplete, 1 pending issuance, 3 processed, 4 cancelled, 6 endorsement issue in process, 7 saved not processed.
             *     Only 1 and 6 can be issued.
             */
            idEstatus: number;
        };
        CotizacionesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CotizacionRow"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description A technical value, as a quote and an issuance send it (specification 2, section 7). The chosen parents of a field that
         *     depends on others travel as `cdDato1` to `cdDato6`, in the order of its `dependencias`.
         */
        DatoTecnico: {
            cdDato: components["schemas"]["Id"];
            /** @description `nuBienAsegurado` of the field's definition. */
            nuBien: number;
            /** @description `nuConsecutivo` of the field's definition. */
            nuConsecutivo: number;
            /** @description Numbers with a point, dates as yyyy-MM-dd, checkboxes '1' or '0'. */
            valor: string | null;
            cdDato1?: string | null;
            cdDato2?: string | null;
            cdDato3?: string | null;
            cdDato4?: string | null;
            cdDato5?: string | null;
            cdDato6?: string | null;
        };
        /** @description Rates a new quote, or an existing one again (specification 2, section 7, "POST /v1/cotizaciones body"). */
        CotizacionRequest: {
            cdEntidad: components["schemas"]["Id"];
            /** @description codePersonMediador of the user. */
            cdPersonaMed: components["schemas"]["Id"];
            /** @description 1 when unset. */
            cdMoneda: components["schemas"]["Id"];
            /** @description The product's `idArea`. */
            cdArea: components["schemas"]["Id"];
            cdProducto: components["schemas"]["Id"];
            /** Format: date */
            feDesde: string;
            /** Format: date */
            feHasta: string;
            cdRegion: components["schemas"]["Id"];
            tpDocumento: components["schemas"]["Code"];
            nuDocumento: components["schemas"]["DocumentNumber"];
            /** @enum {string} */
            inWebExterna: "I";
            /** @enum {string} */
            cdVigencia: "A";
            cdSucursal: components["schemas"]["Id"];
            /** @enum {integer} */
            cdCanalVenta: 9;
            curDatos: components["schemas"]["DatoTecnico"][];
            /** @description userName of the user. */
            cdUsuario: string;
            /** @description Sent empty; a browser can't know its address. */
            diIp: string;
            /** @description Null the first time, then the quote's number. */
            nuCotizacionMod: components["schemas"]["OptionalId"];
        };
        /** @description One plan of a rated quote ("Quote response" of specification 2, section 3). */
        PlanCotizado: {
            /** @description Number of the quote. */
            id: number;
            /** @description Name of the plan. */
            plan: string;
            primaProrrata?: number | null;
            /** @description Taxes and charges. */
            componenteProrrata?: number | null;
            totalProrrata?: number | null;
            primaAnual?: number | null;
            componenteAnual?: number | null;
            totalAnual: number | null;
            /** @description Sent as `nuItem` by the issuance. */
            noItem: number;
            /** @description Sent as `cdPlanPago` by the issuance. */
            idPlanPago: number;
            entidad?: number | null;
            idProducto?: number | null;
            idArea?: number | null;
            idContratante?: number | null;
            tipoDocContratante?: string | null;
            noDocContratante?: string | null;
            nombreContratante?: string | null;
            nombreRamo?: string | null;
            nombreProducto?: string | null;
        };
        PlanesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            /** @description Empty when no plan of the product fits the risk; the quote is then neither stored nor changed. */
            value: components["schemas"]["PlanCotizado"][];
        };
        /** @description A document that was uploaded for a quote. */
        CotizacionDocumento: {
            idDocumentoTramite: number;
            nmArchivo: string;
            /** Format: date */
            feEmisionDocumento?: string | null;
            /** Format: date */
            feVencimientoDocumento?: string | null;
        };
        /** @description What was issued (specification 2, section 3, "Issuance"). */
        Emision: {
            nuPoliza: number;
            nuCertificado: number;
            /** @description Receipt. */
            cdRecibo?: number | null;
        };
        /** @description A quote with its applicant, technical values and plans. */
        Cotizacion: {
            nuCotizacion: number;
            producto?: string | null;
            asegurado?: string | null;
            tipoDocumento?: string | null;
            numDocumento?: string | null;
            /** Format: date */
            fecha?: string | null;
            estatus?: string | null;
            /** @description As in the list row. */
            idEstatus: number;
            cdEntidad: number;
            cdMoneda: number;
            cdProducto: number;
            cdArea: number;
            /** Format: date */
            feDesde?: string | null;
            /** Format: date */
            feHasta?: string | null;
            /** @description Id of the applicant. */
            idContratante?: number | null;
            tipoDocContratante?: string | null;
            noDocContratante?: string | null;
            nombreContratante?: string | null;
            datos: components["schemas"]["DatoTecnico"][];
            planes: components["schemas"]["PlanCotizado"][];
            /** @description The documents that were uploaded for it; without the field the portal goes by what it remembers itself. */
            documentos?: components["schemas"]["CotizacionDocumento"][] | null;
            /** @description The policy that was issued from it; without it the portal leads to the policies of the contracting party. */
            emision?: components["schemas"]["Emision"] | null;
        };
        CotizacionAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Cotizacion"];
        };
        /** @description Region and branch of an intermediary in an entity ("Intermediary region config" of specification 2, section 3). */
        RegionMediador: {
            cdRegion: number;
            cdSucursal: number;
            cdEntidad: number;
        };
        RegionesMediadorAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["RegionMediador"][];
        };
        /** @description A document for a quote, one a call (specification 2, section 7, POST /v1/documentos/cotizaciones). */
        DocumentoRequest: {
            cdEntidad: components["schemas"]["Id"];
            /** @description `noItem` of the chosen plan. */
            numItem: number;
            nuCotizacion: components["schemas"]["Id"];
            /** @description The same as `idDocumentoTramite`. */
            cdDocumentoTramite: components["schemas"]["Id"];
            idDocumentoTramite: components["schemas"]["Id"];
            /** Format: date */
            feEmisionDocumento?: string | null;
            /** Format: date */
            feVencimientoDocumento?: string | null;
            /** @description Name of the file. */
            nmArchivo: string;
            /** @description The file in base64, without `data:`; PDF, JPEG or PNG of at most 10 MB. */
            docBytes: string;
        };
        /** @description Issues the policy of a quote in status 1 or 6, once (specification 2, sections 4 and 7, "POST /v1/emisiones body"). */
        EmisionRequest: {
            cdEntidad: components["schemas"]["Id"];
            nuCotizacion: components["schemas"]["Id"];
            /** @description `noItem` of the chosen plan. */
            nuItem: number;
            /** @description `idPlanPago` of the chosen plan. */
            cdPlanPago: number;
            /** Format: date */
            feDesde: string;
            /** Format: date */
            feHasta: string;
            /** @description Direct 1, card direct debit 2, account direct debit 3. */
            cdFormaPago: components["schemas"]["Id"];
            /** @description The chosen account, 0 without one. */
            nuDomicilio: number;
            /** @enum {integer} */
            tpNegocio: 1;
            /** @description The technical values, in the shape of `curDatos`. */
            datos: components["schemas"]["DatoTecnico"][];
            /** @description Id of the insured. */
            cdPersonaAsegurada: components["schemas"]["Id"];
            /** @description Id of the contracting party. */
            cdPersonaContratante: components["schemas"]["Id"];
            /** @description userName of the user. */
            cdUsuario: string;
            /** @description Sent empty; a browser can't know its address. */
            diIp: string;
            /** @enum {integer} */
            nuConsecAsegurado: 1;
            /** @enum {integer} */
            nuConsecContratante: 1;
            /** @enum {string} */
            inAccion: "E";
        };
        EmisionAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["Emision"];
        };
        /** @description An account that a premium can be debited from ("Bank account" of specification 2, section 3). */
        CuentaBancaria: {
            /** @description Sent as `nuDomicilio`. */
            idDomicilioBancario: number;
            banco?: string | null;
            noCuenta?: string | null;
            titular?: string | null;
            /** @description `T` is a card, anything else an account; one without it is offered for both debits. */
            idTipoCuenta?: string | null;
        };
        CuentasBancariasAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["CuentaBancaria"][];
        };
        /** @description A document that the issuance of an area asks for. */
        TramiteDocumento: {
            idDocumentoTramite: number;
            nombre: string;
            obligatorio?: boolean | null;
        };
        TramiteDocumentosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["TramiteDocumento"][];
        };
        /** @description A row of the policy list; `estatusCertifiado` is written so on the wire. */
        PolizaRow: {
            numeroPoliza: number;
            numeroCertificado: number;
            nombreProducto?: string | null;
            nombreContratante?: string | null;
            /** @description The `tipo` code, named as in a quote. */
            tipoDocContratante?: string | null;
            /** @description Named as in a quote. */
            noDocContratante?: string | null;
            nombreAsegurado?: string | null;
            /** Format: date */
            fechaEmision?: string | null;
            /** Format: date */
            vigenciaHasta?: string | null;
            estatusCertifiado?: string | null;
            cdArea?: number | null;
            /** @description Named as in a quote. */
            cdProducto?: number | null;
            /** @description Entity of the policy; without it the portal takes the user's. */
            cdEntidad?: number | null;
        };
        PolizasAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["PolizaRow"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description A row of the claim list with the fields of its detail. */
        SiniestroRow: {
            sucursal?: string | null;
            noSiniestro: number;
            noPoliza?: number | null;
            /** @description The affected person. */
            cliente?: string | null;
            /**
             * Format: date
             * @description Shown as "Fecha Declaración".
             */
            fechaNotificacion?: string | null;
            /** Format: date */
            fechaOcurrencia?: string | null;
            estatus?: string | null;
            tipoDocumento?: string | null;
            identificacion?: string | null;
            motivo?: string | null;
            tipoSiniestros?: string | null;
            idEntidad?: number | null;
            /** @description Number of the line of business; the policy is shown as entity-ramo-policy. */
            ramo?: string | null;
            /** @description Code of the currency, such as DOP. */
            moneda?: string | null;
        };
        SiniestrosAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["SiniestroRow"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description A claim notification with the fields of its detail. */
        NotificacionRow: {
            /** @description Name of the line of business. */
            ramo?: string | null;
            numeroNotificacion: number;
            consecuenciaSiniestro?: string | null;
            numeroPoliza?: number | null;
            titular?: string | null;
            asegurado?: string | null;
            /** Format: date */
            fechaNotificacion?: string | null;
            /** Format: date */
            fechaOcurrencia?: string | null;
            estatus?: string | null;
            /** Format: date */
            fechaEstatus?: string | null;
            tipo?: string | null;
            numeroSolicitud?: number | null;
            documentoTitular?: string | null;
            documentoAsegurado?: string | null;
            informacionParticular?: string | null;
        };
        NotificacionesAnswer: {
            title: components["schemas"]["Title"];
            messages: components["schemas"]["Messages"];
            value: components["schemas"]["NotificacionRow"][];
            meta: components["schemas"]["Meta"];
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
    parameters: {
        /**
         * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
         * @example CED
         */
        tipoDocumento: string;
        /**
         * @description Document number without separators; matches exactly.
         * @example 00113918254
         */
        numeroDocumento: string;
        /**
         * @description Rows a page.
         * @example 10
         */
        pageSize: number;
        /**
         * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
         * @example 1
         */
        pageNumber: number;
        /**
         * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`).
         * @example CED
         */
        tipo: string;
        /**
         * @description Document number without separators.
         * @example 00113918254
         */
        numero: components["schemas"]["DocumentNumber"];
        /**
         * @description Only what is open (true) or closed (false); the portal leaves it out unless the person asks.
         * @example true
         */
        isOpen: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    fetchCotizacionesCount: {
        parameters: {
            query: {
                /** @description One status only; the portal never sends it. */
                idStatus?: number;
                /**
                 * @description First day.
                 * @example 2026-11-14
                 */
                feDesde: string;
                /**
                 * @description Last day.
                 * @example 2026-11-20
                 */
                feHasta: string;
                /**
                 * @description Days of the range; left out for the last year.
                 * @example 7
                 */
                range?: 7 | 30;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstadoCountAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchEmisionesCount: {
        parameters: {
            query: {
                /** @description One status only; the portal never sends it. */
                idStatus?: number;
                /**
                 * @description First day.
                 * @example 2026-11-14
                 */
                feDesde: string;
                /**
                 * @description Last day.
                 * @example 2026-11-20
                 */
                feHasta: string;
                /**
                 * @description Days of the range; left out for the last year.
                 * @example 7
                 */
                range?: 7 | 30;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstadoCountAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchSolicitudesCount: {
        parameters: {
            query: {
                /** @description One status only; the portal never sends it. */
                idStatus?: number;
                /**
                 * @description First day.
                 * @example 2026-11-14
                 */
                feDesde: string;
                /**
                 * @description Last day.
                 * @example 2026-11-20
                 */
                feHasta: string;
                /**
                 * @description Days of the range; left out for the last year.
                 * @example 7
                 */
                range?: 7 | 30;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolicitudesCountAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPrimasCobrables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaldosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchAntiguedadSaldos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaldosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchComisionesByMonth: {
        parameters: {
            query: {
                /**
                 * @description First day of the year.
                 * @example 2026-01-01
                 */
                fechaDesde: string;
                /**
                 * @description Last day of the year.
                 * @example 2026-12-31
                 */
                fechaHasta: string;
                /**
                 * @description Always `year`.
                 * @example year
                 */
                range: "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months that have commissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComisionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchClientes: {
        parameters: {
            query?: {
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
                 * @example CED
                 */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Part of the name or razón social.
                 * @example rosario
                 */
                zonaRazonSocial?: string;
                /**
                 * @description Person type, 1 to 5; the filters offer 1 and 5.
                 * @example 1
                 */
                idTipoPersona?: components["schemas"]["Id"];
                /**
                 * @description Person group; the portal never sends it.
                 * @example 1
                 */
                idGrupoPersona?: components["schemas"]["Id"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
    createCliente: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClienteRequest"];
            };
        };
        responses: {
            /** @description The client was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchCliente: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the client.
                 * @example 1200
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClienteAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchClienteByDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`).
                 * @example CED
                 */
                tipo: components["parameters"]["tipo"];
                /**
                 * @description Document number without separators.
                 * @example 00113918254
                 */
                numero: components["parameters"]["numero"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonaFoundAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPadron: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`).
                 * @example CED
                 */
                tipo: components["parameters"]["tipo"];
                /**
                 * @description Document number without separators.
                 * @example 00113918254
                 */
                numero: components["parameters"]["numero"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PadronAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTipoDocumentos: {
        parameters: {
            query?: {
                /**
                 * @description The country's `id`.
                 * @example 1
                 */
                idPais?: components["schemas"]["Id"];
                /**
                 * @description Person type.
                 * @example 1
                 */
                idTipoPersona?: components["schemas"]["Id"];
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
            /** @description Person types. */
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
    fetchTablaCodigos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the table.
                 * @example STATUS
                 */
                code: components["schemas"]["TablaCodigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchMonedas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Currencies. */
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
    fetchEntidades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entities. */
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
    fetchSucursales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Branches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SucursalesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchRegiones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Regions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPaises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaisesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPaisesNacimiento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Birth countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaisesNacimientoAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchProvincias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The country's `id`.
                 * @example 1
                 */
                idPais: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces. */
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
    fetchCiudades: {
        parameters: {
            query: {
                /**
                 * @description Province.
                 * @example 1
                 */
                idProvincia: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
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
    fetchMunicipios: {
        parameters: {
            query: {
                /**
                 * @description Province.
                 * @example 1
                 */
                idProvincia: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The municipalities. */
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
    fetchZonas: {
        parameters: {
            query: {
                /**
                 * @description City.
                 * @example 1
                 */
                idCiudad: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors. */
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
    fetchSexos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sexes. */
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
    fetchEstadoCiviles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Civil statuses. */
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
    fetchNacionalidades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nationalities. */
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
    fetchActividadesDeportivas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sports activities. */
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
    fetchGrupoPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person groups. */
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
    fetchTipoCanalInformaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Information-channel types. */
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
    fetchProfesiones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Professions. */
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
    fetchSectoresEconomicos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Economic sectors. */
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
    fetchOcupaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Occupations. */
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
    fetchActividadesEconomicas: {
        parameters: {
            query?: {
                /**
                 * @description Person type.
                 * @example 1
                 */
                idTipoPersona?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The economic activities. */
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
    fetchOficioRiesgos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Risk trades. */
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
    fetchAfinidades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Affinities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AfinidadesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTipoTelefonos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Phone types. */
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
    fetchBancos: {
        parameters: {
            query?: {
                /**
                 * @description 1 for the banks that accept direct debit; all of them without it.
                 * @example 1
                 */
                indDebito?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
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
    fetchTipoCuentasBancarias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTipoTarjetas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Card types. */
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
    fetchSolicitudTipos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request types. */
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
    fetchSolicitudMotivos: {
        parameters: {
            query: {
                /**
                 * @description Request type.
                 * @example 1
                 */
                idTipoMovimiento: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
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
    createSolicitud: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolicitudRequest"];
            };
        };
        responses: {
            /** @description The request was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTickets: {
        parameters: {
            query?: {
                /**
                 * @description Only what is open (true) or closed (false); the portal leaves it out unless the person asks.
                 * @example true
                 */
                isOpen?: components["parameters"]["isOpen"];
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
                 * @example CED
                 */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Request number; matches exactly.
                 * @example 60
                 */
                numeroSolicitud?: components["schemas"]["Id"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["TicketsAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    addTicketComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCommentRequest"];
            };
        };
        responses: {
            /** @description The comment was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request number.
                 * @example 60
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTicketComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request number.
                 * @example 60
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCommentsAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchProductos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchProductosByCanal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Sales channel; 9 is the intermediary web page.
                 * @example 9
                 */
                channel: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchProductoCampos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product.
                 * @example 2501
                 */
                product: components["schemas"]["Id"];
                /**
                 * @description 1 quote, 2 issuance.
                 * @example 1
                 */
                context: 1 | 2;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The definitions, in the order of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CamposTecnicosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPlanTarifas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanTarifasRequest"];
            };
        };
        responses: {
            /** @description The rate rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablaInformacionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTablaInformaciones: {
        parameters: {
            query: {
                /**
                 * @description The `cdTabla` of the field; written with a capital I.
                 * @example 250006
                 */
                IdTabla: components["schemas"]["Id"];
                /**
                 * @description The chosen value of a parent; `dependencias` of the field says which.
                 * @example 12
                 */
                valorDato1?: string;
                /** @description The chosen value of a parent; `dependencias` of the field says which. */
                valorDato2?: string;
                /** @description The chosen value of a parent; `dependencias` of the field says which. */
                valorDato3?: string;
                /** @description The chosen value of a parent; `dependencias` of the field says which. */
                valorDato4?: string;
                /** @description The chosen value of a parent; `dependencias` of the field says which. */
                valorDato5?: string;
                /** @description The chosen value of a parent; `dependencias` of the field says which. */
                valorDato6?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablaInformacionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchCotizaciones: {
        parameters: {
            query?: {
                /**
                 * @description The `tipo` code of a document type; matches exactly.
                 * @example CED
                 */
                idTipoDocumento?: string;
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Quote number; matches exactly.
                 * @example 900
                 */
                numeroCotizacion?: components["schemas"]["Id"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["CotizacionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    createCotizacion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CotizacionRequest"];
            };
        };
        responses: {
            /** @description The plans, each with its prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchCotizacion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Quote number.
                 * @example 900
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CotizacionAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchRegionesByMediador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description codeMediador of the user.
                 * @example 1024
                 */
                code: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration of each entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionesMediadorAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    uploadCotizacionDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoRequest"];
            };
        };
        responses: {
            /** @description The document was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    createEmision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmisionRequest"];
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmisionAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchFormaPagos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods. */
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
    fetchDomiciliosBancarios: {
        parameters: {
            query: {
                /**
                 * @description Id of the client.
                 * @example 1200
                 */
                idPersona: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CuentasBancariasAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchTramiteDocumentos: {
        parameters: {
            query: {
                /**
                 * @description The product's `idArea`.
                 * @example 25
                 */
                idArea: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TramiteDocumentosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchPolizas: {
        parameters: {
            query?: {
                /**
                 * @description Policy number; matches exactly.
                 * @example 700
                 */
                numeroPoliza?: components["schemas"]["Id"];
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
                 * @example CED
                 */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["PolizasAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchSiniestros: {
        parameters: {
            query?: {
                /**
                 * @description Claim number; matches exactly.
                 * @example 180
                 */
                numeroSiniestro?: components["schemas"]["Id"];
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
                 * @example CED
                 */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["SiniestrosAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
    fetchNotificaciones: {
        parameters: {
            query?: {
                /**
                 * @description Only what is open (true) or closed (false); the portal leaves it out unless the person asks.
                 * @example true
                 */
                isOpen?: components["parameters"]["isOpen"];
                /**
                 * @description Notification number; matches exactly.
                 * @example 120
                 */
                numeroNotificacion?: components["schemas"]["Id"];
                /**
                 * @description The `tipo` code of a document type (`CED`, `PAS`, `RNC`, `P`); matches exactly.
                 * @example CED
                 */
                tipoDocumento?: components["parameters"]["tipoDocumento"];
                /**
                 * @description Document number without separators; matches exactly.
                 * @example 00113918254
                 */
                numeroDocumento?: components["parameters"]["numeroDocumento"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Page, from 1; beyond the last one the list is empty and `meta` tells the total.
                 * @example 1
                 */
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
                    "application/json": components["schemas"]["NotificacionesAnswer"];
                };
            };
            500: components["responses"]["Failed"];
            "4XX": components["responses"]["Rejected"];
        };
    };
}
