export interface paths {
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Server-sent events of the signed-in person's account. reset: read everything again (sent at every connect). download {id, status?, progress?, rows?, reason?, archived?, version?}. balance {version}. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description Compared with the person found, never trusted. */
                        uid?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description admin or download. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description admin or download. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sessions/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sign-ups/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description admin or download. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            uid: string;
                            email: string;
                            name: string | null;
                            accountId: string;
                            role: string;
                            staff: string;
                            verified: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/accounts/{accountId}/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    after?: string;
                    limit: number;
                    /** @description Why the trail is read; it is recorded. */
                    reason: string;
                };
                header?: never;
                path: {
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entries: {
                                eventId: string;
                                topic: string;
                                type: string;
                                accountSeq: number;
                                streamId: string;
                                effectiveAt: string;
                                recordedAt: string;
                                actorId: string;
                                /** @description Whom the actor stood in for. */
                                onBehalfOf?: string;
                                correlationId: string;
                                causationId?: string;
                                /** @description The announced event as JSON. */
                                event: unknown;
                            }[];
                            /** @description Ask with this as `after` for what follows. */
                            next?: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/accounts/{accountId}/trail/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Why the trail is read; it is recorded. */
                    reason: string;
                };
                header?: never;
                path: {
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            topics: {
                                topic: string;
                                events: number;
                                ok: boolean;
                                /** @description missing, altered or chain-broken, at accountSeq. */
                                problem?: string;
                                accountSeq?: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            planId: string | null;
                            planName: string | null;
                            /** @description none, free-trial, live, cancelling, past-due or cancelled. */
                            status: string;
                            /** @description The allowance of this period. */
                            leads: number;
                            /** @description Available now over all lots that may be used. */
                            leadsRemaining: number;
                            /** @description Kept back for files that are being made. */
                            leadsHeld: number;
                            /** @description Delivered in this period. */
                            leadsUsed: number;
                            /** @description Rows in one file, at most. */
                            downloadLimit: number;
                            /** @description A download is never refused for the balance. */
                            unlimited: boolean;
                            includesRollover: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; null where the plan has no billing day. */
                            periodEnd: string | null;
                            lots: {
                                lotId: string;
                                kind: string;
                                leads: number;
                                available: number;
                                held: number;
                                used: number;
                                expiresAt: string | null;
                            }[];
                            /** @description Moves with every event of the account; a higher one is newer. */
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usage/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description The `next` of the page before. */
                    before?: string;
                    limit: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entries: {
                                id: string;
                                /** @description The event's place in the account's history. */
                                seq: number;
                                /** @description granted, credited, reserved, used, returned, expired or voided. */
                                type: string;
                                lotId: string;
                                /** @description Signed: into what is available, or out of it. For `used`: out of what was on hold. */
                                leads: number;
                                /** @description Available after this entry. */
                                balance: number;
                                /** @description When it counts. */
                                effectiveAt: string;
                                /** @description When it became known. */
                                recordedAt: string;
                                actorId: string;
                                reason: string;
                                downloadId?: string;
                                /** @description The event in the trail that this entry comes from. */
                                eventId: string;
                            }[];
                            next?: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            plans: {
                                planId: string;
                                name: string;
                                /** @description US cents a month; null where it is not published. */
                                priceCents: number | null;
                                leadsPerPeriod: number;
                                /** @description Rows in one file, at most. */
                                downloadLimit: number;
                                membersMax: number;
                                includesRollover: boolean;
                                unlimited: boolean;
                                suppressions: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    archived: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            downloads: components["schemas"]["export.Download"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dictId: "consumers" | "businesses" | "vehicles" | "emails";
                        geography: {
                            /** @enum {string} */
                            kind: "nationwide";
                        } | {
                            kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            values: string[];
                        };
                        filters: ({
                            field: string;
                            anyOf: string[];
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        } | {
                            field: string;
                            from?: number | string;
                            to?: number | string;
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        })[];
                        name: string;
                        /** @description At most so many rows. */
                        rows: number;
                        /** @description The version that was counted. */
                        datasetVersion: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @description The search's name; the file is named after it. */
                            name: string;
                            dictId: string;
                            status: "requested" | "in-progress" | "completed" | "ready" | "failed";
                            /** @description Why it failed. */
                            reason?: string;
                            rowsAsked: number;
                            /** @description Data rows of the finished file. */
                            rows?: number;
                            /** @description Leads kept back, or used once it is ready. */
                            leads?: number;
                            bytes?: number;
                            /** @description Of the file, hexadecimal. */
                            sha256?: string;
                            progress: number;
                            /** @description When it was asked for, seconds since 1970. */
                            timestamp: number;
                            query: {
                                geography: {
                                    /** @enum {string} */
                                    kind: "nationwide";
                                } | {
                                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                                    values: string[];
                                };
                                filters: ({
                                    field: string;
                                    anyOf: string[];
                                    /**
                                     * @description Turns the filter round: every other known value.
                                     * @enum {boolean}
                                     */
                                    omit?: true;
                                } | {
                                    field: string;
                                    from?: number | string;
                                    to?: number | string;
                                    /**
                                     * @description Turns the filter round: every other known value.
                                     * @enum {boolean}
                                     */
                                    omit?: true;
                                })[];
                            };
                            datasetVersion: number;
                            archived: boolean;
                            /** @description Grows with every change. */
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                            filename: string;
                            expiresInSeconds: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    to?: string;
                    limit: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            messages: {
                                id: string;
                                to: string;
                                subject: string;
                                html: string;
                                text: string;
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dictionaries: {
                                dictId: string;
                                index: string;
                                type: string;
                                /** @description On light ground, #RRGGBB. */
                                themeColor: string;
                                /** @description On dark ground, #RRGGBB. */
                                themeColorDark: string;
                                name: string;
                                geography: string[];
                                filters: {
                                    field: string;
                                    label: string;
                                    group: string;
                                    inputType: "select" | "checkbox" | "range" | "stringRange";
                                    items?: {
                                        value: string;
                                        label: string;
                                    }[];
                                    min?: number;
                                    max?: number;
                                    unit?: string;
                                }[];
                                /** @description What previews and files hold, in order. */
                                columns: {
                                    field: string;
                                    label: string;
                                }[];
                                /** @description One row costs this many hundredths of a lead. */
                                multiplierHundredths: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/geographies/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                    /** @description More than one character. */
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description What a query holds. */
                                value: string;
                                name: string;
                                /** @description Tells two places of one name apart. */
                                meta: string;
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/geographies/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                    /** @description Separated by commas; at most 100. */
                    values: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description What a query holds. */
                                value: string;
                                name: string;
                                /** @description Tells two places of one name apart. */
                                meta: string;
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/searches/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dictId: "consumers" | "businesses" | "vehicles" | "emails";
                        geography: {
                            /** @enum {string} */
                            kind: "nationwide";
                        } | {
                            kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            values: string[];
                        };
                        filters: ({
                            field: string;
                            anyOf: string[];
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        } | {
                            field: string;
                            from?: number | string;
                            to?: number | string;
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        })[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Exactly how many leads match. */
                            count: number;
                            /** @enum {boolean} */
                            exact: true;
                            /** @description Name it when you download what was counted. */
                            datasetVersion: number;
                            tookMs: number;
                            /** @description When it was counted, ISO 8601. */
                            asOf: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/searches/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dictId: "consumers" | "businesses" | "vehicles" | "emails";
                        geography: {
                            /** @enum {string} */
                            kind: "nationwide";
                        } | {
                            kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            values: string[];
                        };
                        filters: ({
                            field: string;
                            anyOf: string[];
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        } | {
                            field: string;
                            from?: number | string;
                            to?: number | string;
                            /**
                             * @description Turns the filter round: every other known value.
                             * @enum {boolean}
                             */
                            omit?: true;
                        })[];
                        /** @description 1 where it is missing. */
                        page?: number;
                        /** @description Taken for compatibility; a search has one sample and the answer names its seed. */
                        seed?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: {
                                field: string;
                                label: string;
                            }[];
                            /** @description By field; empty where nothing is known. */
                            rows: {
                                [key: string]: string;
                            }[];
                            page: number;
                            /** @description As many pages as are ever shown. */
                            pages: number;
                            pageSize: number;
                            datasetVersion: number;
                            seed: string;
                            /** @description Fields that are hidden until the lead is bought. */
                            masked: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/teaser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description A ZIP code that exists. */
                    zip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            zip: string;
                            /** @description City, state and county, for people. */
                            place: string;
                            /** @description Homeowners aged 45 to 64, exactly. */
                            count: number;
                            /** @description When it was counted, ISO 8601. */
                            asOf: string;
                        };
                    };
                };
            };
        };
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
        /** Problem */
        Problem: {
            /** @description Stable and documented; programs read this. */
            code: string;
            /** @description A sentence for people. */
            message: string;
            details?: unknown;
            /** @description Name this when you ask for help. */
            correlationId: string;
        };
        /** Download */
        "export.Download": {
            id: string;
            /** @description The search's name; the file is named after it. */
            name: string;
            dictId: string;
            status: "requested" | "in-progress" | "completed" | "ready" | "failed";
            /** @description Why it failed. */
            reason?: string;
            rowsAsked: number;
            /** @description Data rows of the finished file. */
            rows?: number;
            /** @description Leads kept back, or used once it is ready. */
            leads?: number;
            bytes?: number;
            /** @description Of the file, hexadecimal. */
            sha256?: string;
            progress: number;
            /** @description When it was asked for, seconds since 1970. */
            timestamp: number;
            query: {
                geography: {
                    /** @enum {string} */
                    kind: "nationwide";
                } | {
                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                    values: string[];
                };
                filters: ({
                    field: string;
                    anyOf: string[];
                    /**
                     * @description Turns the filter round: every other known value.
                     * @enum {boolean}
                     */
                    omit?: true;
                } | {
                    field: string;
                    from?: number | string;
                    to?: number | string;
                    /**
                     * @description Turns the filter round: every other known value.
                     * @enum {boolean}
                     */
                    omit?: true;
                })[];
            };
            datasetVersion: number;
            archived: boolean;
            /** @description Grows with every change. */
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
