// SHA-256 of openapi.json 8c4ddaf9ad000019ea6994bde54f83b6afca1847a57fc6b0a7b3e4ff0351b9f8, of these types 5ac84349c9dcca81c55bdc6de2ab4915108c8494621ceedcc6e2aabf116715df
export interface paths {
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com",
                     *       "password": "quiet-meadow-17"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description Compared with the person found, never trusted. */
                        uid?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                /** @description `wrong-credentials`: The e-mail address or the password is wrong. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "wrong-credentials";
                        };
                    };
                };
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Get a new access token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                /** @description `session-over`: Please Login to View this Page */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "session-over";
                        };
                    };
                };
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Log out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is no session any more. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Ask for a link to sign up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com",
                     *       "name": "Ada Byron"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "message": "Please check your mailbox: we have sent you a link to go on with."
                         *     }
                         */
                        "application/json": {
                            message: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                /**
                 * @description `sign-up-closed`: Sales and support will set up your account and send you a signup link.
                 *
                 *     `foreign-origin`: This request came from another site.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "sign-up-closed" | "foreign-origin";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sign-ups/check-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link still opens an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "usable": true
                         *     }
                         */
                        "application/json": {
                            usable: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Choose a password by the mailed link and log in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ",
                     *       "password": "quiet-meadow-17"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /** @description `link-not-usable`: This link cannot be used any more. Please sign up again to get a new one. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "link-not-usable";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                422: components["responses"]["422-password-too-weak"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to choose a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "message": "If this address has an account, a link to choose a new password is on its way to it."
                         *     }
                         */
                        "application/json": {
                            message: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-resets/check-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link still sets a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "usable": true
                         *     }
                         */
                        "application/json": {
                            usable: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/password-resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password by the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ",
                     *       "password": "amber-harbour-32"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description The password is set, and every session of the person is over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /** @description `reset-link-not-usable`: This link cannot be used any more. Please ask for a new one. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "reset-link-not-usable";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                422: components["responses"]["422-password-too-weak"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/reauthentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether this is the current password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "currentPassword": "quiet-meadow-17"
                     *     }
                     */
                    "application/json": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description It is. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-password-wrong-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "currentPassword": "quiet-meadow-17",
                     *       "newPassword": "amber-harbour-32"
                     *     }
                     */
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description It is changed, and the person's other sessions are over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-password-wrong-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                422: components["responses"]["422-password-too-weak"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another e-mail address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "currentPassword": "quiet-meadow-17",
                     *       "email": "ada@byron.example"
                     *     }
                     */
                    "application/json": {
                        currentPassword: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "message": "Please check the mailbox of the new address: we have sent a link there to confirm it."
                         *     }
                         */
                        "application/json": {
                            message: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-password-wrong-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email-changes/check-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link still confirms an e-mail address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "usable": true
                         *     }
                         */
                        "application/json": {
                            usable: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email-changes/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description It is changed, and every session of the person is over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /** @description `email-link-not-usable`: This link cannot be used any more. Please ask for a new one. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "email-link-not-usable";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "sessions": [
                         *         {
                         *           "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *           "device": "Firefox on Windows",
                         *           "address": "192.0.2.17",
                         *           "startedAt": "2026-11-20T09:00:00.000Z",
                         *           "lastUsedAt": "2026-11-23T08:12:00.000Z",
                         *           "current": true
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            sessions: {
                                id: string;
                                /** @description Browser and device in words, as the browser says. */
                                device: string;
                                /** @description The network address of its last renewal; empty if nobody saw it. */
                                address: string;
                                startedAt: string;
                                /** @description When it was last renewed; an open page renews it every ten minutes. */
                                lastUsedAt: string;
                                /** @description The one that asks. */
                                current: boolean;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/me/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of your sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-session-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all your sessions but this one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "ended": 2
                         *     }
                         */
                        "application/json": {
                            ended: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-session-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "_docId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "name": "Ada Byron",
                         *       "verified": true,
                         *       "superAdmin": false,
                         *       "impersonating": false,
                         *       "companyProfile": {
                         *         "name": "Byron Roofing",
                         *         "phone": "6025550134",
                         *         "email": "office@byron.example"
                         *       },
                         *       "companyUsers": [
                         *         {
                         *           "name": "Ben Hill",
                         *           "email": "ben@example.com",
                         *           "role": "download"
                         *         }
                         *       ],
                         *       "customer_id": "cus_1d9b7c40e2f64a0c93b58e71",
                         *       "inviteStatus": null,
                         *       "archived": false,
                         *       "archivedAt": null,
                         *       "needsPort": false,
                         *       "user": {
                         *         "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *         "email": "ada@example.com",
                         *         "creationTime": "2026-11-01T09:00:00.000000Z",
                         *         "lastLoginTime": "2026-11-20T10:00:00.000000Z"
                         *       }
                         *     }
                         */
                        "application/json": {
                            uid: string;
                            _docId: string;
                            /** @description The account holder's uid, also for people whom the holder added. */
                            id: string;
                            email: string;
                            name: string | null;
                            accountId: string;
                            role: string;
                            staff: string;
                            verified: boolean;
                            /** @description Stays true while a super-admin acts for this person. */
                            superAdmin: boolean;
                            impersonating: boolean;
                            /** @description For the page header, and whom members ask. null for who was removed from the account. */
                            companyProfile: {
                                name: string;
                                /** @description Digits alone; of a number of the United States ten. */
                                phone: string;
                                email: string;
                            } | null;
                            /** @description Whom the account holder added. Admins see all, others see themselves. */
                            companyUsers: {
                                name: string | null;
                                email: string;
                                role: string;
                            }[];
                            /** @description Of the account at the payment processor, once billing told it; null for one that never paid. */
                            customer_id: string | null;
                            /** @description converted: joined the account of somebody else. Who has not yet joined has no document. */
                            inviteStatus: "converted" | null;
                            /** @description Is no member of the account any more. */
                            archived: boolean;
                            archivedAt: string | null;
                            /** @description The plan of an account that was brought over starts by POST /api/v2/me/account-port. */
                            needsPort: boolean;
                            user: {
                                uid: string;
                                email: string;
                                creationTime: string;
                                /** @description Into this account. */
                                lastLoginTime: string | null;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/me/account-port": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the plan of an account that was brought over */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "ported": true
                         *     }
                         */
                        "application/json": {
                            /** @description false: nothing was left to port. */
                            ported: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/company-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company profile */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "companyProfile": {
                         *         "name": "Byron Roofing",
                         *         "phone": "6025550134",
                         *         "email": "office@byron.example"
                         *       },
                         *       "phone": {
                         *         "state": "unverified",
                         *         "codeExpiresAt": null
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description null: nobody has entered one. */
                            companyProfile: {
                                name: string;
                                /** @description Digits alone; of a number of the United States ten. */
                                phone: string;
                                email: string;
                            } | null;
                            phone: {
                                state: "unverified" | "code-sent" | "verified";
                                /** @description Where a code was sent that still counts. */
                                codeExpiresAt: string | null;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        /** Enter or change the company profile */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Byron Roofing",
                     *       "phone": "(602) 555-0134",
                     *       "email": "office@byron.example"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        /** @description As people write it; 10 to 15 digits. */
                        phone: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "companyProfile": {
                         *         "name": "Byron Roofing",
                         *         "phone": "6025550134",
                         *         "email": "office@byron.example"
                         *       },
                         *       "phone": {
                         *         "state": "unverified",
                         *         "codeExpiresAt": null
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description null: nobody has entered one. */
                            companyProfile: {
                                name: string;
                                /** @description Digits alone; of a number of the United States ten. */
                                phone: string;
                                email: string;
                            } | null;
                            phone: {
                                state: "unverified" | "code-sent" | "verified";
                                /** @description Where a code was sent that still counts. */
                                codeExpiresAt: string | null;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `company-name-missing`: Please update the company name.
                 *
                 *     `company-phone-missing`: Please update the company phone number.
                 *
                 *     `company-email-missing`: Please update the company email.
                 */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "company-name-missing" | "company-phone-missing" | "company-email-missing";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "seats": {
                         *         "max": 10,
                         *         "taken": 1,
                         *         "left": 9
                         *       },
                         *       "members": [
                         *         {
                         *           "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *           "name": "Ada Byron",
                         *           "email": "ada@example.com",
                         *           "role": "admin",
                         *           "status": "active",
                         *           "owner": true,
                         *           "archived": false,
                         *           "archivedAt": null
                         *         }
                         *       ],
                         *       "invitations": [
                         *         {
                         *           "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *           "name": "Grace Hopper",
                         *           "email": "grace@example.com",
                         *           "role": "download",
                         *           "inviteStatus": "pending",
                         *           "invitedAt": "2026-07-01T09:30:00Z",
                         *           "expired": false
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            seats: {
                                /** @description People that the plan is for, the owner among them. */
                                max: number;
                                taken: number;
                                /** @description Never below 0. */
                                left: number;
                            };
                            members: {
                                personId: string;
                                name: string | null;
                                email: string;
                                role: "admin" | "download";
                                status: "active" | "disabled" | "removed";
                                owner: boolean;
                                /** @description No member any more. */
                                archived: boolean;
                                archivedAt: string | null;
                            }[];
                            invitations: {
                                personId: string;
                                /** @description What the admin entered. */
                                name: string | null;
                                /** @description Empty: the person has another address now. */
                                email: string;
                                role: "admin" | "download";
                                /** @enum {string} */
                                inviteStatus: "pending";
                                invitedAt: string;
                                expired: boolean;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a person to the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "grace@example.com",
                     *       "name": "Grace Hopper",
                     *       "role": "download"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        name: string;
                        role: "admin" | "download";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `own-subscription`: Uh oh, this person already has an active subscription and cannot be added to your account.
                 *
                 *     `no-seat-left`: No seats remain in the plan of this account.
                 *
                 *     `already-a-member`: This person is a member of your account already.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "own-subscription" | "no-seat-left" | "already-a-member";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/invitations/{personId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link of an invitation again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-not-invited"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/invitations/{personId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an invitation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-not-invited"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/members/{personId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a member another role */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": {
                        role: "admin" | "download";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "admin"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-a-member"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-owner-stays-not-yourself"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/members/{personId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take access away for a while */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-a-member"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-owner-stays-not-yourself"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/members/{personId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give access back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-a-member"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-owner-stays-not-yourself"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/team/members/{personId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a member from the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "name": "Grace Hopper",
                         *       "email": "grace@example.com",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            personId: string;
                            name: string | null;
                            email: string;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-a-member"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `owner-stays`: The owner of the account always keeps access to it.
                 *
                 *     `cannot-remove-yourself`: Uh oh, you cannot remove yourself.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "owner-stays" | "cannot-remove-yourself";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations/check-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed invitation can be accepted */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "usable": true,
                         *       "newcomer": true,
                         *       "name": "Grace Hopper",
                         *       "company": "Byron Roofing",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            usable: boolean;
                            /** @description Chooses name and password; everybody else only confirms. */
                            newcomer: boolean;
                            /** @description What the admin entered of a newcomer. */
                            name: string | null;
                            /** @description Of the account that invites. */
                            company: string | null;
                            /** @description admin or download; empty where the link cannot be used. */
                            role: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the account with a name and a password, and log in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ",
                     *       "name": "Grace Hopper",
                     *       "password": "quiet-meadow-17"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        name: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /** @description `no-seat-left`: No seats remain in the plan of this account. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "no-seat-left";
                        };
                    };
                };
                410: components["responses"]["410-invitation-not-usable"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                422: components["responses"]["422-password-too-weak"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the account with the account that one has */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "company": "Byron Roofing",
                         *       "role": "download"
                         *     }
                         */
                        "application/json": {
                            accountId: string;
                            /** @description Of the account that invites. */
                            company: string | null;
                            role: "admin" | "download";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `no-seat-left`: No seats remain in the plan of this account.
                 *
                 *     `own-subscription`: Uh oh, this person already has an active subscription and cannot be added to your account.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "no-seat-left" | "own-subscription";
                        };
                    };
                };
                410: components["responses"]["410-invitation-not-usable"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts one may work in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "accounts": [
                         *         {
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "company": "Byron Roofing",
                         *           "ownerName": "Ada Byron",
                         *           "role": "admin",
                         *           "owner": true,
                         *           "current": true
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            accounts: {
                                accountId: string;
                                company: string | null;
                                ownerName: string | null;
                                role: "admin" | "download";
                                /** @description The own account, which one pays for. */
                                owner: boolean;
                                current: boolean;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on in another account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c"
                     *     }
                     */
                    "application/json": {
                        accountId: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-acting-for-another-foreign-origin-not-allowed-not-while-impersonating"];
                /** @description `account-not-yours`: You do not belong to this account. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "account-not-yours";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with an own account after access was lost */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "",
                         *       "expiresInSeconds": 600
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-acting-for-another-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `still-a-member`: You have access to this account. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "still-a-member";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people of all accounts */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description A part of the e-mail address, in any case.
                     * @example ada@
                     */
                    email?: string;
                    /** @example Owner */
                    kind?: "Owner" | "User";
                    /**
                     * @description Whether they have opened their account.
                     * @example true
                     */
                    verified?: boolean;
                    /** @example email */
                    sort?: "email" | "newest" | "oldest";
                    /**
                     * @description The `next` of the page before, with the same order. At most 400 characters.
                     * @example YWRhQGV4YW1wbGUuY29t
                     */
                    after?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "people": [
                         *         {
                         *           "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *           "email": "ada@example.com",
                         *           "name": "Ada Byron",
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "kind": "Owner",
                         *           "role": "admin",
                         *           "verified": true,
                         *           "staff": "",
                         *           "impersonable": true,
                         *           "createdAt": "2026-11-21T07:04:13.000000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            people: {
                                uid: string;
                                email: string;
                                name: string | null;
                                accountId: string;
                                /** @description Owner of the account, or User. */
                                kind: string;
                                role: string;
                                verified: boolean;
                                staff: string;
                                /** @description Whether a super-admin may act for this person. */
                                impersonable: boolean;
                                createdAt: string;
                            }[];
                            /** @description Ask with this as `after` for what follows. */
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                429: components["responses"]["429-too-many-searches"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/sign-up-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail somebody a link to sign up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com",
                     *       "name": "Ada Byron"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "message": "A signup link is on its way to ada@example.com."
                         *     }
                         */
                        "application/json": {
                            message: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                /** @description `already-a-customer`: This address has an account already. Its password can be reset on the log-in page. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "already-a-customer";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act for a person */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                     *       "reason": "Ticket 4711"
                     *     }
                     */
                    "application/json": {
                        personId: string;
                        /** @description Why, for instance a ticket. It is kept for ever. */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMWEwIn0.c2lnbmF0dXJl",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *       "email": "ada@example.com",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "role": "admin",
                         *       "staff": "super-admin",
                         *       "expiresInSeconds": 600,
                         *       "impersonatorId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5d",
                         *       "impersonation": {
                         *         "superAdminEmail": "support@leadwright.example",
                         *         "secondsLeft": 1800
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description For the Authorization header. Kept in memory only. */
                            token: string;
                            uid: string;
                            email: string;
                            accountId: string;
                            /** @description In this account, now: admin, download, or removed. */
                            role: string;
                            /** @description super-admin, finance, or empty. */
                            staff: string;
                            expiresInSeconds: number;
                            /** @description The super-admin who acts for this person. */
                            impersonatorId?: string;
                            /** @description Set while a super-admin acts for this person. */
                            impersonation?: {
                                /** @description Who acts. */
                                superAdminEmail: string;
                                /** @description Nothing makes it longer. */
                                secondsLeft: number;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `not-allowed`: You do not have access to this page
                 *
                 *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
                 *
                 *     `foreign-origin`: This request came from another site.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "not-allowed" | "not-while-impersonating" | "foreign-origin";
                        };
                    };
                };
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `impersonating-already`: You are acting for another person already. Stop impersonating first.
                 *
                 *     `not-impersonable`: Nobody can act for this person: they are staff, or have no account of their own or of a team.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "impersonating-already" | "not-impersonable";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `impersonation-reason-missing`: Please say why you act for this person, for instance a ticket.
                 *
                 *     `impersonation-reason-personal`: Please leave addresses and phone numbers out of the reason. It is kept for ever.
                 */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "impersonation-reason-missing" | "impersonation-reason-personal";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/impersonations/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop acting for a person */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Nobody is acted for any more in this session. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure of the page, as a visitor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "error": "TypeError: Cannot read properties of undefined (reading 'count')",
                     *       "errorInfo": "    at SearchPage\n    at ErrorBoundary",
                     *       "state": {
                     *         "signedIn": true,
                     *         "online": true,
                     *         "width": 1440,
                     *         "height": 900,
                     *         "language": "en-US"
                     *       },
                     *       "location": {
                     *         "host": "leads.example",
                     *         "href": "https://leads.example/search/consumers?g=st:AZ",
                     *         "origin": "https://leads.example",
                     *         "pathname": "/search/consumers",
                     *         "port": "",
                     *         "protocol": "https:",
                     *         "search": "?g=st:AZ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: string;
                        errorInfo: string;
                        /** @description What the page was like when it failed. */
                        state: {
                            signedIn: boolean;
                            online: boolean;
                            /** @description Of the window, in pixels. */
                            width: number;
                            height: number;
                            language: string;
                        };
                        location: {
                            host: string;
                            href: string;
                            origin: string;
                            pathname: string;
                            port: string;
                            protocol: string;
                            search: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure of the page, signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "error": "TypeError: Cannot read properties of undefined (reading 'count')",
                     *       "errorInfo": "    at SearchPage\n    at ErrorBoundary",
                     *       "state": {
                     *         "signedIn": true,
                     *         "online": true,
                     *         "width": 1440,
                     *         "height": 900,
                     *         "language": "en-US"
                     *       },
                     *       "location": {
                     *         "host": "leads.example",
                     *         "href": "https://leads.example/search/consumers?g=st:AZ",
                     *         "origin": "https://leads.example",
                     *         "pathname": "/search/consumers",
                     *         "port": "",
                     *         "protocol": "https:",
                     *         "search": "?g=st:AZ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        error: string;
                        errorInfo: string;
                        /** @description What the page was like when it failed. */
                        state: {
                            signedIn: boolean;
                            online: boolean;
                            /** @description Of the window, in pixels. */
                            width: number;
                            height: number;
                            language: string;
                        };
                        location: {
                            host: string;
                            href: string;
                            origin: string;
                            pathname: string;
                            port: string;
                            protocol: string;
                            search: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The error log */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example MjAyNi0xMS0yMQ
                     */
                    before?: string;
                    /** @example 25 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "errors": [
                         *         {
                         *           "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70",
                         *           "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "email": "ada@example.com",
                         *           "error": "TypeError: Cannot read properties of undefined (reading 'count')",
                         *           "errorInfo": "    at SearchPage\n    at ErrorBoundary",
                         *           "state": {
                         *             "signedIn": true,
                         *             "online": true,
                         *             "width": 1440,
                         *             "height": 900,
                         *             "language": "en-US"
                         *           },
                         *           "location": {
                         *             "host": "leads.example",
                         *             "href": "https://leads.example/search/consumers?g=st:AZ",
                         *             "origin": "https://leads.example",
                         *             "pathname": "/search/consumers",
                         *             "port": "",
                         *             "protocol": "https:",
                         *             "search": "?g=st:AZ"
                         *           },
                         *           "timeStamp": "2026-11-21T07:04:13.000001Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            errors: {
                                id: string;
                                /** @description The person; null: a visitor, or somebody who was erased. */
                                uid: string | null;
                                /** @description The account that was open; null: a visitor. */
                                accountId: string | null;
                                /** @description The person's address as it is now. */
                                email: string | null;
                                error: string;
                                errorInfo: string;
                                /** @description What the page was like when it failed. */
                                state: {
                                    signedIn: boolean;
                                    online: boolean;
                                    /** @description Of the window, in pixels. */
                                    width: number;
                                    height: number;
                                    language: string;
                                };
                                location: {
                                    host: string;
                                    href: string;
                                    origin: string;
                                    pathname: string;
                                    port: string;
                                    protocol: string;
                                    search: string;
                                };
                                /** @description By the clock of the server, UTC. */
                                timeStamp: string;
                            }[];
                            /** @description Ask with this as `before` for older ones. */
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every collection of site documents */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "collections": [
                         *         {
                         *           "site": "main",
                         *           "collection": "banners",
                         *           "documents": 1,
                         *           "permissions": {
                         *             "read": true,
                         *             "write": true,
                         *             "delete": false
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            collections: {
                                site: string;
                                collection: string;
                                documents: number;
                                permissions: {
                                    read: boolean;
                                    write: boolean;
                                    delete: boolean;
                                };
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/sites/{site}/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of a collection */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before.
                     * @example YWxlcnQ
                     */
                    after?: string;
                };
                header?: never;
                path: {
                    /** @example main */
                    site: string;
                    /** @example banners */
                    collection: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "permissions": {
                         *         "read": true,
                         *         "write": true,
                         *         "delete": false
                         *       },
                         *       "documents": [
                         *         {
                         *           "_docId": "alert",
                         *           "_lastChanged": 1795000000,
                         *           "fields": 2
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            permissions: {
                                read: boolean;
                                write: boolean;
                                delete: boolean;
                            };
                            documents: {
                                _docId: string;
                                _lastChanged: number;
                                fields: number;
                            }[];
                            /** @description Ask with this as `after` for the rest. */
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-site-document-closed-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/sites/{site}/{collection}/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One site document */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example main */
                    site: string;
                    /** @example banners */
                    collection: string;
                    /** @example alert */
                    docId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "permissions": {
                         *         "read": true,
                         *         "write": true,
                         *         "delete": false
                         *       },
                         *       "document": {
                         *         "_docId": "alert",
                         *         "_lastChanged": 1795000000,
                         *         "revision": 3,
                         *         "fields": [
                         *           {
                         *             "name": "shown",
                         *             "type": "boolean",
                         *             "value": true
                         *           },
                         *           {
                         *             "name": "heading",
                         *             "type": "text",
                         *             "value": "Maintenance on Sunday"
                         *           }
                         *         ]
                         *       }
                         *     }
                         */
                        "application/json": {
                            permissions: {
                                read: boolean;
                                write: boolean;
                                delete: boolean;
                            };
                            document: {
                                _docId: string;
                                /** @description Seconds since 1970. */
                                _lastChanged: number;
                                /** @description Send it with a change. */
                                revision: number;
                                fields: ({
                                    name: string;
                                    /** @enum {string} */
                                    type: "text";
                                    value: string;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "number";
                                    value: number;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "boolean";
                                    value: boolean;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "date";
                                    /** @description Seconds since 1970. */
                                    value: number;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "list";
                                    value: unknown[];
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "map";
                                    value: {
                                        [key: string]: unknown;
                                    };
                                })[];
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-site-document-closed-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-site-document-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        /** Add or change a site document */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example main */
                    site: string;
                    /** @example banners */
                    collection: string;
                    /** @example alert */
                    docId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "revision": 2,
                     *       "fields": [
                     *         {
                     *           "name": "shown",
                     *           "type": "boolean",
                     *           "value": true
                     *         },
                     *         {
                     *           "name": "heading",
                     *           "type": "text",
                     *           "value": "Maintenance on Sunday"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The one that was loaded; 0 adds the document. */
                        revision: number;
                        fields: ({
                            name: string;
                            /** @enum {string} */
                            type: "text";
                            value: string;
                        } | {
                            name: string;
                            /** @enum {string} */
                            type: "number";
                            value: number;
                        } | {
                            name: string;
                            /** @enum {string} */
                            type: "boolean";
                            value: boolean;
                        } | {
                            name: string;
                            /** @enum {string} */
                            type: "date";
                            /** @description Seconds since 1970. */
                            value: number;
                        } | {
                            name: string;
                            /** @enum {string} */
                            type: "list";
                            value: unknown[];
                        } | {
                            name: string;
                            /** @enum {string} */
                            type: "map";
                            value: {
                                [key: string]: unknown;
                            };
                        })[];
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "document": {
                         *         "_docId": "alert",
                         *         "_lastChanged": 1795000000,
                         *         "revision": 3,
                         *         "fields": [
                         *           {
                         *             "name": "shown",
                         *             "type": "boolean",
                         *             "value": true
                         *           },
                         *           {
                         *             "name": "heading",
                         *             "type": "text",
                         *             "value": "Maintenance on Sunday"
                         *           }
                         *         ]
                         *       }
                         *     }
                         */
                        "application/json": {
                            document: {
                                _docId: string;
                                /** @description Seconds since 1970. */
                                _lastChanged: number;
                                /** @description Send it with a change. */
                                revision: number;
                                fields: ({
                                    name: string;
                                    /** @enum {string} */
                                    type: "text";
                                    value: string;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "number";
                                    value: number;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "boolean";
                                    value: boolean;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "date";
                                    /** @description Seconds since 1970. */
                                    value: number;
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "list";
                                    value: unknown[];
                                } | {
                                    name: string;
                                    /** @enum {string} */
                                    type: "map";
                                    value: {
                                        [key: string]: unknown;
                                    };
                                })[];
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-site-document-closed-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-site-document-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `site-document-exists`: There is a document with this id already. Choose another id.
                 *
                 *     `site-document-changed`: Somebody else has changed this document meanwhile. Nothing was saved. Load it again, then make your change.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "site-document-exists" | "site-document-changed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `site-field-repeated`: Two fields have the same name.
                 *
                 *     `site-field-too-deep`: A list or map has too many levels. Six are the most.
                 *
                 *     `site-field-key-forbidden`: A map has a key that cannot be used: one that begins with an underscore, constructor or prototype.
                 *
                 *     `site-document-too-large`: The document is too large. It may have 32,768 characters in all.
                 */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "site-field-repeated" | "site-field-too-deep" | "site-field-key-forbidden" | "site-document-too-large";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/sites/{site}/{collection}/{docId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a site document */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example main */
                    site: string;
                    /** @example articles */
                    collection: string;
                    /** @example welcome */
                    docId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "revision": 3
                     *     }
                     */
                    "application/json": {
                        /** @description The one that was loaded. */
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-site-document-closed-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-site-document-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `site-document-changed`: Somebody else has changed this document meanwhile. Nothing was saved. Load it again, then make your change. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "site-document-changed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alert banner of the pages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "banner": {
                         *         "revision": 3,
                         *         "variant": "info",
                         *         "heading": "Maintenance on Sunday",
                         *         "text": null,
                         *         "link": null
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description null: there is none now. */
                            banner: {
                                /** @description Who dismissed this one has not dismissed the next. */
                                revision: number;
                                /** @enum {unknown} */
                                variant: "info" | "success" | "warning" | "danger";
                                /** @description null: the heading that the page has by itself. */
                                heading: string | null;
                                /** @description null: the text that the page has by itself. */
                                text: string | null;
                                /** @description What the link to the billing page says; null: there is none. */
                                link: string | null;
                            } | null;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new in the product */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "news": [
                         *         {
                         *           "id": "maps",
                         *           "date": 1795000000,
                         *           "title": "Maps",
                         *           "text": "Usage shows where your leads are."
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            /** @description The latest first. */
                            news: {
                                id: string;
                                /** @description In seconds since 1970. */
                                date: number;
                                title: string;
                                text: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/start_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the company's phone number */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "sms_to": "(602) 555-0134"
                     *     }
                     */
                    "application/json": {
                        /** @description The company's phone number, as people write it. */
                        sms_to: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "codeExpiresAt": "2026-12-31T23:59:59.000000Z"
                         *     }
                         */
                        "application/json": {
                            codeExpiresAt: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `phone-not-saved`: Please save this phone number in your company profile first.
                 *
                 *     `phone-verified`: This phone number is verified already.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "phone-not-saved" | "phone-verified";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /** @description `company-phone-missing`: Please update the company phone number. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "company-phone-missing";
                        };
                    };
                };
                /** @description `too-many-codes`: Too many codes were sent. Please wait a little and try again. */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-codes";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the company by the code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "verificationCode": "402917"
                     *     }
                     */
                    "application/json": {
                        verificationCode: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "verified": true,
                         *       "expired": false
                         *     }
                         */
                        "application/json": {
                            verified: boolean;
                            /** @description No code counts any more: it expired, was used or was tried five times. */
                            expired: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/request_ccpa_optout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask about the data behind an e-mail address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com",
                     *       "response": "test-token.8c2f61d0",
                     *       "kind": "opt-out"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        /** @description The bot-check token. It counts once. */
                        response: string;
                        /** @description opt-out: not to be sold (default). delete: to be removed. access: to be told. */
                        kind?: "opt-out" | "delete" | "access";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "received": true
                         *     }
                         */
                        "application/json": {
                            received: boolean;
                        };
                    };
                };
                /**
                 * @description `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 *
                 *     `bot-check-missing`: This needs a check that you are a person. Please reload the page and try again.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep" | "bot-check-missing";
                        };
                    };
                };
                /**
                 * @description `foreign-origin`: This request came from another site.
                 *
                 *     `bot-check-failed`: We could not confirm that you are a person. Nothing was changed. Please try again.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "foreign-origin" | "bot-check-failed";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /** @description `privacy-request-exists`: This request has been received already. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-request-exists";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-bot-check-unavailable-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/privacy-requests/check-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link still confirms a request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "usable": true,
                         *       "kind": "opt-out"
                         *     }
                         */
                        "application/json": {
                            usable: boolean;
                            kind: ("opt-out" | "delete" | "access") | null;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/privacy-requests/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a request by the mailed link
         * @description From then on it waits for its answer, which is due 45 days after the request was received.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "token": "Zm9yLXRoaXMtb25lLWxpbmstb25seQ"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "kind": "opt-out",
                         *       "dueAt": "2027-02-15T10:00:00.000000Z"
                         *     }
                         */
                        "application/json": {
                            kind: "opt-out" | "delete" | "access";
                            dueAt: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                /** @description `third-access-request`: You have asked for your data twice in the last 12 months. You can ask again later. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "third-access-request";
                        };
                    };
                };
                /** @description `privacy-link-not-usable`: This link cannot be used any more. Please send the form again to get a new one. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-link-not-usable";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests that wait for an answer
         * @description The one due first at the top, 200 at most.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "requests": [
                         *         {
                         *           "requestId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *           "kind": "delete",
                         *           "email": "ada@example.com",
                         *           "receivedAt": "2027-01-01T10:00:00.000000Z",
                         *           "confirmedAt": "2027-01-01T10:05:00.000000Z",
                         *           "dueAt": "2027-02-15T10:00:00.000000Z",
                         *           "daysLeft": 31,
                         *           "extendedBecause": null,
                         *           "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            requests: {
                                requestId: string;
                                kind: "opt-out" | "delete" | "access";
                                email: string | null;
                                receivedAt: string;
                                confirmedAt: string;
                                dueAt: string;
                                /** @description Whole days; below zero: late by so many. */
                                daysLeft: number;
                                extendedBecause: string | null;
                                /** @description The person with this address; null: nobody. */
                                uid: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/privacy-requests/{requestId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up to 90 days for a request
         * @description Once, within the first 45 days. Who asked gets the reason by mail.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "reason": "hard-to-find"
                     *     }
                     */
                    "application/json": {
                        reason: "many-requests" | "hard-to-find" | "waiting-for-others";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "dueAt": "2027-02-15T10:00:00.000000Z"
                         *     }
                         */
                        "application/json": {
                            dueAt: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-privacy-request-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `privacy-request-not-open`: This request is not waiting for an answer.
                 *
                 *     `privacy-request-extended-before`: This request has been extended already.
                 *
                 *     `privacy-request-overdue`: The 45 days of this request are over, so it can no longer be extended.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-request-not-open" | "privacy-request-extended-before" | "privacy-request-overdue";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/privacy-requests/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a request as answered
         * @description Who asked gets the outcome by mail; a week later the address is forgotten.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "outcome": "done"
                     *     }
                     */
                    "application/json": {
                        outcome: "done" | "nothing-held" | "exempt" | "not-verified";
                    };
                };
            };
            responses: {
                /** @description It is answered. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-privacy-request-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `privacy-request-not-open`: This request is not waiting for an answer. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-request-not-open";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/privacy-requests/{requestId}/erase-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the person who asked to be deleted */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The person is erased, and every session is over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /**
                 * @description `privacy-request-unknown`: There is no such request.
                 *
                 *     `nobody-to-erase`: Nobody with this address has an account.
                 *
                 *     `person-unknown`: There is no such person.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-request-unknown" | "nobody-to-erase" | "person-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `privacy-request-not-open`: This request is not waiting for an answer.
                 *
                 *     `privacy-request-not-delete`: This request does not ask for a deletion.
                 *
                 *     `subscription-not-ended`: The subscription of this account has not ended yet. Please cancel it first, and come back when it is over.
                 *
                 *     `members-remain`: Other people still belong to this account. Please remove them first.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "privacy-request-not-open" | "privacy-request-not-delete" | "subscription-not-ended" | "members-remain";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is held about the person */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "currentPassword": "quiet-meadow-17"
                     *     }
                     */
                    "application/json": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "madeAt": "2027-01-01T10:00:00.000000Z",
                         *       "accounts": {
                         *         "person": [
                         *           {
                         *             "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *             "email": "ada@example.com",
                         *             "name": "Ada Byron"
                         *           }
                         *         ]
                         *       },
                         *       "billing": {},
                         *       "export": {
                         *         "download": [
                         *           {
                         *             "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61",
                         *             "name": "Roofers in Phoenix"
                         *           }
                         *         ]
                         *       },
                         *       "search": {
                         *         "saved_search": [
                         *           {
                         *             "name": "Roofers in Phoenix",
                         *             "dict_id": "businesses"
                         *           }
                         *         ]
                         *       }
                         *     }
                         */
                        "application/json": {
                            madeAt: string;
                            /** @description Rows by table. */
                            accounts: {
                                [key: string]: {
                                    [key: string]: unknown;
                                }[];
                            };
                            /** @description Rows by table. */
                            billing: {
                                [key: string]: {
                                    [key: string]: unknown;
                                }[];
                            };
                            /** @description Rows by table. */
                            export: {
                                [key: string]: {
                                    [key: string]: unknown;
                                }[];
                            };
                            /** @description Rows by table. */
                            search: {
                                [key: string]: {
                                    [key: string]: unknown;
                                }[];
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-password-wrong-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `too-many-attempts`: Too many attempts. Please wait a little and try again.
                 *
                 *     `too-many-requests`: That was too fast. Please wait a little and try again.
                 */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-attempts" | "too-many-requests";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the person
         * @description At once and for ever. An owner only after the subscription has ended, and once nobody else is in the account.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "currentPassword": "violet-orchard-58"
                     *     }
                     */
                    "application/json": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description The person is erased, and every session is over. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-password-wrong-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `subscription-not-ended`: The subscription of this account has not ended yet. Please cancel it first, and come back when it is over.
                 *
                 *     `members-remain`: Other people still belong to this account. Please remove them first.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "subscription-not-ended" | "members-remain";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/messaging-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person is named to the customer-messaging service */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "identity": {
                         *         "user_id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b",
                         *         "email": "ada@example.com",
                         *         "created": 1798790400,
                         *         "last_login": 1798876800
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description null: the person has opted out, or another acts in the name of the person. */
                            identity: {
                                user_id: string;
                                email: string;
                                /** @description Seconds since 1970. */
                                created: number;
                                /** @description Seconds since 1970; null: never. */
                                last_login: number | null;
                            } | null;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-person-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Read the trail of an account */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example WyIyMDI2LTEyLTMxVDIzOjU5OjU5LjAwMDAwMFoiLCJsZWFkd3JpZ2h0LmJpbGxpbmcudjEiLDExXQ
                     */
                    after?: string;
                    /** @example 100 */
                    limit?: number;
                    /**
                     * @description Why the trail is read; it is recorded.
                     * @example The customer asked about a download.
                     */
                    reason?: string;
                };
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "entries": [
                         *         {
                         *           "eventId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71",
                         *           "topic": "leadwright.billing.v1",
                         *           "type": "LeadsUsed",
                         *           "accountSeq": 12,
                         *           "streamId": "ledger-01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "effectiveAt": "2026-12-31T23:59:59.000000Z",
                         *           "recordedAt": "2026-12-31T23:59:59.120000Z",
                         *           "actorId": "billing",
                         *           "correlationId": "7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f",
                         *           "event": {
                         *             "downloadId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *             "rows": "2500"
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
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
                                /** @description The published event as JSON. */
                                event: unknown;
                            }[];
                            /** @description Ask with this as `after` for what follows. */
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Verify the trail of an account */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description Why the trail is read; it is recorded.
                     * @example The customer asked about a download.
                     */
                    reason?: string;
                };
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "topics": [
                         *         {
                         *           "topic": "leadwright.billing.v1",
                         *           "events": 12,
                         *           "ok": true
                         *         }
                         *       ]
                         *     }
                         */
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
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the hash chain of an account's events */
        get: {
            parameters: {
                query: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    account: string;
                    /**
                     * @description Whose events.
                     * @example billing
                     */
                    service?: "accounts" | "billing" | "search" | "export" | "notification" | "audit";
                    /**
                     * @description The first event, by its number in the chain; absent: 1.
                     * @example 1
                     */
                    from?: number;
                    /**
                     * @description The last event; absent: 20000 from the first.
                     * @example 500
                     */
                    to?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "account": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "service": "billing",
                         *       "from": 1,
                         *       "to": 12,
                         *       "asked": 500,
                         *       "events": 11,
                         *       "lastHash": "5a1c0b7d9e3f4a62815d7c6b9a0e1f2d3c4b5a69788796a5b4c3d2e1f0a9b8c7",
                         *       "underWay": 1,
                         *       "clockJumps": [],
                         *       "problem": null
                         *     }
                         */
                        "application/json": {
                            account: string;
                            service: string;
                            from: number;
                            /** @description The last event that was checked; 0: none. */
                            to: number;
                            /** @description Up to which one was asked. */
                            asked: number;
                            /** @description Events that are right in both stores. */
                            events: number;
                            lastHash: null | string;
                            /** @description Events of the log that are not in the trail yet. */
                            underWay: number;
                            /** @description Events that were recorded over a minute after the next one: a clock ran ahead. At most 20. */
                            clockJumps: {
                                accountSeq: number;
                                eventId: string;
                                recordedAt: string;
                                /** @description When the event after it was recorded. */
                                nextAt: string;
                            }[];
                            problem: null | {
                                /** @description log: PostgreSQL of the service. trail: ClickHouse. both: they agree, and the kept end of the chain does not. */
                                store: "log" | "trail" | "both";
                                /** @description missing, end-missing, previous-hash-differs, hash-differs, rewritten or columns-differ, at accountSeq. */
                                problem: string;
                                accountSeq: number;
                                /** @description Empty where neither store has it. */
                                eventId: string;
                                /** @description Of columns-differ: what the bytes say otherwise. */
                                column?: string;
                            };
                        };
                    };
                };
                /**
                 * @description `range-invalid`: Please give a first event that is not after the last, and at most 20,000 events.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "range-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the second book found */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "round": {
                         *         "beganAt": "2026-12-31T23:59:00.000000Z",
                         *         "endedAt": "2026-12-31T23:59:04.000000Z",
                         *         "accounts": 412,
                         *         "waiting": 1
                         *       },
                         *       "open": 1,
                         *       "differences": [
                         *         {
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "lotId": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                         *           "kind": "lots",
                         *           "accountSeq": 12,
                         *           "billing": {
                         *             "kind": "plan",
                         *             "category": "paid",
                         *             "available": 47600,
                         *             "held": 0,
                         *             "delivered": 2500,
                         *             "expired": 0,
                         *             "voided": 0
                         *           },
                         *           "trail": {
                         *             "kind": "plan",
                         *             "category": "paid",
                         *             "available": 47500,
                         *             "held": 0,
                         *             "delivered": 2500,
                         *             "expired": 0,
                         *             "voided": 0
                         *           },
                         *           "first": {
                         *             "seq": 12,
                         *             "eventId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71",
                         *             "type": "LeadsUsed"
                         *           },
                         *           "foundAt": "2026-12-31T23:59:03.000000Z",
                         *           "seenAt": "2026-12-31T23:59:03.000000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            round: null | {
                                beganAt: string;
                                endedAt: string;
                                accounts: number;
                                /** @description Accounts whose newest events were on their way. */
                                waiting: number;
                            };
                            /** @description Differences that stand. */
                            open: number;
                            /** @description The oldest 200 of them. */
                            differences: {
                                accountId: string;
                                /** @description Empty where events are missing in one book. */
                                lotId: string;
                                /** @description lots, trail-lacks-events or billing-lacks-events. */
                                kind: string;
                                /** @description Up to which event of the account the books were compared. */
                                accountSeq: number;
                                billing: null | {
                                    kind: string;
                                    category: string;
                                    available: number;
                                    held: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                };
                                trail: null | {
                                    kind: string;
                                    category: string;
                                    available: number;
                                    held: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                };
                                first: null | {
                                    seq: number;
                                    eventId: string;
                                    type: string;
                                };
                                foundAt: string;
                                seenAt: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** The allowance and what is left of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "planId": "team-unlimited",
                         *       "downloadLimit": 5000,
                         *       "includesRollover": false,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "unlimited": false,
                         *       "planName": "Team unlimited",
                         *       "live": true,
                         *       "cancelled": false,
                         *       "pastDue": false,
                         *       "cancelling": false,
                         *       "freeTrial": false,
                         *       "accessEndsAt": null,
                         *       "nextPlanId": null,
                         *       "billing_cycle_anchor": 1796083200,
                         *       "nextBoundaryAt": "2027-01-01T00:00:00.000000Z",
                         *       "status": "live",
                         *       "leads": 50000,
                         *       "leadsRemaining": 47500,
                         *       "leadsHeld": 0,
                         *       "leadsUsed": 2500,
                         *       "periodStart": "2026-12-01T00:00:00.000000Z",
                         *       "periodEnd": "2027-01-01T00:00:00.000000Z",
                         *       "lots": [
                         *         {
                         *           "lotId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70",
                         *           "kind": "plan",
                         *           "leads": 50000,
                         *           "available": 47500,
                         *           "held": 0,
                         *           "used": 2500,
                         *           "expiresAt": "2027-01-01T00:00:00.000000Z"
                         *         }
                         *       ],
                         *       "version": 12
                         *     }
                         */
                        "application/json": {
                            planId: string | null;
                            planName: string | null;
                            /** @description The plan may be used, also while it is past due or about to end. */
                            live: boolean;
                            /** @description There is no plan, or its access has ended. */
                            cancelled: boolean;
                            /** @description A payment failed and was not made up for. */
                            pastDue: boolean;
                            /** @description Access ends at accessEndsAt. */
                            cancelling: boolean;
                            freeTrial: boolean;
                            /** @description Exclusive; null: no end is known. */
                            accessEndsAt: string | null;
                            /** @description The plan that begins with the next period. */
                            nextPlanId: string | null;
                            /** @description Where the periods are counted from, in seconds since 1970. */
                            billing_cycle_anchor: number | null;
                            /** @description When the next period begins or access ends; null: neither is due. */
                            nextBoundaryAt: string | null;
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
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
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
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Every movement of leads */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example 13.0
                     */
                    before?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "entries": [
                         *         {
                         *           "id": "12.4",
                         *           "seq": 12,
                         *           "type": "used",
                         *           "lotId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70",
                         *           "leads": -2500,
                         *           "balance": 47500,
                         *           "effectiveAt": "2026-12-31T23:59:59.000000Z",
                         *           "recordedAt": "2026-12-31T23:59:59.120000Z",
                         *           "actorId": "billing",
                         *           "reason": "download",
                         *           "downloadId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *           "eventId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71"
                         *         }
                         *       ],
                         *       "next": "12.4"
                         *     }
                         */
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
                                /** @description The person for whom somebody else acted. */
                                onBehalfOf?: string;
                                /** @description The entry, lot, invoice or event that it corrects. */
                                corrects?: string;
                                /** @description When it happened, where that is in a locked period. */
                                datedAt?: string;
                                reason: string;
                                downloadId?: string;
                                /** @description The event in the trail that this entry comes from. */
                                eventId: string;
                            }[];
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/usage/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the leads, one line for each download */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example 13.0
                     */
                    before?: string;
                    /** @example 25 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "lines": [
                         *         {
                         *           "id": "11.0",
                         *           "kind": "download",
                         *           "leads": -2500,
                         *           "at": "2026-12-31T23:59:58.000000Z",
                         *           "downloadId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *           "state": "charged",
                         *           "setAside": 2500,
                         *           "returned": 0,
                         *           "entries": [
                         *             {
                         *               "type": "reserved",
                         *               "leads": -2500,
                         *               "balance": 47500,
                         *               "at": "2026-12-31T23:59:58.000000Z",
                         *               "lot": {
                         *                 "kind": "plan",
                         *                 "expiresAt": "2027-01-01T00:00:00.000000Z"
                         *               }
                         *             }
                         *           ]
                         *         }
                         *       ],
                         *       "next": "11.0"
                         *     }
                         */
                        "application/json": {
                            lines: {
                                /** @description Stays the same, and so does its place, whatever is booked under it later. */
                                id: string;
                                kind: "download" | "granted" | "credited" | "expired" | "voided";
                                /** @description Signed. Of a download: what is set aside while it runs, then what it cost. */
                                leads: number;
                                /** @description When it counts. */
                                at: string;
                                downloadId?: string;
                                /** @description Of a download; released: nothing was charged. */
                                state?: "running" | "charged" | "released";
                                /** @description Of a download: what was set aside for it at first. */
                                setAside?: number;
                                /** @description Of a download: what came back. */
                                returned?: number;
                                /** @enum {unknown} */
                                credit?: "bad-file" | "share" | "manual" | "goodwill" | "service-fault" | "wrong-charge" | "late-use" | "duplicate-grant" | "migration";
                                /**
                                 * @description Why, of what is no credit, where its kind does not say it.
                                 * @enum {unknown}
                                 */
                                because?: "plan-change" | "moved" | "reissue" | "bounced" | "trial-repeated" | "trial-used" | "rollover_cap" | "subscription-ended" | "cancelled-now" | "refund" | "chargeback" | "goodwill" | "service-fault" | "wrong-charge" | "late-use" | "duplicate-grant" | "migration";
                                /** @description What the line is made of, first booked first. */
                                entries: {
                                    type: "granted" | "credited" | "reserved" | "used" | "returned" | "expired" | "voided";
                                    /** @description Signed. For `used`: out of what was set aside. */
                                    leads: number;
                                    /** @description Available after this entry. */
                                    balance: number;
                                    /** @description When it counts. */
                                    at: string;
                                    /** @description When it happened, where that is in a locked month. */
                                    datedAt?: string;
                                    lot: {
                                        kind: "plan" | "trial" | "promo" | "credit" | "manual" | "top-up" | "unlimited";
                                        /** @description Exclusive; null never. */
                                        expiresAt: string | null;
                                    };
                                }[];
                            }[];
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/usage/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The billing periods so far */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "periods": [
                         *         {
                         *           "from": "2026-12-01T00:00:00.000000Z",
                         *           "to": "2027-01-01T00:00:00.000000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            periods: {
                                /** @description Included. */
                                from: string;
                                /** @description Excluded. */
                                to: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/usage/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The totals of a period */
        get: {
            parameters: {
                query: {
                    /**
                     * @description The start of the period, an ISO 8601 instant with its offset; included.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from: string;
                    /**
                     * @description The end of the period; excluded.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to: string;
                    /**
                     * @description Leaves out what was recorded from then on. Default: all that is known now.
                     * @example 2027-01-05T00:00:00Z
                     */
                    knownAt?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-12-01T00:00:00.000000Z",
                         *       "to": "2027-01-01T00:00:00.000000Z",
                         *       "knownAt": "2027-01-05T00:00:00.000000Z",
                         *       "opening": 0,
                         *       "issued": 50000,
                         *       "credited": 0,
                         *       "delivered": 2500,
                         *       "expired": 0,
                         *       "voided": 0,
                         *       "closing": 47500
                         *     }
                         */
                        "application/json": {
                            from: string;
                            to: string;
                            knownAt: string | null;
                            /** @description Available and on hold at the start. */
                            opening: number;
                            /** @description Granted. */
                            issued: number;
                            /** @description Given back or given for a share. */
                            credited: number;
                            /** @description In downloaded files. */
                            delivered: number;
                            /** @description Ended unused. */
                            expired: number;
                            /** @description Taken back. */
                            voided: number;
                            /** @description opening + issued + credited - delivered - expired - voided. */
                            closing: number;
                        };
                    };
                };
                400: components["responses"]["400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/usage/statement-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a period with its proof */
        get: {
            parameters: {
                query: {
                    /**
                     * @description The start of the period, an ISO 8601 instant with its offset; included.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from: string;
                    /**
                     * @description The end of the period; excluded.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to: string;
                    /**
                     * @description Leaves out what was recorded from then on. Default: all that is known now.
                     * @example 2027-01-05T00:00:00Z
                     */
                    knownAt?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One JSON text a line: the statement, then its events. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example {"format":"leadwright-statement","version":1,"topic":"…","accountId":"…"} */
                        "application/x-ndjson": string;
                    };
                };
                400: components["responses"]["400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/usage/entries-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every movement of leads in a period as CSV */
        get: {
            parameters: {
                query: {
                    /**
                     * @description The start of the period, an ISO 8601 instant with its offset; included.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from: string;
                    /**
                     * @description The end of the period; excluded.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to: string;
                    /**
                     * @description Leaves out what was recorded from then on. Default: all that is known now.
                     * @example 2027-01-05T00:00:00Z
                     */
                    knownAt?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example seq,line,effectiveAt,recordedAt,type,leads,balance,lotId,downloadId,reason,actorId,eventId */
                        "text/csv": string;
                    };
                };
                400: components["responses"]["400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of billing */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description Of this account alone.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c
                     */
                    account?: string;
                    /** @example LeadsUsed */
                    type?: "SubscriptionChanged" | "LeadsGranted" | "LeadsReserved" | "ReservationRefused" | "ReservationReleased" | "LeadsUsed" | "LeadsExpired" | "LeadsCredited" | "LeadsVoided" | "LeadsRolledOver" | "PlanLeadsChanged" | "LeadsClawedBack" | "PeriodPaid" | "InvoiceIssued" | "InvoicePaid" | "PaymentFailed" | "InvoiceChanged" | "InvoiceAnomalyFound" | "AdjustmentProposed" | "AdjustmentApproved" | "AdjustmentDeclined" | "TrialRefused" | "FreeLeadsGiven" | "SandboxClockMoved" | "RenewalAnnounced" | "LeadsExpiryAnnounced" | "MonthCloseProposed" | "MonthLocked" | "RedriveStarted" | "RedriveEnded" | "ProjectionRebuilt";
                    /**
                     * @description Whom it was done by, or on behalf of.
                     * @example service:export
                     */
                    actor?: string;
                    /**
                     * @description The correlation id, the id of the event that caused it, or a download.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60
                     */
                    cause?: string;
                    /**
                     * @description Recorded from then on.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from?: string;
                    /**
                     * @description Recorded before.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to?: string;
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71
                     */
                    before?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "events": [
                         *         {
                         *           "eventId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71",
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "seq": 12,
                         *           "type": "LeadsUsed",
                         *           "effectiveAt": "2026-12-31T23:59:58.000000Z",
                         *           "recordedAt": "2026-12-31T23:59:59.120000Z",
                         *           "actorId": "service:export",
                         *           "correlationId": "7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f",
                         *           "prevHash": "0000000000000000000000000000000000000000000000000000000000000000",
                         *           "hash": "9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f9f",
                         *           "event": {
                         *             "type": "LeadsUsed",
                         *             "downloadId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *             "rows": 2500
                         *           },
                         *           "entries": [
                         *             {
                         *               "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71.0",
                         *               "type": "used",
                         *               "lotId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70",
                         *               "leads": -2500,
                         *               "balance": 47500,
                         *               "reason": "download-completed"
                         *             }
                         *           ]
                         *         }
                         *       ],
                         *       "next": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71"
                         *     }
                         */
                        "application/json": {
                            events: {
                                eventId: string;
                                accountId: string;
                                /** @description Its place in the account's history, without gaps. */
                                seq: number;
                                type: string;
                                /** @description When it counts. */
                                effectiveAt: string;
                                /** @description When it became known. */
                                recordedAt: string;
                                actorId: string;
                                /** @description Whom the actor impersonated. */
                                onBehalfOf?: string;
                                correlationId: string;
                                causationId?: string;
                                /** @description Hexadecimal, of the event before it in the history of the account. */
                                prevHash: string;
                                /** @description SHA-256 of prevHash and the published bytes, hexadecimal. */
                                hash: string;
                                /** @description The event as it is stored. */
                                event: unknown;
                                /** @description What it booked; none where it moved no leads. */
                                entries: {
                                    id: string;
                                    type: string;
                                    lotId: string;
                                    /** @description Signed, as customers see it. */
                                    leads: number;
                                    /** @description Available after this entry. */
                                    balance: number;
                                    reason: string;
                                    downloadId?: string;
                                }[];
                            }[];
                            next?: string;
                        };
                    };
                };
                /**
                 * @description `cursor-invalid`: This cursor is not valid.
                 *
                 *     `period-invalid`: Please give a period that begins before it ends, as instants such as 2026-12-01T00:00:00Z.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "cursor-invalid" | "period-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/events-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of billing as CSV */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description Of this account alone.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c
                     */
                    account?: string;
                    /** @example LeadsUsed */
                    type?: "SubscriptionChanged" | "LeadsGranted" | "LeadsReserved" | "ReservationRefused" | "ReservationReleased" | "LeadsUsed" | "LeadsExpired" | "LeadsCredited" | "LeadsVoided" | "LeadsRolledOver" | "PlanLeadsChanged" | "LeadsClawedBack" | "PeriodPaid" | "InvoiceIssued" | "InvoicePaid" | "PaymentFailed" | "InvoiceChanged" | "InvoiceAnomalyFound" | "AdjustmentProposed" | "AdjustmentApproved" | "AdjustmentDeclined" | "TrialRefused" | "FreeLeadsGiven" | "SandboxClockMoved" | "RenewalAnnounced" | "LeadsExpiryAnnounced" | "MonthCloseProposed" | "MonthLocked" | "RedriveStarted" | "RedriveEnded" | "ProjectionRebuilt";
                    /**
                     * @description Whom it was done by, or on behalf of.
                     * @example service:export
                     */
                    actor?: string;
                    /**
                     * @description The correlation id, the id of the event that caused it, or a download.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60
                     */
                    cause?: string;
                    /**
                     * @description Recorded from then on.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from?: string;
                    /**
                     * @description Recorded before.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example eventId,accountId,seq,type */
                        "text/csv": string;
                    };
                };
                400: components["responses"]["400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/accounts/{accountId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The totals of an account in a period */
        get: {
            parameters: {
                query: {
                    /**
                     * @description The start of the period, an ISO 8601 instant with its offset; included.
                     * @example 2026-12-01T00:00:00Z
                     */
                    from: string;
                    /**
                     * @description The end of the period; excluded.
                     * @example 2027-01-01T00:00:00Z
                     */
                    to: string;
                    /**
                     * @description Leaves out what was recorded from then on. Default: all that is known now.
                     * @example 2027-01-05T00:00:00Z
                     */
                    knownAt?: string;
                };
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-12-01T00:00:00.000000Z",
                         *       "to": "2027-01-01T00:00:00.000000Z",
                         *       "knownAt": "2027-01-05T00:00:00.000000Z",
                         *       "opening": 0,
                         *       "issued": 50000,
                         *       "credited": 0,
                         *       "delivered": 2500,
                         *       "expired": 0,
                         *       "voided": 0,
                         *       "closing": 47500
                         *     }
                         */
                        "application/json": {
                            from: string;
                            to: string;
                            knownAt: string | null;
                            /** @description Available and on hold at the start. */
                            opening: number;
                            /** @description Granted. */
                            issued: number;
                            /** @description Given back or given for a share. */
                            credited: number;
                            /** @description In downloaded files. */
                            delivered: number;
                            /** @description Ended unused. */
                            expired: number;
                            /** @description Taken back. */
                            voided: number;
                            /** @description opening + issued + credited - delivered - expired - voided. */
                            closing: number;
                        };
                    };
                };
                400: components["responses"]["400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Adjustments, and what waits for a second person */
        get: {
            parameters: {
                query?: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    account?: string;
                    /**
                     * @description Only what waits for a second person.
                     * @example true
                     */
                    open?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "aboveLeads": 10000,
                         *       "adjustments": [
                         *         {
                         *           "adjustmentId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00",
                         *           "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *           "action": "adjust",
                         *           "leads": 25000,
                         *           "lotId": null,
                         *           "reason": "service-fault",
                         *           "note": "Ticket 4711: two files without phone numbers.",
                         *           "corrects": null,
                         *           "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *           "proposedByYou": true,
                         *           "proposedAt": "2026-12-05T09:00:00.000000Z",
                         *           "needsApproval": true,
                         *           "expiresAt": "2026-12-12T09:00:00.000000Z",
                         *           "state": "open",
                         *           "decidedById": null,
                         *           "decidedAt": null
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            /** @description Above so many leads a second person has to agree. */
                            aboveLeads: number;
                            adjustments: {
                                adjustmentId: string;
                                accountId: string;
                                action: "adjust" | "void";
                                /** @description Up or down; of a void, what the lot had left when it was proposed. */
                                leads: number;
                                /** @description The lot that is voided. */
                                lotId: string | null;
                                reason: string;
                                note: string;
                                corrects: string | null;
                                proposedById: string;
                                /** @description Somebody else has to agree. */
                                proposedByYou: boolean;
                                proposedAt: string;
                                needsApproval: boolean;
                                /** @description Exclusive; null: nobody had to agree. */
                                expiresAt: string | null;
                                state: "open" | "expired" | "booked" | "declined";
                                decidedById: string | null;
                                decidedAt: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/accounts/{accountId}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lots of an account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "lots": [
                         *         {
                         *           "lotId": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                         *           "kind": "plan",
                         *           "category": "paid",
                         *           "source": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                         *           "leads": 50000,
                         *           "available": 47500,
                         *           "held": 0,
                         *           "used": 2500,
                         *           "effectiveAt": "2026-12-01T00:00:00.000000Z",
                         *           "expiresAt": "2027-01-01T00:00:00.000000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            lots: {
                                lotId: string;
                                kind: string;
                                category: string;
                                source: string;
                                leads: number;
                                available: number;
                                held: number;
                                used: number;
                                effectiveAt: string;
                                expiresAt: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/accounts/{accountId}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adjust the leads of an account */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "leads": 25000,
                     *       "reason": "service-fault",
                     *       "note": "Ticket 4711: two files without phone numbers."
                     *     }
                     */
                    "application/json": {
                        /** @description Up or down, not 0. */
                        leads: number;
                        /**
                         * @description One of a closed list.
                         * @enum {unknown}
                         */
                        reason: "goodwill" | "service-fault" | "wrong-charge" | "late-use" | "duplicate-grant" | "migration";
                        /** @description For finance. No address, no phone number. */
                        note: string;
                        /** @description The entry, lot, invoice, download or event it corrects. */
                        corrects?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "adjustmentId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "action": "adjust",
                         *       "leads": 25000,
                         *       "lotId": null,
                         *       "reason": "service-fault",
                         *       "note": "Ticket 4711: two files without phone numbers.",
                         *       "corrects": null,
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": true,
                         *       "proposedAt": "2026-12-05T09:00:00.000000Z",
                         *       "needsApproval": true,
                         *       "expiresAt": "2026-12-12T09:00:00.000000Z",
                         *       "state": "open",
                         *       "decidedById": null,
                         *       "decidedAt": null
                         *     }
                         */
                        "application/json": {
                            adjustmentId: string;
                            accountId: string;
                            action: "adjust" | "void";
                            /** @description Up or down; of a void, what the lot had left when it was proposed. */
                            leads: number;
                            /** @description The lot that is voided. */
                            lotId: string | null;
                            reason: string;
                            note: string;
                            corrects: string | null;
                            proposedById: string;
                            /** @description Somebody else has to agree. */
                            proposedByYou: boolean;
                            proposedAt: string;
                            needsApproval: boolean;
                            /** @description Exclusive; null: nobody had to agree. */
                            expiresAt: string | null;
                            state: "open" | "expired" | "booked" | "declined";
                            decidedById: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                /**
                 * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `note-personal`: Please leave addresses and phone numbers out of the note. It is kept for ever.
                 *
                 *     `adjustment-empty`: An adjustment of 0 leads changes nothing.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-missing" | "note-personal" | "adjustment-empty" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-acting-for-another-own-account-foreign-origin-not-allowed-not-while-impersonating"];
                /**
                 * @description `billing-account-unknown`: Uh oh, there's nothing here
                 *
                 *     `corrects-unknown`: This account has no such entry, lot, download or event to correct.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "billing-account-unknown" | "corrects-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `adjustment-above-balance`: The account has fewer leads left.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "adjustment-above-balance";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/accounts/{accountId}/voids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Void a lot of an account */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "lotId": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                     *       "reason": "duplicate-grant",
                     *       "note": "Ticket 4712: granted twice."
                     *     }
                     */
                    "application/json": {
                        lotId: string;
                        /**
                         * @description One of a closed list.
                         * @enum {unknown}
                         */
                        reason: "goodwill" | "service-fault" | "wrong-charge" | "late-use" | "duplicate-grant" | "migration";
                        /** @description For finance. No address, no phone number. */
                        note: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "adjustmentId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "action": "void",
                         *       "leads": -47500,
                         *       "lotId": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                         *       "reason": "duplicate-grant",
                         *       "note": "Ticket 4712: granted twice.",
                         *       "corrects": "plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0",
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": true,
                         *       "proposedAt": "2026-12-05T09:00:00.000000Z",
                         *       "needsApproval": true,
                         *       "expiresAt": "2026-12-12T09:00:00.000000Z",
                         *       "state": "open",
                         *       "decidedById": null,
                         *       "decidedAt": null
                         *     }
                         */
                        "application/json": {
                            adjustmentId: string;
                            accountId: string;
                            action: "adjust" | "void";
                            /** @description Up or down; of a void, what the lot had left when it was proposed. */
                            leads: number;
                            /** @description The lot that is voided. */
                            lotId: string | null;
                            reason: string;
                            note: string;
                            corrects: string | null;
                            proposedById: string;
                            /** @description Somebody else has to agree. */
                            proposedByYou: boolean;
                            proposedAt: string;
                            needsApproval: boolean;
                            /** @description Exclusive; null: nobody had to agree. */
                            expiresAt: string | null;
                            state: "open" | "expired" | "booked" | "declined";
                            decidedById: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                /**
                 * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `note-personal`: Please leave addresses and phone numbers out of the note. It is kept for ever.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-missing" | "note-personal" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-acting-for-another-own-account-foreign-origin-not-allowed-not-while-impersonating"];
                /**
                 * @description `billing-account-unknown`: Uh oh, there's nothing here
                 *
                 *     `lot-unknown`: This account has no such lot with leads left.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "billing-account-unknown" | "lot-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `lot-spent`: This lot is used up, has ended or was voided before.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "lot-spent";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/accounts/{accountId}/adjustments/{adjustmentId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to an adjustment */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00 */
                    adjustmentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "adjustmentId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "action": "adjust",
                         *       "leads": 25000,
                         *       "lotId": null,
                         *       "reason": "service-fault",
                         *       "note": "Ticket 4711: two files without phone numbers.",
                         *       "corrects": null,
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": false,
                         *       "proposedAt": "2026-12-05T09:00:00.000000Z",
                         *       "needsApproval": true,
                         *       "expiresAt": "2026-12-12T09:00:00.000000Z",
                         *       "state": "booked",
                         *       "decidedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02",
                         *       "decidedAt": "2026-12-05T11:30:00.000000Z"
                         *     }
                         */
                        "application/json": {
                            adjustmentId: string;
                            accountId: string;
                            action: "adjust" | "void";
                            /** @description Up or down; of a void, what the lot had left when it was proposed. */
                            leads: number;
                            /** @description The lot that is voided. */
                            lotId: string | null;
                            reason: string;
                            note: string;
                            corrects: string | null;
                            proposedById: string;
                            /** @description Somebody else has to agree. */
                            proposedByYou: boolean;
                            proposedAt: string;
                            needsApproval: boolean;
                            /** @description Exclusive; null: nobody had to agree. */
                            expiresAt: string | null;
                            state: "open" | "expired" | "booked" | "declined";
                            decidedById: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `acting-for-another`: You are acting for another person. Stop impersonating, then decide as yourself.
                 *
                 *     `own-account`: You cannot adjust an account that you belong to.
                 *
                 *     `own-proposal`: Another person of finance has to agree.
                 *
                 *     `foreign-origin`: This request came from another site.
                 *
                 *     `not-allowed`: You do not have access to this page
                 *
                 *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "acting-for-another" | "own-account" | "own-proposal" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                        };
                    };
                };
                404: components["responses"]["404-adjustment-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `adjustment-decided`: Somebody decided this already.
                 *
                 *     `proposal-expired`: Nobody agreed in time. Please propose it again.
                 *
                 *     `adjustment-above-balance`: The account has fewer leads left.
                 *
                 *     `lot-spent`: This lot is used up, has ended or was voided before.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "adjustment-decided" | "proposal-expired" | "adjustment-above-balance" | "lot-spent";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/accounts/{accountId}/adjustments/{adjustmentId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an adjustment */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    accountId: string;
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00 */
                    adjustmentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "adjustmentId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00",
                         *       "accountId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "action": "adjust",
                         *       "leads": 25000,
                         *       "lotId": null,
                         *       "reason": "service-fault",
                         *       "note": "Ticket 4711: two files without phone numbers.",
                         *       "corrects": null,
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": false,
                         *       "proposedAt": "2026-12-05T09:00:00.000000Z",
                         *       "needsApproval": true,
                         *       "expiresAt": "2026-12-12T09:00:00.000000Z",
                         *       "state": "declined",
                         *       "decidedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02",
                         *       "decidedAt": "2026-12-05T11:30:00.000000Z"
                         *     }
                         */
                        "application/json": {
                            adjustmentId: string;
                            accountId: string;
                            action: "adjust" | "void";
                            /** @description Up or down; of a void, what the lot had left when it was proposed. */
                            leads: number;
                            /** @description The lot that is voided. */
                            lotId: string | null;
                            reason: string;
                            note: string;
                            corrects: string | null;
                            proposedById: string;
                            /** @description Somebody else has to agree. */
                            proposedByYou: boolean;
                            proposedAt: string;
                            needsApproval: boolean;
                            /** @description Exclusive; null: nobody had to agree. */
                            expiresAt: string | null;
                            state: "open" | "expired" | "booked" | "declined";
                            decidedById: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-acting-for-another-own-account-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-adjustment-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `adjustment-decided`: Somebody decided this already.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "adjustment-decided";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The months, and which of them are closed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "months": [
                         *         {
                         *           "month": "2026-11",
                         *           "state": "locked",
                         *           "proposalId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01",
                         *           "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *           "proposedByYou": false,
                         *           "proposedAt": "2026-12-02T09:00:00.000000Z",
                         *           "lockedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02",
                         *           "lockedAt": "2026-12-02T11:30:00.000000Z",
                         *           "manifestSha256": "abababababababababababababababababababababababababababababababab"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            months: {
                                month: string;
                                /** @description `running`: it is not over. `waiting`: the month before it is not locked. */
                                state: "running" | "waiting" | "open" | "proposed" | "locked";
                                proposalId: string | null;
                                proposedById: string | null;
                                /** @description Another person of finance has to lock it. */
                                proposedByYou: boolean;
                                proposedAt: string | null;
                                lockedById: string | null;
                                lockedAt: string | null;
                                manifestSha256: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a month */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "month": {
                         *         "month": "2026-11",
                         *         "state": "proposed",
                         *         "proposalId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01",
                         *         "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *         "proposedByYou": true,
                         *         "proposedAt": "2026-12-02T09:00:00.000000Z",
                         *         "lockedById": null,
                         *         "lockedAt": null,
                         *         "manifestSha256": null
                         *       },
                         *       "rows": [
                         *         {
                         *           "planId": "team-unlimited",
                         *           "kind": "plan",
                         *           "category": "paid",
                         *           "lots": 1,
                         *           "leads": {
                         *             "opening": 0,
                         *             "issued": 50000,
                         *             "credited": 0,
                         *             "delivered": 12000,
                         *             "expired": 0,
                         *             "voided": 0,
                         *             "closing": 38000
                         *           },
                         *           "cents": {
                         *             "opening": 0,
                         *             "issued": 9900,
                         *             "credited": 0,
                         *             "delivered": 2376,
                         *             "expired": 0,
                         *             "voided": 0,
                         *             "closing": 7524
                         *           }
                         *         }
                         *       ],
                         *       "totals": {
                         *         "leads": {
                         *           "opening": 0,
                         *           "issued": 50000,
                         *           "credited": 0,
                         *           "delivered": 12000,
                         *           "expired": 0,
                         *           "voided": 0,
                         *           "closing": 38000
                         *         },
                         *         "cents": {
                         *           "opening": 0,
                         *           "issued": 9900,
                         *           "credited": 0,
                         *           "delivered": 2376,
                         *           "expired": 0,
                         *           "voided": 0,
                         *           "closing": 7524
                         *         }
                         *       },
                         *       "deferredCents": 7524,
                         *       "earnedCents": 2376,
                         *       "breakageCents": 0,
                         *       "entries": 2,
                         *       "formulas": {
                         *         "opening": "closing of the month before",
                         *         "issued": "leads of the lots that were granted in the month; their cost is what was paid for them",
                         *         "credited": "leads of the lots that were given as a credit or by an adjustment; their cost is that of what they replace",
                         *         "delivered": "leads of finished files",
                         *         "expired": "leads that ended unused",
                         *         "voided": "leads that were taken back",
                         *         "closing": "opening + issued + credited - delivered - expired - voided",
                         *         "deferred": "cost of what is available and on hold at the end: the cents of closing",
                         *         "earned": "cost of what was delivered: the cents of delivered",
                         *         "breakage": "cost of what expired: the cents of expired"
                         *       },
                         *       "lateFacts": {
                         *         "count": 0,
                         *         "facts": []
                         *       },
                         *       "bookedLater": []
                         *     }
                         */
                        "application/json": {
                            month: {
                                month: string;
                                /** @description `running`: it is not over. `waiting`: the month before it is not locked. */
                                state: "running" | "waiting" | "open" | "proposed" | "locked";
                                proposalId: string | null;
                                proposedById: string | null;
                                /** @description Another person of finance has to lock it. */
                                proposedByYou: boolean;
                                proposedAt: string | null;
                                lockedById: string | null;
                                lockedAt: string | null;
                                manifestSha256: string | null;
                            };
                            rows: {
                                /** @description The account's plan at the grant; empty: none. */
                                planId: string;
                                kind: string;
                                category: string;
                                lots: number;
                                /** @description Whole leads. */
                                leads: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                                /** @description US cents, by what was paid for the lots. */
                                cents: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                            }[];
                            totals: {
                                /** @description Whole leads. */
                                leads: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                                /** @description US cents. */
                                cents: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                            };
                            deferredCents: number;
                            earnedCents: number;
                            breakageCents: number;
                            entries: number;
                            /** @description Of each figure, in words. */
                            formulas: {
                                [key: string]: string;
                            };
                            lateFacts: {
                                count: number;
                                /** @description At most 200. */
                                facts: {
                                    entryId: string;
                                    eventId: string;
                                    accountId: string;
                                    seq: number;
                                    lotId: string;
                                    type: string;
                                    leads: number;
                                    /** @description In which it happened. */
                                    month: string;
                                    /** @description `after-the-end`: known when its month was over. `locked-month`: its month was locked, so this one counts it. */
                                    why: "after-the-end" | "locked-month";
                                    happenedAt: string;
                                    recordedAt: string;
                                    corrects: string | null;
                                }[];
                            };
                            /** @description Facts of the month that a later month counts; at most 200. */
                            bookedLater: {
                                entryId: string;
                                eventId: string;
                                accountId: string;
                                seq: number;
                                lotId: string;
                                type: string;
                                leads: number;
                                /** @description In which it happened. */
                                month: string;
                                /** @description `after-the-end`: known when its month was over. `locked-month`: its month was locked, so this one counts it. */
                                why: "after-the-end" | "locked-month";
                                happenedAt: string;
                                recordedAt: string;
                                corrects: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-month-out-of-order"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}/figures-csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a month as CSV */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example month,planId,kind,category,lots,figure,leads,cents,formula */
                        "text/csv": string;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-month-out-of-order"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}/tie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether ledger, invoices and audit trail agree on a month */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "audit": "compared",
                         *       "plans": [
                         *         {
                         *           "planId": "team-unlimited",
                         *           "ledgerCents": 9900,
                         *           "invoiceCents": 9900
                         *         }
                         *       ],
                         *       "differences": []
                         *     }
                         */
                        "application/json": {
                            audit: "compared" | "silent" | "behind" | "book-differs";
                            plans: {
                                planId: string;
                                ledgerCents: number;
                                invoiceCents: number;
                            }[];
                            differences: {
                                between: "ledger-and-audit" | "ledger-and-invoices";
                                planId: string;
                                kind: string | null;
                                category: string | null;
                                figure: string;
                                ledger: number;
                                other: number;
                                accountId: string | null;
                                invoiceId: string | null;
                                /** @description The first entry that the figure counts. */
                                entryId: string | null;
                                /** @description The adjustment that names the invoice or the lot; null: the month cannot be locked. */
                                settledById: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `month-not-proposed`: Nobody has proposed to close this month yet. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "month-not-proposed";
                        };
                    };
                };
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed manifest of a locked month */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "manifest": "{\n  \"format\": \"leadwright-month-close-1\"\n}\n",
                         *       "signature": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
                         *       "publicKey": "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA…\n-----END PUBLIC KEY-----\n"
                         *     }
                         */
                        "application/json": {
                            /** @description What was signed: these characters as UTF-8. */
                            manifest: string;
                            /** @description Ed25519, hexadecimal. */
                            signature: string;
                            /** @description PEM. */
                            publicKey: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `month-not-locked`: This month is not locked yet, so it has no manifest. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "month-not-locked";
                        };
                    };
                };
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lots and entries behind a figure of a month */
        get: {
            parameters: {
                query: {
                    /** @example delivered */
                    figure: "opening" | "issued" | "credited" | "delivered" | "expired" | "voided" | "closing";
                    /**
                     * @description The account's plan at the grant, empty for none; absent: of every plan.
                     * @example team-unlimited
                     */
                    planId?: string;
                    /**
                     * @description Absent: of every kind.
                     * @example plan
                     */
                    kind?: string;
                    /**
                     * @description Absent: of every category.
                     * @example paid
                     */
                    category?: string;
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example WyJhY21lIiwzXQ
                     */
                    after?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "month": "2026-11",
                         *       "figure": "delivered",
                         *       "formula": "leads of finished files",
                         *       "lots": 1,
                         *       "leads": 12000,
                         *       "cents": 2376,
                         *       "behind": [
                         *         {
                         *           "accountId": "acme",
                         *           "lotId": "plan:l:0",
                         *           "planId": "team-unlimited",
                         *           "kind": "plan",
                         *           "category": "paid",
                         *           "invoiceId": "in_1",
                         *           "leads": {
                         *             "opening": 0,
                         *             "issued": 50000,
                         *             "credited": 0,
                         *             "delivered": 12000,
                         *             "expired": 0,
                         *             "voided": 0,
                         *             "closing": 38000
                         *           },
                         *           "cents": {
                         *             "opening": 0,
                         *             "issued": 9900,
                         *             "credited": 0,
                         *             "delivered": 2376,
                         *             "expired": 0,
                         *             "voided": 0,
                         *             "closing": 7524
                         *           },
                         *           "entryCount": 1,
                         *           "entries": [
                         *             {
                         *               "entryId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4e01.0",
                         *               "seq": 4,
                         *               "type": "used",
                         *               "leads": -12000,
                         *               "reason": "download-completed",
                         *               "downloadId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4f01",
                         *               "corrects": null,
                         *               "effectiveAt": "2026-11-20T10:00:00.000000Z",
                         *               "datedAt": null,
                         *               "recordedAt": "2026-11-20T10:00:09.000000Z"
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            month: string;
                            figure: string;
                            formula: string;
                            /** @description How many lots the figure counts, on all pages. */
                            lots: number;
                            /** @description What they add up to: the figure. */
                            leads: number;
                            /** @description The same in US cents. */
                            cents: number;
                            behind: {
                                accountId: string;
                                lotId: string;
                                planId: string;
                                kind: string;
                                category: string;
                                invoiceId: string | null;
                                /** @description Whole leads, of this lot. */
                                leads: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                                /** @description US cents, of this lot. */
                                cents: {
                                    opening: number;
                                    issued: number;
                                    credited: number;
                                    delivered: number;
                                    expired: number;
                                    voided: number;
                                    closing: number;
                                };
                                /** @description Those that the figure counts, the first 20. An opening has none: the month before closed with it. */
                                entries: {
                                    /** @description As in the account's entries. */
                                    entryId: string;
                                    /** @description The event's place in the account's history. */
                                    seq: number;
                                    type: string;
                                    /** @description Signed, as it moved what the lot has left. */
                                    leads: number;
                                    reason: string;
                                    downloadId: string | null;
                                    corrects: string | null;
                                    /** @description When it counts. */
                                    effectiveAt: string;
                                    /** @description When it happened, where that is in a locked month. */
                                    datedAt: string | null;
                                    /** @description When it became known. */
                                    recordedAt: string;
                                }[];
                                entryCount: number;
                            }[];
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-month-out-of-order"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/finance/months/{month}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose to close a month */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1d
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "month": "2026-11",
                         *       "state": "proposed",
                         *       "proposalId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01",
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": true,
                         *       "proposedAt": "2026-12-02T09:00:00.000000Z",
                         *       "lockedById": null,
                         *       "lockedAt": null,
                         *       "manifestSha256": null
                         *     }
                         */
                        "application/json": {
                            month: string;
                            /** @description `running`: it is not over. `waiting`: the month before it is not locked. */
                            state: "running" | "waiting" | "open" | "proposed" | "locked";
                            proposalId: string | null;
                            proposedById: string | null;
                            /** @description Another person of finance has to lock it. */
                            proposedByYou: boolean;
                            proposedAt: string | null;
                            lockedById: string | null;
                            lockedAt: string | null;
                            manifestSha256: string | null;
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `acting-for-another`: You are acting for another person. Stop impersonating, then decide as yourself.
                 *
                 *     `foreign-origin`: This request came from another site.
                 *
                 *     `not-allowed`: You do not have access to this page
                 *
                 *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "acting-for-another" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                        };
                    };
                };
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `month-locked`: This month is locked. It is never opened again.
                 *
                 *     `month-not-over`: This month is not over. Months end at midnight UTC.
                 *
                 *     `month-out-of-order`: Please close the months before this one first.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "month-locked" | "month-not-over" | "month-out-of-order";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/months/{month}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock a month that another person proposed to close */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1d
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 2026-11 */
                    month: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "proposalId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01"
                     *     }
                     */
                    "application/json": {
                        /** @description Of the proposal whose figures were seen. */
                        proposalId: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "month": "2026-11",
                         *       "state": "locked",
                         *       "proposalId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01",
                         *       "proposedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01",
                         *       "proposedByYou": false,
                         *       "proposedAt": "2026-12-02T09:00:00.000000Z",
                         *       "lockedById": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02",
                         *       "lockedAt": "2026-12-02T11:30:00.000000Z",
                         *       "manifestSha256": "abababababababababababababababababababababababababababababababab"
                         *     }
                         */
                        "application/json": {
                            month: string;
                            /** @description `running`: it is not over. `waiting`: the month before it is not locked. */
                            state: "running" | "waiting" | "open" | "proposed" | "locked";
                            proposalId: string | null;
                            proposedById: string | null;
                            /** @description Another person of finance has to lock it. */
                            proposedByYou: boolean;
                            proposedAt: string | null;
                            lockedById: string | null;
                            lockedAt: string | null;
                            manifestSha256: string | null;
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `acting-for-another`: You are acting for another person. Stop impersonating, then decide as yourself.
                 *
                 *     `own-proposal`: Another person of finance has to agree.
                 *
                 *     `foreign-origin`: This request came from another site.
                 *
                 *     `not-allowed`: You do not have access to this page
                 *
                 *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "acting-for-another" | "own-proposal" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                        };
                    };
                };
                404: components["responses"]["404-month-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `month-locked`: This month is locked. It is never opened again.
                 *
                 *     `month-not-proposed`: Nobody has proposed to close this month yet.
                 *
                 *     `proposal-replaced`: This month was proposed again since you opened it. Please look at its figures again.
                 *
                 *     `facts-since-proposal`: Facts of this month came in after it was proposed. Please propose it again.
                 *
                 *     `month-differs`: The ledger, the invoices and the audit trail do not agree. A month with a difference cannot be locked.
                 *
                 *     `audit-behind`: The audit trail has not received every event of this month yet. Please try again in a minute.
                 *
                 *     `book-differs`: The second book of the audit trail differs from the ledger. Please look at the proof of the books.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "month-locked" | "month-not-proposed" | "proposal-replaced" | "facts-since-proposal" | "month-differs" | "audit-behind" | "book-differs";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                /**
                 * @description `audit-silent`: The audit trail did not answer, so this month cannot be compared. Please try again.
                 *
                 *     `unavailable`: The service is not available right now. Please try again.
                 */
                503: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "audit-silent" | "unavailable";
                        };
                    };
                };
                504: components["responses"]["504-upstream-timeout"];
            };
        };
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
        /** Plans to compare */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "plans": [
                         *         {
                         *           "planId": "team-unlimited",
                         *           "downloadLimit": 5000,
                         *           "includesRollover": false,
                         *           "unlimited": false,
                         *           "name": "Team unlimited",
                         *           "shortname": "Team",
                         *           "description": "50,000 leads a month for a team of ten.",
                         *           "statementDescriptor": {
                         *             "name": "LEADWRT*TEAM",
                         *             "phone": "800-555-0199",
                         *             "url": "leadwrt.test"
                         *           },
                         *           "priceCents": 9900,
                         *           "leadsPerPeriod": 50000,
                         *           "membersMax": 10,
                         *           "suppressions": true,
                         *           "public": true,
                         *           "terms": {
                         *             "version": 1,
                         *             "leadsPerPeriod": 50000,
                         *             "downloadLimit": 5000,
                         *             "carriesOver": false,
                         *             "lotKind": "plan",
                         *             "membersMax": 10,
                         *             "suppressions": true
                         *           },
                         *           "termsInWords": [
                         *             {
                         *               "key": "downloadLimit",
                         *               "label": "Leads in one download",
                         *               "note": null,
                         *               "text": "5,000",
                         *               "help": null
                         *             },
                         *             {
                         *               "key": "membersMax",
                         *               "label": "People",
                         *               "note": null,
                         *               "text": "10",
                         *               "help": null
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            plans: {
                                planId: string;
                                name: string;
                                /** @description Where there is no room for the name. */
                                shortname: string;
                                description: string;
                                /** @description What stands in the statement of the card that pays for it. */
                                statementDescriptor: {
                                    name: string;
                                    phone: string;
                                    url: string;
                                };
                                /** @description US cents a month; null where it is not published. */
                                priceCents: number | null;
                                leadsPerPeriod: number;
                                /** @description Rows in one file, at most. */
                                downloadLimit: number;
                                membersMax: number;
                                includesRollover: boolean;
                                unlimited: boolean;
                                suppressions: boolean;
                                /** @description It is compared with others. The others are not in this list. */
                                public: boolean;
                                /** @description What a plan gives, by key; null: no limit. version: of the plans that they were taken from. */
                                terms: {
                                    [key: string]: number | boolean | string | null;
                                };
                                /** @description Those that pages show, in their order. */
                                termsInWords: {
                                    key: string;
                                    label: string;
                                    note: string | null;
                                    text: string;
                                    help: string | null;
                                }[];
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer record and the entitlements */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "uid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                         *       "customer_id": "cus_1d9b7c40e2f64a0c93b58e71",
                         *       "processor": "sandbox",
                         *       "plan_id": "team-unlimited",
                         *       "subscription_plan": "Team unlimited",
                         *       "subscription_status": "active",
                         *       "subscription_id": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "subscription_uuid": null,
                         *       "sub_checked": true,
                         *       "billing_cycle_anchor": 1793871000,
                         *       "cancel_at_period_end": false,
                         *       "canceled_at": null,
                         *       "updated_at": 1793871000,
                         *       "sources": {
                         *         "data": [
                         *           {
                         *             "last4": "1111"
                         *           }
                         *         ]
                         *       },
                         *       "leads": 50000,
                         *       "leadsRemaining": 47500,
                         *       "includesRollover": false,
                         *       "downloadLimit": 5000
                         *     }
                         */
                        "application/json": {
                            /** @description The account. */
                            id: string;
                            /** @description The account, whoever of it asks. Its e-mail address is in GET /api/v2/me. */
                            uid: string;
                            customer_id: string | null;
                            processor: string;
                            plan_id: string | null;
                            /** @description The plan's name. */
                            subscription_plan: string | null;
                            /** @enum {unknown} */
                            subscription_status: "active" | "pending" | "canceled" | "incomplete_expired" | "expired" | "past_due";
                            subscription_id: string | null;
                            /** @description In place of subscription_id; calls take it as 'uuid-' and the uuid. */
                            subscription_uuid: string | null;
                            /** @description It was compared with the processor. */
                            sub_checked: boolean;
                            /** @description Where the periods are counted from, in seconds since 1970. */
                            billing_cycle_anchor: number | null;
                            cancel_at_period_end: boolean;
                            /** @description When the cancellation was made that holds now, in seconds since 1970. */
                            canceled_at: number | null;
                            /** @description When anything of it changed last, in seconds since 1970. */
                            updated_at: number | null;
                            sources: {
                                data: {
                                    last4: string;
                                }[];
                            };
                            /** @description The allowance of this period. */
                            leads: number;
                            leadsRemaining: number;
                            includesRollover: boolean;
                            downloadLimit: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a promotion’s code offers */
        get: {
            parameters: {
                query: {
                    /**
                     * @description As typed: case, spaces and dashes are free.
                     * @example OCT-2026
                     */
                    code: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "code": "OCT2026",
                         *       "plan": {
                         *         "planId": "october-promo",
                         *         "downloadLimit": 5000,
                         *         "includesRollover": false,
                         *         "unlimited": false,
                         *         "name": "October promo",
                         *         "shortname": "October",
                         *         "description": "1,000,000 leads in the first month, then 50,000 a month.",
                         *         "statementDescriptor": {
                         *           "name": "LEADWRT*OCTOBER",
                         *           "phone": "800-555-0199",
                         *           "url": "leadwrt.test"
                         *         },
                         *         "priceCents": 5000,
                         *         "leadsPerPeriod": 50000,
                         *         "membersMax": 1,
                         *         "suppressions": false,
                         *         "public": false,
                         *         "terms": {
                         *           "version": 1,
                         *           "leadsPerPeriod": 50000,
                         *           "downloadLimit": 5000,
                         *           "carriesOver": false,
                         *           "lotKind": "promo",
                         *           "membersMax": 1,
                         *           "suppressions": false
                         *         },
                         *         "termsInWords": [
                         *           {
                         *             "key": "downloadLimit",
                         *             "label": "Leads in one download",
                         *             "note": null,
                         *             "text": "5,000",
                         *             "help": null
                         *           },
                         *           {
                         *             "key": "membersMax",
                         *             "label": "People",
                         *             "note": null,
                         *             "text": "1",
                         *             "help": null
                         *           }
                         *         ]
                         *       },
                         *       "leadsFirstPeriod": 1000000,
                         *       "until": "2026-11-01T00:00:00.000000Z"
                         *     }
                         */
                        "application/json": {
                            /** @description The code in one spelling. */
                            code: string;
                            plan: {
                                planId: string;
                                name: string;
                                /** @description Where there is no room for the name. */
                                shortname: string;
                                description: string;
                                /** @description What stands in the statement of the card that pays for it. */
                                statementDescriptor: {
                                    name: string;
                                    phone: string;
                                    url: string;
                                };
                                /** @description US cents a month; null where it is not published. */
                                priceCents: number | null;
                                leadsPerPeriod: number;
                                /** @description Rows in one file, at most. */
                                downloadLimit: number;
                                membersMax: number;
                                includesRollover: boolean;
                                unlimited: boolean;
                                suppressions: boolean;
                                /** @description It is compared with others. The others are not in this list. */
                                public: boolean;
                                /** @description What a plan gives, by key; null: no limit. version: of the plans that they were taken from. */
                                terms: {
                                    [key: string]: number | boolean | string | null;
                                };
                                /** @description Those that pages show, in their order. */
                                termsInWords: {
                                    key: string;
                                    label: string;
                                    note: string | null;
                                    text: string;
                                    help: string | null;
                                }[];
                            };
                            /** @description Leads of the first month; each later one has leadsPerPeriod. */
                            leadsFirstPeriod: number;
                            /** @description When it can be taken no longer, as an instant. */
                            until: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                /** @description `promotion-unknown`: We do not know this code. Please check how it is written. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "promotion-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `promo-taken`: You have had this promotion. Please choose another plan.
                 *
                 *     `promotion-not-open`: This promotion has not begun yet. Please come back when it does.
                 *
                 *     `promotion-over`: This promotion is over. Please choose a plan.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "promo-taken" | "promotion-not-open" | "promotion-over";
                        };
                    };
                };
                414: components["responses"]["414-request-target-too-long"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscription, its card and its next charge */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/subscription/calls/{callId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a call that took longer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example change-plan-2f0c3a1be29d4c7781aa6e02 */
                    callId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                402: components["responses"]["402-card-declined-card-expired-card-invalid-authentication-required"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-call-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-change-not-possible"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/subscription/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a cancellation at the end of the period back */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /** @description `subscription-unknown`: Uh oh, there's nothing here */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "subscription-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-idempotency-key-reused-call-under-way-change-not-possible"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/change-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a change of plan costs, before it is made */
        get: {
            parameters: {
                query: {
                    /** @example rollover-50k */
                    plan_code: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "planId": "rollover-50k",
                         *       "timing": "now",
                         *       "effectiveAt": "2026-11-20T09:30:00.000Z",
                         *       "chargeNowCents": 5000,
                         *       "chargeAtMostCents": 10000,
                         *       "nextChargeAt": "2026-12-05T09:30:00.000000Z",
                         *       "nextChargeCents": 19900
                         *     }
                         */
                        "application/json": {
                            planId: string;
                            /** @description An upgrade is now, a downgrade at the renewal. */
                            timing: "now" | "at-renewal";
                            /** @description When the plan begins: this moment, or the end of the period. */
                            effectiveAt: string;
                            /** @description US cents that the card pays at once; later in the period not more. null: at most chargeAtMostCents. */
                            chargeNowCents: number | null;
                            /** @description The difference of a whole month. */
                            chargeAtMostCents: number;
                            nextChargeAt: string;
                            nextChargeCents: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `plan-not-on-sale`: This plan is not on sale any more.
                 *
                 *     `no-subscription`: Uh oh, you don't currently have a subscription.
                 *
                 *     `past-due`: We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.
                 *
                 *     `contact-support`: Please contact support to upgrade your plan.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "plan-not-on-sale" | "no-subscription" | "past-due" | "contact-support";
                        };
                    };
                };
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/subscription/calls/by-key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a call whose answer was lost */
        get: {
            parameters: {
                query: {
                    /**
                     * @description What was asked for under the key.
                     * @example create-subscription
                     */
                    call: "create-subscription" | "change-plan" | "cancel" | "reactivate" | "change-card";
                };
                header?: never;
                path: {
                    /**
                     * @description The Idempotency-Key of the call.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                /**
                 * @description `card-number-refused`: Never send a card number here. Use the card form, which sends a token.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "card-number-refused" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                402: components["responses"]["402-card-declined-card-expired-card-invalid-authentication-required"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-call-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-change-not-possible"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/{billing}/subscriptions/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to a plan */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    "idempotency-key": string;
                    /** @example test-token.8c2f61d0 */
                    "bot-check-token": string;
                };
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "plan_code": "team-unlimited",
                     *       "currency": "USD",
                     *       "account": {
                     *         "code": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10",
                     *         "billing_info": {
                     *           "token_id": "tok_visa"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description One of the plans on sale, or of a promotion. */
                        plan_code: string;
                        /** @description The code of the promotion; a promotion is not sold without one. */
                        promotion_code?: string;
                        /** @enum {string} */
                        currency: "USD";
                        account: {
                            /** @description The caller or their account. */
                            code: string;
                            billing_info?: {
                                /** @description From the card form. */
                                token_id: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-card-number-refused-card-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep-bot-check-missing"];
                401: components["responses"]["401-not-signed-in"];
                402: components["responses"]["402-card-declined-card-expired-card-invalid-authentication-required"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating-bot-check-failed"];
                /**
                 * @description `not-found`: Uh oh, there's nothing here
                 *
                 *     `billing-account-unknown`: Uh oh, there's nothing here
                 *
                 *     `promotion-unknown`: We do not know this code. Please check how it is written.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "not-found" | "billing-account-unknown" | "promotion-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `call-under-way`: Another change of your subscription is under way. Please try again.
                 *
                 *     `change-not-possible`: This change is not possible just now.
                 *
                 *     `plan-not-on-sale`: This plan is not on sale any more.
                 *
                 *     `trial-used`: The free trial begins with a new account, once for each person. Please choose a plan.
                 *
                 *     `promo-taken`: You have had this promotion. Please choose another plan.
                 *
                 *     `promotion-not-open`: This promotion has not begun yet. Please come back when it does.
                 *
                 *     `promotion-over`: This promotion is over. Please choose a plan.
                 *
                 *     `already-subscribed`: You have a subscription already. Change its plan instead.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "call-under-way" | "change-not-possible" | "plan-not-on-sale" | "trial-used" | "promo-taken" | "promotion-not-open" | "promotion-over" | "already-subscribed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-attempts"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-bot-check-unavailable-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{billing}/subscriptions/createChange/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the plan */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    "idempotency-key": string;
                    /** @example test-token.8c2f61d0 */
                    "bot-check-token": string;
                };
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                    /**
                     * @description The processor's id, or 'uuid-' and the id.
                     * @example sub_5f0c3a1be29d4c7781aa6e02
                     */
                    subscriptionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "plan_code": "rollover-50k",
                     *       "timeframe": "now"
                     *     }
                     */
                    "application/json": {
                        plan_code: string;
                        /** @description Absent: an upgrade is now, a downgrade at the renewal. */
                        timeframe?: "now" | "at-renewal";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "live",
                         *       "planId": "rollover-50k",
                         *       "planName": "50K rollover",
                         *       "priceCents": 19900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": false,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                /**
                 * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `card-number-refused`: Never send a card number here. Use the card form, which sends a token.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 *
                 *     `bot-check-missing`: This needs a check that you are a person. Please reload the page and try again.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-missing" | "card-number-refused" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep" | "bot-check-missing";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                402: components["responses"]["402-card-declined-card-expired-card-invalid-authentication-required"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating-bot-check-failed"];
                404: components["responses"]["404-not-found-subscription-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `call-under-way`: Another change of your subscription is under way. Please try again.
                 *
                 *     `change-not-possible`: This change is not possible just now.
                 *
                 *     `plan-not-on-sale`: This plan is not on sale any more.
                 *
                 *     `no-subscription`: Uh oh, you don't currently have a subscription.
                 *
                 *     `past-due`: We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.
                 *
                 *     `contact-support`: Please contact support to upgrade your plan.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "call-under-way" | "change-not-possible" | "plan-not-on-sale" | "no-subscription" | "past-due" | "contact-support";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-bot-check-unavailable-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{billing}/subscriptions/terminate/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the subscription */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    "idempotency-key": string;
                };
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                    /**
                     * @description The processor's id, or 'uuid-' and the id.
                     * @example sub_5f0c3a1be29d4c7781aa6e02
                     */
                    subscriptionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "when": "at-period-end"
                     *     }
                     */
                    "application/json": {
                        /** @description Absent: at-period-end. */
                        when?: "at-period-end" | "now";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "processor": "sandbox",
                         *       "subscriptionId": "sub_5f0c3a1be29d4c7781aa6e02",
                         *       "status": "cancelling",
                         *       "planId": "team-unlimited",
                         *       "planName": "Team unlimited",
                         *       "priceCents": 9900,
                         *       "terms": {
                         *         "version": 1,
                         *         "leadsPerPeriod": 50000,
                         *         "downloadLimit": 5000,
                         *         "membersMax": 10
                         *       },
                         *       "isLive": true,
                         *       "isCancelled": false,
                         *       "isPastDue": false,
                         *       "isCancelling": true,
                         *       "isFreeTrial": false,
                         *       "contactSupport": false,
                         *       "periodStart": "2026-11-05T09:30:00.000000Z",
                         *       "periodEnd": "2026-12-05T09:30:00.000000Z",
                         *       "nextPlanId": null,
                         *       "endedAt": null,
                         *       "card": {
                         *         "brand": "Visa",
                         *         "last4": "1111",
                         *         "expMonth": 12,
                         *         "expYear": 2034
                         *       },
                         *       "supportEmail": "support@example.test"
                         *     }
                         */
                        "application/json": {
                            /** @description Whose form the page shows: sandbox, stripe or recurly. */
                            processor: string;
                            subscriptionId: string | null;
                            /** @description none, free-trial, live, cancelling, past-due, paused, incomplete or cancelled. */
                            status: string;
                            planId: string | null;
                            planName: string | null;
                            /** @description US cents a month. */
                            priceCents: number | null;
                            /** @description What the plan gives, as it was agreed. */
                            terms: {
                                [key: string]: number | boolean | string | null;
                            } | null;
                            isLive: boolean;
                            isCancelled: boolean;
                            isPastDue: boolean;
                            /** @description It ends with the period. */
                            isCancelling: boolean;
                            isFreeTrial: boolean;
                            /** @description Upgrades go through support for now. */
                            contactSupport: boolean;
                            periodStart: string | null;
                            /** @description Exclusive; the next charge, where one comes. */
                            periodEnd: string | null;
                            /** @description The plan that begins at periodEnd. */
                            nextPlanId: string | null;
                            endedAt: string | null;
                            card: {
                                brand: string;
                                last4: string;
                                expMonth: number;
                                expYear: number;
                            } | null;
                            /** @description Where people write to about their plan. */
                            supportEmail: string;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-found-subscription-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `call-under-way`: Another change of your subscription is under way. Please try again.
                 *
                 *     `change-not-possible`: This change is not possible just now.
                 *
                 *     `cancel-failed`: Uh oh, something went wrong.  Please send an email to support@example.test to cancel your subscription.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "call-under-way" | "change-not-possible" | "cancel-failed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{billing}/accounts/find/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The billing account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                    /** @example jo@example.test */
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "cus_1d9b7c40e2f64a0c93b58e71",
                         *       "code": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10",
                         *       "hasLiveSubscription": true,
                         *       "billingInfo": {
                         *         "firstName": "Jo",
                         *         "lastName": "Rivera",
                         *         "paymentMethod": {
                         *           "cardType": "Visa",
                         *           "firstSix": "411111",
                         *           "lastFour": "1111",
                         *           "expMonth": 12,
                         *           "expYear": 2034
                         *         }
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description The processor's id of the customer. */
                            id: string;
                            /** @description The account. */
                            code: string;
                            hasLiveSubscription: boolean;
                            billingInfo: {
                                /** @description null where the processor does not say it. */
                                firstName: string | null;
                                /** @description null where the processor does not say it. */
                                lastName: string | null;
                                paymentMethod: {
                                    cardType: string;
                                    /** @description null where the processor does not say it. */
                                    firstSix: string | null;
                                    lastFour: string;
                                    expMonth: number;
                                    expYear: number;
                                };
                            } | null;
                        } | unknown[];
                    };
                };
                400: components["responses"]["400-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-found"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{billing}/accounts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the billing account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "jo@example.test",
                     *       "code": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10"
                     *     }
                     */
                    "application/json": {
                        /** Format: email */
                        email: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "cus_1d9b7c40e2f64a0c93b58e71",
                         *       "code": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10",
                         *       "hasLiveSubscription": true,
                         *       "billingInfo": {
                         *         "firstName": "Jo",
                         *         "lastName": "Rivera",
                         *         "paymentMethod": {
                         *           "cardType": "Visa",
                         *           "firstSix": "411111",
                         *           "lastFour": "1111",
                         *           "expMonth": 12,
                         *           "expYear": 2034
                         *         }
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description The processor's id of the customer. */
                            id: string;
                            /** @description The account. */
                            code: string;
                            hasLiveSubscription: boolean;
                            billingInfo: {
                                /** @description null where the processor does not say it. */
                                firstName: string | null;
                                /** @description null where the processor does not say it. */
                                lastName: string | null;
                                paymentMethod: {
                                    cardType: string;
                                    /** @description null where the processor does not say it. */
                                    firstSix: string | null;
                                    lastFour: string;
                                    expMonth: number;
                                    expYear: number;
                                };
                            } | null;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-not-found-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-idempotency-key-reused-call-under-way-change-not-possible"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{billing}/accounts/update/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the card */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 7a0d5f3c-3f9e-4a51-9a3e-0d8f2a4b6c11
                     */
                    "idempotency-key": string;
                    /** @example test-token.8c2f61d0 */
                    "bot-check-token": string;
                };
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10 */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "billing_info": {
                     *         "token_id": "tok_mastercard"
                     *       }
                     *     }
                     */
                    "application/json": {
                        billing_info?: {
                            token_id: string;
                        };
                        /** Format: email */
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "cus_1d9b7c40e2f64a0c93b58e71",
                         *       "code": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10",
                         *       "hasLiveSubscription": true,
                         *       "billingInfo": {
                         *         "firstName": "Jo",
                         *         "lastName": "Rivera",
                         *         "paymentMethod": {
                         *           "cardType": "Visa",
                         *           "firstSix": "411111",
                         *           "lastFour": "1111",
                         *           "expMonth": 12,
                         *           "expYear": 2034
                         *         }
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description The processor's id of the customer. */
                            id: string;
                            /** @description The account. */
                            code: string;
                            hasLiveSubscription: boolean;
                            billingInfo: {
                                /** @description null where the processor does not say it. */
                                firstName: string | null;
                                /** @description null where the processor does not say it. */
                                lastName: string | null;
                                paymentMethod: {
                                    cardType: string;
                                    /** @description null where the processor does not say it. */
                                    firstSix: string | null;
                                    lastFour: string;
                                    expMonth: number;
                                    expYear: number;
                                };
                            } | null;
                        };
                    };
                };
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "callId": "change-plan-2f0c3a1be29d4c7781aa6e02",
                         *       "state": "pending"
                         *     }
                         */
                        "application/json": {
                            /** @description Ask GET /api/v2/subscription/calls/{callId} what became of it. */
                            callId: string;
                            /** @enum {string} */
                            state: "pending";
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-card-number-refused-card-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep-bot-check-missing"];
                401: components["responses"]["401-not-signed-in"];
                402: components["responses"]["402-card-declined-card-expired-card-invalid-authentication-required"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating-bot-check-failed"];
                404: components["responses"]["404-not-found-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-idempotency-key-reused-call-under-way-change-not-possible"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-bot-check-unavailable-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/client_token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the card form is opened with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a10 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "clientToken": "sandbox",
                         *       "processor": "sandbox"
                         *     }
                         */
                        "application/json": {
                            clientToken: string;
                            processor: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the sandbox's clock shows */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "sandbox": true,
                         *       "now": "2026-12-05T09:30:00.000Z",
                         *       "offsetMs": 2592000000,
                         *       "settled": true
                         *     }
                         */
                        "application/json": {
                            /** @description false: real payments; the clock is the real one and cannot be moved. */
                            sandbox: boolean;
                            /** @description What the clock shows. */
                            now: string;
                            /** @description How far it is ahead of real time, milliseconds. */
                            offsetMs: number;
                            /** @description Whether all that was due for this account by now has reached its subscription, invoices and leads. */
                            settled: boolean;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        put?: never;
        /**
         * Move the sandbox's clock forward
         * @description For all accounts of this installation. Log-ins and links keep real time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same call, however often it is sent.
                     * @example 3c1c5d0e-8a7b-4f0e-9a52-6e0b9d8f1c22
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "to": "2026-12-05T09:30:00Z"
                     *     }
                     */
                    "application/json": {
                        /** @description Forward by so many days of 24 hours; or `to`. */
                        days?: number;
                        /** @description Forward to this instant, such as 2027-01-01T00:00:00Z. */
                        to?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "sandbox": true,
                         *       "now": "2026-12-05T09:30:00.000Z",
                         *       "offsetMs": 2592000000,
                         *       "settled": false
                         *     }
                         */
                        "application/json": {
                            /** @description false: real payments; the clock is the real one and cannot be moved. */
                            sandbox: boolean;
                            /** @description What the clock shows. */
                            now: string;
                            /** @description How far it is ahead of real time, milliseconds. */
                            offsetMs: number;
                            /** @description Whether all that was due for this account by now has reached its subscription, invoices and leads. */
                            settled: boolean;
                        };
                    };
                };
                /**
                 * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `clock-move-invalid`: Please say how many days, or an instant such as 2027-01-01T00:00:00Z.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-missing" | "clock-move-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /** @description `no-sandbox`: Payments are real here, so the clock cannot be moved. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "no-sandbox";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 *
                 *     `clock-not-forward`: The sandbox's clock only goes forward. Please choose a later time.
                 *
                 *     `clock-too-far`: Please move the clock by at most 366 days at once, and ten years in all.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "idempotency-key-reused" | "clock-not-forward" | "clock-too-far";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sandbox/payments/{clientSecret}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the cardholder's answer about a payment of the sandbox */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example confirm_5f0c3a1be29d4c7781aa6e025f0c3a1b */
                    clientSecret: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "answer": "approve"
                     *     }
                     */
                    "application/json": {
                        answer: "approve" | "decline";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "state": "confirmed"
                         *     }
                         */
                        "application/json": {
                            /** @description The first answer counts, also when another one follows. */
                            state: "confirmed" | "refused";
                        };
                    };
                };
                400: components["responses"]["400-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /** @description `payment-unknown`: Uh oh, there's nothing here */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "payment-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sandbox/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the bank of the sandbox do something */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "act": "dispute"
                     *     }
                     */
                    "application/json": {
                        /** @description The card is refused until another one is given; the bank asks the holder of the next card; the newest payment is disputed; a dispute is won. */
                        act: "fail-next-charge" | "ask-holder" | "dispute" | "win-dispute";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "act": "dispute"
                         *     }
                         */
                        "application/json": {
                            /** @description The card is refused until another one is given; the bank asks the holder of the next card; the newest payment is disputed; a dispute is won. */
                            act: "fail-next-charge" | "ask-holder" | "dispute" | "win-dispute";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /** @description `no-sandbox`: Payments are real here, so no bank can be told what to do. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "no-sandbox";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                /** @description `sandbox-not-possible`: There is no subscription or payment that this can happen to now. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "sandbox-not-possible";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices, oldest first */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description The `next` of the page before. At most 400 characters.
                     * @example WyIyMDI2LTExLTA1VDA5OjMwOjAwLjAwMDAwMFoiLCJzYW5kYm94IiwiaW5fNWYwYzNhMWJlMjlkNGM3NzgxYWE2ZTAxIl0
                     */
                    after?: string;
                    /** @example 100 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "invoices": [
                         *         {
                         *           "created": 1793871000,
                         *           "period_start": 1793871000,
                         *           "period_end": 1796463000,
                         *           "id": "in_5f0c3a1be29d4c7781aa6e02",
                         *           "processor": "sandbox",
                         *           "number": "LW-000001",
                         *           "status": "paid",
                         *           "dispute": "none",
                         *           "amount_due": 9900,
                         *           "amount_paid": 9900,
                         *           "amount_refunded": 0,
                         *           "planId": "team-unlimited",
                         *           "invoice_pdf": "/api/v2/invoices/sandbox/in_5f0c3a1be29d4c7781aa6e02/link"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            invoices: {
                                id: string;
                                /** @description Who made it: sandbox, stripe, recurly or braintree. */
                                processor: string;
                                /** @description As printed for people. */
                                number: string;
                                /** @enum {unknown} */
                                status: "draft" | "open" | "past-due" | "uncollectible" | "paid" | "void";
                                /** @enum {unknown} */
                                dispute: "none" | "open" | "lost" | "won";
                                /** @description When it was issued, in seconds since 1970. */
                                created: number;
                                /** @description The start of the billing period, in seconds since 1970. */
                                period_start: number;
                                /** @description The end of the billing period, exclusive, in seconds since 1970. */
                                period_end: number;
                                /** @description What was asked; below zero for a credit, in US cents. */
                                amount_due: number;
                                /** @description What was paid, in US cents. */
                                amount_paid: number;
                                /** @description What of it was paid back, in US cents. */
                                amount_refunded: number;
                                planId: string | null;
                                /** @description POST here for a link to the PDF. */
                                invoice_pdf: string;
                            }[];
                            next?: string;
                        };
                    };
                };
                400: components["responses"]["400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/invoices/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the invoices from the payment processor again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Where an id is given it must be the caller's own. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "customerDocId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                     *       "customer_id": "cus_1d9b7c40e2f64a0c93b58e71"
                     *     }
                     */
                    "application/json": {
                        customer_id?: string;
                        customerDocId?: string;
                        /** @description Neither compared nor stored. */
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "read": 1
                         *     }
                         */
                        "application/json": {
                            /** @description How many the processor has. */
                            read: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices/{processor}/{invoiceId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link to the invoice's PDF */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /**
                     * @description As the list says.
                     * @example sandbox
                     */
                    processor: string;
                    /** @example in_5f0c3a1be29d4c7781aa6e02 */
                    invoiceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "url": "/api/v2/invoice-files/WyJpbnZvaWNlcy9hMSIsIkludm9pY2UtaW5fMUFiYy5wZGYiLDE3OTYwODMyMDBd.0q1bY2bqk0m4mJx8b9cY9vXn1sQm5d2uJ7nD3Wc8h4A",
                         *       "filename": "Invoice-in_5f0c3a1be29d4c7781aa6e02.pdf",
                         *       "expiresInSeconds": 300
                         *     }
                         */
                        "application/json": {
                            url: string;
                            filename: string;
                            expiresInSeconds: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                /** @description `invoice-unknown`: Uh oh, there's nothing here */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "invoice-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice-files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice's PDF behind a link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example WyJpbnZvaWNlcy9hMSIsIkludm9pY2UtaW5fMUFiYy5wZGYiLDE3OTYwODMyMDBd.0q1bY2bqk0m4mJx8b9cY9vXn1sQm5d2uJ7nD3Wc8h4A */
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, one page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example %PDF-1.3 */
                        "application/pdf": string;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                /** @description `invoice-link-not-usable`: This link is no longer usable. Please open the invoice again. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "invoice-link-not-usable";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/{billing}/invoices/write/{customerDocId}/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Backfill the processor's invoices */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /**
                     * @description The processor.
                     * @example sandbox
                     */
                    billing: string;
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    customerDocId: string;
                    /** @example cus_1d9b7c40e2f64a0c93b58e71 */
                    customerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "customerDocId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                     *       "customerId": "cus_1d9b7c40e2f64a0c93b58e71"
                     *     }
                     */
                    "application/json": {
                        customerDocId: string;
                        customerId: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example [
                         *       {
                         *         "created": 1793871000,
                         *         "period_start": 1793871000,
                         *         "period_end": 1796463000,
                         *         "id": "in_5f0c3a1be29d4c7781aa6e02",
                         *         "number": "LW-000001",
                         *         "amount_due": 9900,
                         *         "amount_paid": 9900,
                         *         "invoice_pdf": "/api/v2/invoices/sandbox/in_5f0c3a1be29d4c7781aa6e02/link"
                         *       }
                         *     ]
                         */
                        "application/json": {
                            id: string;
                            created: number;
                            period_start: number;
                            period_end: number;
                            amount_due: number;
                            amount_paid: number;
                            invoice_pdf: string | null;
                            number?: string | null;
                            currency?: string;
                        }[];
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-not-found-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `ids-differ`: The address and the body must name the same customer. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "ids-differ";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/transactions/write/{customerDocId}/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Backfill the invoices that a customer has at Braintree */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c */
                    customerDocId: string;
                    /** @example 8231 */
                    customerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "customerDocId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c",
                     *       "customerId": "8231"
                     *     }
                     */
                    "application/json": {
                        customerDocId: string;
                        customerId: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example [
                         *       {
                         *         "id": "8kq2f1",
                         *         "number": "1005",
                         *         "createdAt": "2019-01-10T09:00:00Z",
                         *         "amount": "49.90",
                         *         "planId": "individual-unlimited",
                         *         "subscription": {
                         *           "billingPeriodStartDate": "2019-01-10",
                         *           "billingPeriodEndDate": "2019-02-09"
                         *         }
                         *       }
                         *     ]
                         */
                        "application/json": {
                            id: string;
                            number: string;
                            createdAt: string;
                            amount: string;
                            planId: string | null;
                            subscription: {
                                billingPeriodStartDate: string;
                                billingPeriodEndDate: string;
                            };
                            currencyIsoCode?: string;
                        }[];
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-billing-account-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `ids-differ`: The address and the body must name the same customer.
                 *
                 *     `braintree-not-configured`: Braintree is not set up here, so its invoices cannot be read.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "ids-differ" | "braintree-not-configured";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{processor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a payment provider's event
         * @description The signature is over the bytes of the body. The event is stored before the answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example stripe */
                    processor: string;
                };
                cookie?: never;
            };
            /** @description The event as the provider writes it. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "evt_1SjKx2",
                     *       "type": "invoice.paid",
                     *       "data": {
                     *         "object": {
                     *           "id": "in_1SjKx0",
                     *           "customer": "cus_TzR4"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": unknown;
                    /**
                     * @example {
                     *       "id": "evt_1SjKx2",
                     *       "type": "invoice.paid",
                     *       "data": {
                     *         "object": {
                     *           "id": "in_1SjKx0",
                     *           "customer": "cus_TzR4"
                     *         }
                     *       }
                     *     }
                     */
                    "application/x-www-form-urlencoded": unknown;
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "received": true
                         *     }
                         */
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                400: components["responses"]["400-webhook-too-old-webhook-body-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-webhook-signature-missing-webhook-signature-wrong"];
                /** @description `processor-unknown`: No such payment provider is in use here. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "processor-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
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
        /** All downloads of the account */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description Those that were archived, for super-admins alone.
                     * @example false
                     */
                    archived?: boolean;
                    /**
                     * @description Only these, archived or not, separated by commas; at most 100.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60
                     */
                    ids?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "downloads": [
                         *         {
                         *           "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *           "name": "Arizona",
                         *           "dictId": "consumers",
                         *           "status": "ready",
                         *           "rowsAsked": 2500,
                         *           "rows": 2500,
                         *           "leads": 2500,
                         *           "bytes": 412331,
                         *           "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                         *           "fetchProgress": 100,
                         *           "storingFile": false,
                         *           "metaData": {
                         *             "fullPath": "downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/Arizona.csv",
                         *             "name": "Arizona.csv",
                         *             "size": 412331,
                         *             "timeCreated": "2027-01-01T00:00:07.000000Z",
                         *             "updated": "2027-01-01T00:00:07.000000Z"
                         *           },
                         *           "csvFile": "/api/v2/downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/link",
                         *           "leadsMultiplier": 1,
                         *           "queryUrl": {
                         *             "url": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                         *             "index": "leads.consumers",
                         *             "dictId": "consumers",
                         *             "limit": 2500
                         *           },
                         *           "geoMatch": true,
                         *           "timestamp": 1798761600,
                         *           "query": {
                         *             "geography": {
                         *               "kind": "ST",
                         *               "values": [
                         *                 "AZ"
                         *               ]
                         *             },
                         *             "filters": [
                         *               {
                         *                 "field": "age",
                         *                 "from": 45,
                         *                 "to": 64
                         *               }
                         *             ]
                         *           },
                         *           "datasetVersion": 7,
                         *           "cells": "labels",
                         *           "archived": false,
                         *           "version": 6,
                         *           "askedBy": {
                         *             "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61",
                         *             "throughSupport": false
                         *           },
                         *           "cost": {
                         *             "setAside": 2500,
                         *             "used": 2500,
                         *             "returned": 0,
                         *             "lots": [
                         *               {
                         *                 "kind": "plan",
                         *                 "expiresAt": "2027-01-01T00:00:00.000000Z",
                         *                 "setAside": 2500,
                         *                 "used": 2500,
                         *                 "returned": 0
                         *               }
                         *             ]
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            downloads: components["schemas"]["export.Download"][];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `not-allowed`: You do not have access to this list
                 *
                 *     `not-allowed`: You do not have access to this page
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "not-allowed";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        put?: never;
        /** Ask for a file */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same download, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1b
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Arizona",
                     *       "dictId": "consumers",
                     *       "geography": {
                     *         "kind": "ST",
                     *         "values": [
                     *           "AZ"
                     *         ]
                     *       },
                     *       "filters": [
                     *         {
                     *           "field": "age",
                     *           "from": 45,
                     *           "to": 64
                     *         }
                     *       ],
                     *       "rows": 2500,
                     *       "datasetVersion": 7
                     *     }
                     */
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
                        /** @description What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels. */
                        cells?: "labels" | "codes";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "version": 1
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-query-invalid-filter-not-ready-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-idempotency-key-reused-dataset-gone-download-exists"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-downloads-too-many-downloads-2"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/by-key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The download that an order made */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /**
                     * @description The Idempotency-Key that the order was sent with.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1b
                     */
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "name": "Arizona",
                         *       "dictId": "consumers",
                         *       "status": "ready",
                         *       "rowsAsked": 2500,
                         *       "rows": 2500,
                         *       "leads": 2500,
                         *       "bytes": 412331,
                         *       "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                         *       "fetchProgress": 100,
                         *       "storingFile": false,
                         *       "metaData": {
                         *         "fullPath": "downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/Arizona.csv",
                         *         "name": "Arizona.csv",
                         *         "size": 412331,
                         *         "timeCreated": "2027-01-01T00:00:07.000000Z",
                         *         "updated": "2027-01-01T00:00:07.000000Z"
                         *       },
                         *       "csvFile": "/api/v2/downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/link",
                         *       "leadsMultiplier": 1,
                         *       "queryUrl": {
                         *         "url": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                         *         "index": "leads.consumers",
                         *         "dictId": "consumers",
                         *         "limit": 2500
                         *       },
                         *       "geoMatch": true,
                         *       "timestamp": 1798761600,
                         *       "query": {
                         *         "geography": {
                         *           "kind": "ST",
                         *           "values": [
                         *             "AZ"
                         *           ]
                         *         },
                         *         "filters": [
                         *           {
                         *             "field": "age",
                         *             "from": 45,
                         *             "to": 64
                         *           }
                         *         ]
                         *       },
                         *       "datasetVersion": 7,
                         *       "cells": "labels",
                         *       "archived": false,
                         *       "version": 6,
                         *       "askedBy": {
                         *         "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61",
                         *         "throughSupport": false
                         *       },
                         *       "cost": {
                         *         "setAside": 2500,
                         *         "used": 2500,
                         *         "returned": 0,
                         *         "lots": [
                         *           {
                         *             "kind": "plan",
                         *             "expiresAt": "2027-01-01T00:00:00.000000Z",
                         *             "setAside": 2500,
                         *             "used": 2500,
                         *             "returned": 0
                         *           }
                         *         ]
                         *       }
                         *     }
                         */
                        "application/json": {
                            id: string;
                            /** @description The search's name; the file is named after it. */
                            name: string;
                            dictId: string;
                            status: "requested" | "in-progress" | "completed" | "ready" | "failed" | "cancelled";
                            /** @description Why it failed. */
                            reason?: string;
                            rowsAsked: number;
                            /** @description Data rows of the finished file. */
                            rows?: number;
                            /** @description Leads kept back, or used once it is ready. */
                            leads?: number;
                            cost?: {
                                /** @description Leads that were set aside for it at first. */
                                setAside: number;
                                /** @description Leads it cost; 0 while it runs. */
                                used: number;
                                /** @description Leads that came back. */
                                returned: number;
                                /** @description In the order in which they are drawn. */
                                lots: {
                                    /** @description plan, trial, promo, credit, manual, top-up, or unlimited for what an unlimited plan added. */
                                    kind: string | null;
                                    expiresAt: string | null;
                                    /** @description Leads that were set aside for it at first. */
                                    setAside: number;
                                    /** @description Leads it cost; 0 while it runs. */
                                    used: number;
                                    /** @description Leads that came back. */
                                    returned: number;
                                }[];
                            };
                            askedBy: {
                                personId: string;
                                /** @description Support requested it for this person. */
                                throughSupport: boolean;
                            };
                            bytes?: number;
                            /** @description Of the file, hexadecimal. */
                            sha256?: string;
                            /** @description Percent of the rows that are in the file. */
                            fetchProgress: number;
                            /** @description All rows are in the file, and it is being stored. */
                            storingFile: boolean;
                            /** @description Of the stored file; absent while there is none. */
                            metaData?: {
                                /** @description Where the file stands in the store: downloads/{id}/{filename}. */
                                fullPath: string;
                                /** @description The name under which a browser saves it. */
                                name: string;
                                /** @description Bytes. */
                                size: number;
                                /** @description When the file stood in the store, whole. */
                                timeCreated: string;
                                /** @description The same: a finished file never changes. */
                                updated: string;
                            };
                            /** @description Where a link to the file is made, by POST; absent while there is no file to open. */
                            csvFile?: string;
                            /** @description Leads that one row costs. */
                            leadsMultiplier: number;
                            /** @description Where the search is counted, of which list of leads, and the rows that were asked for. */
                            queryUrl: {
                                url: string;
                                index: string;
                                dictId: string;
                                limit: number;
                            };
                            /** @description Whether all rows of the file lie in the geography that was asked for; absent for the whole country, and in files from before it was checked. */
                            geoMatch?: boolean;
                            /** @description When it was requested, seconds since 1970. */
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
                            /** @description What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels. */
                            cells: "labels" | "codes";
                            archived: boolean;
                            /** @description When it was archived, seconds since 1970. */
                            archivedAt?: number;
                            report?: {
                                reason: "blankFile" | "wrongLeads";
                                /** @description check: we found the file bad before anybody reported it. */
                                by: "customer" | "check";
                                /** @description checking: the file is read. delayed: it could not be read yet and is tried again. crediting: it is bad. credited: the leads are given back. refused: it is good. */
                                state: "checking" | "delayed" | "crediting" | "credited" | "refused";
                                /** @description Leads that were given back so far. */
                                leads: number;
                                /** @description When it was reported, seconds since 1970. */
                                timestamp: number;
                            };
                            /** @description Grows with every change. */
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                /**
                 * @description `not-ordered`: Nothing was ordered under this key.
                 *
                 *     `download-unknown`: Uh oh, there's nothing here
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "not-ordered" | "download-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/downloads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One download */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "name": "Arizona",
                         *       "dictId": "consumers",
                         *       "status": "ready",
                         *       "rowsAsked": 2500,
                         *       "rows": 2500,
                         *       "leads": 2500,
                         *       "bytes": 412331,
                         *       "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                         *       "fetchProgress": 100,
                         *       "storingFile": false,
                         *       "metaData": {
                         *         "fullPath": "downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/Arizona.csv",
                         *         "name": "Arizona.csv",
                         *         "size": 412331,
                         *         "timeCreated": "2027-01-01T00:00:07.000000Z",
                         *         "updated": "2027-01-01T00:00:07.000000Z"
                         *       },
                         *       "csvFile": "/api/v2/downloads/01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60/link",
                         *       "leadsMultiplier": 1,
                         *       "queryUrl": {
                         *         "url": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                         *         "index": "leads.consumers",
                         *         "dictId": "consumers",
                         *         "limit": 2500
                         *       },
                         *       "geoMatch": true,
                         *       "timestamp": 1798761600,
                         *       "query": {
                         *         "geography": {
                         *           "kind": "ST",
                         *           "values": [
                         *             "AZ"
                         *           ]
                         *         },
                         *         "filters": [
                         *           {
                         *             "field": "age",
                         *             "from": 45,
                         *             "to": 64
                         *           }
                         *         ]
                         *       },
                         *       "datasetVersion": 7,
                         *       "cells": "labels",
                         *       "archived": false,
                         *       "version": 6,
                         *       "askedBy": {
                         *         "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61",
                         *         "throughSupport": false
                         *       },
                         *       "cost": {
                         *         "setAside": 2500,
                         *         "used": 2500,
                         *         "returned": 0,
                         *         "lots": [
                         *           {
                         *             "kind": "plan",
                         *             "expiresAt": "2027-01-01T00:00:00.000000Z",
                         *             "setAside": 2500,
                         *             "used": 2500,
                         *             "returned": 0
                         *           }
                         *         ]
                         *       }
                         *     }
                         */
                        "application/json": {
                            id: string;
                            /** @description The search's name; the file is named after it. */
                            name: string;
                            dictId: string;
                            status: "requested" | "in-progress" | "completed" | "ready" | "failed" | "cancelled";
                            /** @description Why it failed. */
                            reason?: string;
                            rowsAsked: number;
                            /** @description Data rows of the finished file. */
                            rows?: number;
                            /** @description Leads kept back, or used once it is ready. */
                            leads?: number;
                            cost?: {
                                /** @description Leads that were set aside for it at first. */
                                setAside: number;
                                /** @description Leads it cost; 0 while it runs. */
                                used: number;
                                /** @description Leads that came back. */
                                returned: number;
                                /** @description In the order in which they are drawn. */
                                lots: {
                                    /** @description plan, trial, promo, credit, manual, top-up, or unlimited for what an unlimited plan added. */
                                    kind: string | null;
                                    expiresAt: string | null;
                                    /** @description Leads that were set aside for it at first. */
                                    setAside: number;
                                    /** @description Leads it cost; 0 while it runs. */
                                    used: number;
                                    /** @description Leads that came back. */
                                    returned: number;
                                }[];
                            };
                            askedBy: {
                                personId: string;
                                /** @description Support requested it for this person. */
                                throughSupport: boolean;
                            };
                            bytes?: number;
                            /** @description Of the file, hexadecimal. */
                            sha256?: string;
                            /** @description Percent of the rows that are in the file. */
                            fetchProgress: number;
                            /** @description All rows are in the file, and it is being stored. */
                            storingFile: boolean;
                            /** @description Of the stored file; absent while there is none. */
                            metaData?: {
                                /** @description Where the file stands in the store: downloads/{id}/{filename}. */
                                fullPath: string;
                                /** @description The name under which a browser saves it. */
                                name: string;
                                /** @description Bytes. */
                                size: number;
                                /** @description When the file stood in the store, whole. */
                                timeCreated: string;
                                /** @description The same: a finished file never changes. */
                                updated: string;
                            };
                            /** @description Where a link to the file is made, by POST; absent while there is no file to open. */
                            csvFile?: string;
                            /** @description Leads that one row costs. */
                            leadsMultiplier: number;
                            /** @description Where the search is counted, of which list of leads, and the rows that were asked for. */
                            queryUrl: {
                                url: string;
                                index: string;
                                dictId: string;
                                limit: number;
                            };
                            /** @description Whether all rows of the file lie in the geography that was asked for; absent for the whole country, and in files from before it was checked. */
                            geoMatch?: boolean;
                            /** @description When it was requested, seconds since 1970. */
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
                            /** @description What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels. */
                            cells: "labels" | "codes";
                            archived: boolean;
                            /** @description When it was archived, seconds since 1970. */
                            archivedAt?: number;
                            report?: {
                                reason: "blankFile" | "wrongLeads";
                                /** @description check: we found the file bad before anybody reported it. */
                                by: "customer" | "check";
                                /** @description checking: the file is read. delayed: it could not be read yet and is tried again. crediting: it is bad. credited: the leads are given back. refused: it is good. */
                                state: "checking" | "delayed" | "crediting" | "credited" | "refused";
                                /** @description Leads that were given back so far. */
                                leads: number;
                                /** @description When it was reported, seconds since 1970. */
                                timestamp: number;
                            };
                            /** @description Grows with every change. */
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/imported-downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads that were brought over from the product before this one */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "downloads": [
                         *         {
                         *           "id": "q7Xk2",
                         *           "name": "Arizona homeowners",
                         *           "dictId": "consumers",
                         *           "rows": 1200,
                         *           "leadsMultiplier": 1,
                         *           "timestamp": 1735689600,
                         *           "reported": false,
                         *           "reason": ""
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            downloads: {
                                id: string;
                                /** @description The search's name. */
                                name: string;
                                dictId: string;
                                rows: number;
                                leadsMultiplier: number;
                                /** @description When it was requested, seconds since 1970. */
                                timestamp: number;
                                reported: boolean;
                                /** @description blankFile or wrongLeads where it was reported, else empty. */
                                reason: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Make a link to the file */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "url": "/api/v2/files/WyIwMWEwYjFjMiIsIkFyaXpvbmEuY3N2IiwxNzk4NzYxNjAwMDAwXQ.c2lnbmF0dXJl",
                         *       "filename": "Arizona.csv",
                         *       "expiresInSeconds": 300
                         *     }
                         */
                        "application/json": {
                            url: string;
                            filename: string;
                            expiresInSeconds: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `download-not-completed`: This file is not finished yet. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "download-not-completed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Put a download into the archive */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "version": 7
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-download-not-ended"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Take a download out of the archive */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "version": 7
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-download-not-ended"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a download */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "version": 3
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `download-ended`: This download has ended already, so there is nothing to cancel. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "download-ended";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/run-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the same search again, from the newest leads */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key is the same download, however often it is sent.
                     * @example 5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c
                     */
                    "idempotency-key": string;
                };
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62",
                         *       "version": 1
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                400: components["responses"]["400-query-invalid-filter-not-ready-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-idempotency-key-reused-dataset-gone-download-exists"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-downloads-too-many-downloads-2"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/unarchive-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take all downloads out of the archive */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "unarchived": 12
                         *     }
                         */
                        "application/json": {
                            /** @description How many were in the archive. */
                            unarchived: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/downloads/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a bad file */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60 */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "reason": "wrongLeads"
                     *     }
                     */
                    "application/json": {
                        /** @description blankFile: nothing is in it. wrongLeads: leads are outside the geography of the order. */
                        reason: "blankFile" | "wrongLeads";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *       "version": 7
                         *     }
                         */
                        "application/json": {
                            id: string;
                            version: number;
                        };
                    };
                };
                /**
                 * @description `no-geography`: This file was ordered for the whole country, so none of its leads is outside a geography.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "no-geography" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-download-unknown"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `download-not-completed`: This file is not finished yet.
                 *
                 *     `already-reported`: This file has already been reported.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "download-not-completed" | "already-reported";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/finance/accounts/{accountId}/file-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reported files of an account, with what their checks found */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62 */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "reports": [
                         *         {
                         *           "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                         *           "name": "Arizona",
                         *           "reportedBy": "customer",
                         *           "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a61",
                         *           "reason": "wrongLeads",
                         *           "state": "credited",
                         *           "leads": 2500,
                         *           "reportedAt": "2027-01-01T00:00:00.000000Z",
                         *           "tries": 0,
                         *           "decidedAt": "2027-01-01T00:00:02.000000Z",
                         *           "finding": {
                         *             "found": "outside",
                         *             "rows": 2500,
                         *             "blankRows": 0,
                         *             "outsideRows": 2,
                         *             "duplicateRows": 0,
                         *             "firstRows": [
                         *               17,
                         *               812
                         *             ],
                         *             "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                         *             "unchanged": true
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            reports: {
                                /** @description The download. */
                                id: string;
                                name: string;
                                reason: "blankFile" | "wrongLeads";
                                /** @description check: we found the file bad before anybody reported it. */
                                reportedBy: "customer" | "check";
                                /** @description Who reported it; empty for our own check. */
                                personId: string;
                                /** @description checking: the file is read. delayed: it could not be read yet and is tried again. crediting: it is bad. credited: the leads are given back. refused: it is good. */
                                state: "checking" | "delayed" | "crediting" | "credited" | "refused";
                                /** @description Leads that were given back so far. */
                                leads: number;
                                reportedAt: string;
                                decidedAt: string | null;
                                /** @description Checks that failed since the report. */
                                tries: number;
                                finding: {
                                    found: "good" | "blank" | "outside" | "duplicates";
                                    /** @description Data rows that the check read. */
                                    rows: number;
                                    /** @description Rows without phone, e-mail and address. */
                                    blankRows: number;
                                    /** @description Rows outside the geography of the order. */
                                    outsideRows: number;
                                    /** @description Second and later rows of the same lead. */
                                    duplicateRows: number;
                                    /** @description Numbers of the first bad rows, from 1, without the header. */
                                    firstRows: number[];
                                    /** @description Of the file as the check read it. */
                                    sha256: string;
                                    /** @description The check read the very file that was made. */
                                    unchanged: boolean;
                                } | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file behind a link */
        get: {
            parameters: {
                query?: never;
                header?: {
                    /**
                     * @description One range of bytes; what is not one is passed over.
                     * @example bytes=0-1023
                     */
                    range?: string;
                };
                path: {
                    /** @example WyIwMWEwYjFjMiIsIkFyaXpvbmEuY3N2IiwxNzk4NzYxNjAwMDAwXQ.c2lnbmF0dXJl */
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example First name,Last name,State
                         *     Ada,Byron,AZ
                         */
                        "text/csv": string;
                    };
                };
                /** @description The requested part of the file. */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example First name,Last name,State
                         *     Ada,Byron,AZ
                         */
                        "text/csv": string;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                /** @description `link-not-usable`: This link is no longer usable. Please open your download again. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "link-not-usable";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                /** @description `range-not-satisfiable`: The file has no such part. */
                416: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "range-not-satisfiable";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/shared-downloads/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a shared link to the search of a download shows */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "downloadSearch": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60",
                     *       "aid": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a62"
                     *     }
                     */
                    "application/json": {
                        downloadSearch: string;
                        aid: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "searchName": "Arizona",
                         *       "type": "Consumers",
                         *       "dictId": "consumers",
                         *       "count": 2500,
                         *       "geographyParams": {
                         *         "kind": "ST",
                         *         "values": [
                         *           "AZ"
                         *         ]
                         *       },
                         *       "searchParams": [
                         *         {
                         *           "field": "age",
                         *           "from": 45,
                         *           "to": 64
                         *         }
                         *       ],
                         *       "places": [
                         *         "Arizona"
                         *       ],
                         *       "conditions": [
                         *         {
                         *           "label": "Age",
                         *           "asks": "45 to 64"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            searchName: string | null;
                            /** @description The kind of leads, such as Consumers. */
                            type: string;
                            dictId: string;
                            geographyParams: {
                                /** @enum {string} */
                                kind: "nationwide";
                            } | {
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                                values: string[];
                            };
                            searchParams: ({
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
                            /** @description Rows of the file. */
                            count: number | null;
                            /** @description The geography in words. */
                            places: string[];
                            /** @description The filters in words. */
                            conditions: {
                                label: string;
                                asks: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to make a bot-check token
         * @description recaptcha: by reCAPTCHA v3 with this site key. test: `test-token.` and 8 to 64 characters of your own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "kind": "test"
                         *     }
                         */
                        "application/json": {
                            /** @enum {string} */
                            kind: "recaptcha";
                            siteKey: string;
                        } | {
                            /** @enum {string} */
                            kind: "test";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
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
    "/api/v2/verify_traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a bot-check token proves a person
         * @description Uses the token up. Routes that take a token check it themselves: send them another one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "response": "test-token.8c2f61d0"
                     *     }
                     */
                    "application/json": {
                        /** @description The token. */
                        response: string;
                    };
                };
            };
            responses: {
                /** @description true: a person. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example true */
                        "application/json": boolean;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-bot-check-unavailable-unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/messaging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which customer-messaging service the page loads */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "kind": "off"
                         *     }
                         */
                        "application/json": {
                            /** @enum {string} */
                            kind: "off";
                        } | {
                            /** @enum {string} */
                            kind: "intercom";
                            appId: string;
                            script: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
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
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events of the account
         * @description Server-sent events of the signed-in person's account. reset: read everything again (sent at every connect). download {id, status?, fetchProgress?, storingFile?, rows?, reason?, archived?, version?}. balance {version}.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Events, until one side ends it. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example event: reset
                         *     data: {}
                         *
                         *     event: balance
                         *     data: {"version":12}
                         */
                        "text/event-stream": string;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                /** @description `too-many-streams`: This account is open in too many windows. */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-streams";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
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
    "/api/v2/me/mail-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails the person wants */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "topics": [
                         *         {
                         *           "topic": "downloads",
                         *           "wanted": true
                         *         },
                         *         {
                         *           "topic": "receipts",
                         *           "wanted": false
                         *         },
                         *         {
                         *           "topic": "leads",
                         *           "wanted": true
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            /** @description What can be switched off. All other mails are necessary. */
                            topics: {
                                topic: "downloads" | "receipts" | "leads";
                                wanted: boolean;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        /** Switch the mails about one topic on or off */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "topic": "receipts",
                     *       "wanted": false
                     *     }
                     */
                    "application/json": {
                        topic: "downloads" | "receipts" | "leads";
                        wanted: boolean;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "topics": [
                         *         {
                         *           "topic": "downloads",
                         *           "wanted": true
                         *         },
                         *         {
                         *           "topic": "receipts",
                         *           "wanted": false
                         *         },
                         *         {
                         *           "topic": "leads",
                         *           "wanted": true
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            /** @description What can be switched off. All other mails are necessary. */
                            topics: {
                                topic: "downloads" | "receipts" | "leads";
                                wanted: boolean;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/mail-suppression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person's address gets no mails, because one bounced or was called spam */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "suppression": {
                         *         "kind": "bounced",
                         *         "since": "2026-12-31T23:59:59.000000Z"
                         *       }
                         *     }
                         */
                        "application/json": {
                            /** @description Why the address of the person gets no mails of this account; null: it gets them. */
                            suppression: null | {
                                kind: "bounced" | "spam";
                                since: string;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/me/mail-suppression/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let mails come to the person's address again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "reason": "works-again"
                     *     }
                     */
                    "application/json": {
                        /** @description Why mails may come again. It is recorded. */
                        reason: "works-again" | "by-mistake" | "wanted-again";
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "suppression": null
                         *     }
                         */
                        "application/json": {
                            /** @description Why the address of the person gets no mails of this account; null: it gets them. */
                            suppression: null | {
                                kind: "bounced" | "spam";
                                since: string;
                            };
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                /** @description `mails-not-suppressed`: E-mails to this person are not held back. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "mails-not-suppressed";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/superadmin/accounts/{accountId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to an account, and what became of it */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description `next` of the page before.
                     * @example 2026-12-31T23:59:59.000000Z~mail-1
                     */
                    before?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a01 */
                    accountId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "sentBy": {
                         *         "email": "sendgrid",
                         *         "sms": "mailbox"
                         *       },
                         *       "suppressions": [
                         *         {
                         *           "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02",
                         *           "kind": "bounced",
                         *           "since": "2026-12-31T23:59:59.000000Z"
                         *         }
                         *       ],
                         *       "messages": [
                         *         {
                         *           "messageId": "mail-01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a80",
                         *           "personId": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02",
                         *           "channel": "email",
                         *           "template": "download-ready",
                         *           "state": "bounced",
                         *           "reason": "bounce",
                         *           "at": "2026-12-31T23:59:59.000000Z"
                         *         }
                         *       ],
                         *       "next": null
                         *     }
                         */
                        "application/json": {
                            /** @description The provider, or `mailbox`. */
                            sentBy: {
                                email: string;
                                sms: string;
                            };
                            /** @description Whose mails of the account are not sent, the newest first. */
                            suppressions: {
                                personId: string;
                                /** @description spam: the person alone lets mails come again. */
                                kind: "bounced" | "spam";
                                since: string;
                            }[];
                            messages: {
                                messageId: string;
                                /** @description Empty where it went to nobody we know. */
                                personId: string;
                                /** @description email or sms */
                                channel: string;
                                template: string;
                                /** @description waiting, unknown, sent, failed, delivered, bounced, spam */
                                state: string;
                                reason: string | null;
                                /** @description When it was sent, or given up, or tried last. */
                                at: string;
                            }[];
                            next: string | null;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share a search by e-mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key sends once, however often it is sent.
                     * @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a90
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            /** @description Exactly one of searchId and downloadId, to (1 to 20), subject and text. cc, bcc, from, replyTo and html are for super-admins. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "searchId": "q7Zk3m1X0pV9c2Lw8sTfGA",
                     *       "to": [
                     *         "grace@example.com",
                     *         "ada+leads@example.com"
                     *       ],
                     *       "subject": "Roofers in Arizona",
                     *       "text": "Here is the list that we spoke of."
                     *     }
                     */
                    "application/json": {
                        searchId?: string;
                        downloadId?: string;
                        /** @description Addresses, as a list or with commas between. */
                        to?: string[] | string;
                        subject?: string;
                        text?: string;
                        /** @description Addresses, as a list or with commas between. */
                        cc?: string[] | string;
                        /** @description Addresses, as a list or with commas between. */
                        bcc?: string[] | string;
                        from?: {
                            email?: string;
                            name?: string;
                        };
                        replyTo?: string;
                        html?: string;
                        msg?: {
                            /** @description Addresses, as a list or with commas between. */
                            to?: string[] | string;
                            subject?: string;
                            text?: string;
                            /** @description Addresses, as a list or with commas between. */
                            cc?: string[] | string;
                            /** @description Addresses, as a list or with commas between. */
                            bcc?: string[] | string;
                            from?: {
                                email?: string;
                                name?: string;
                            };
                            replyTo?: string;
                            html?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "shareId": "shr_4nHq0Vb2mJ8xKfYtRz6wCg",
                         *       "recipients": 2,
                         *       "mayEarn": 1,
                         *       "excluded": [
                         *         {
                         *           "address": "ada+leads@example.com",
                         *           "reason": "own"
                         *         }
                         *       ],
                         *       "leadsEach": 10000
                         *     }
                         */
                        "application/json": {
                            shareId: string;
                            /** @description To how many a mail goes. */
                            recipients: number;
                            /** @description For how many leads may come, once their mail is accepted. */
                            mayEarn: number;
                            /** @description For whom none come. The mail goes to them too, but for an alias of another recipient. */
                            excluded: {
                                address: string;
                                /** @description own, company, alias, already-earned, or copied for cc and bcc */
                                reason: string;
                            }[];
                            leadsEach: number;
                        };
                    };
                };
                /**
                 * @description `to-missing`: Please include a 'To' email address for your message.
                 *
                 *     `from-missing`: Please include a 'From' email address for your message.
                 *
                 *     `subject-missing`: Please include a 'Subject' for your message.
                 *
                 *     `text-missing`: Please include a 'Text' for your message.
                 *
                 *     `html-missing`: Please include an 'Html' for your message.
                 *
                 *     `shared-search-missing`: Please choose one search, or one download, to share.
                 *
                 *     `bad-recipient`: Uh oh, that doesn't look like an email address.
                 *
                 *     `too-many-recipients`: Please send to 20 addresses at most at once.
                 *
                 *     `header-injection`: Subject, names and addresses must each be one line.
                 *
                 *     `subject-too-long`: The subject may have 200 characters at most.
                 *
                 *     `text-too-long`: The text may have 2,000 characters at most.
                 *
                 *     `html-too-long`: The HTML may have 50,000 characters at most.
                 *
                 *     `link-not-ours`: Your message may hold links to our own pages alone. The link to the search is added for you.
                 *
                 *     `from-not-ours`: The 'From' address must be one of our own domain.
                 *
                 *     `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "to-missing" | "from-missing" | "subject-missing" | "text-missing" | "html-missing" | "shared-search-missing" | "bad-recipient" | "too-many-recipients" | "header-injection" | "subject-too-long" | "text-too-long" | "html-too-long" | "link-not-ours" | "from-not-ours" | "idempotency-key-missing" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-email-field-forbidden-not-verified-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-saved-search-not-found"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `too-many-share-links`: This search has 20 open links already. Revoke one first.
                 *
                 *     `idempotency-key-reused`: This Idempotency-Key was used for another request.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-share-links" | "idempotency-key-reused";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `too-many-shares`: You have sent as many e-mails as you can in a day. Please try again tomorrow.
                 *
                 *     `too-many-requests`: That was too fast. Please wait a little and try again.
                 */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-shares" | "too-many-requests";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The mail that would share a search, changing nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Exactly one of searchId and downloadId, to (1 to 20), subject and text. cc, bcc, from, replyTo and html are for super-admins. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "searchId": "q7Zk3m1X0pV9c2Lw8sTfGA",
                     *       "to": [
                     *         "grace@example.com",
                     *         "ada+leads@example.com"
                     *       ],
                     *       "subject": "Roofers in Arizona",
                     *       "text": "Here is the list that we spoke of."
                     *     }
                     */
                    "application/json": {
                        searchId?: string;
                        downloadId?: string;
                        /** @description Addresses, as a list or with commas between. */
                        to?: string[] | string;
                        subject?: string;
                        text?: string;
                        /** @description Addresses, as a list or with commas between. */
                        cc?: string[] | string;
                        /** @description Addresses, as a list or with commas between. */
                        bcc?: string[] | string;
                        from?: {
                            email?: string;
                            name?: string;
                        };
                        replyTo?: string;
                        html?: string;
                        msg?: {
                            /** @description Addresses, as a list or with commas between. */
                            to?: string[] | string;
                            subject?: string;
                            text?: string;
                            /** @description Addresses, as a list or with commas between. */
                            cc?: string[] | string;
                            /** @description Addresses, as a list or with commas between. */
                            bcc?: string[] | string;
                            from?: {
                                email?: string;
                                name?: string;
                            };
                            replyTo?: string;
                            html?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "subject": "Roofers in Arizona",
                         *       "html": "<!DOCTYPE html><p>Here is the list that we spoke of.</p>",
                         *       "text": "Here is the list that we spoke of."
                         *     }
                         */
                        "application/json": {
                            subject: string;
                            html: string;
                            text: string;
                        };
                    };
                };
                /**
                 * @description `to-missing`: Please include a 'To' email address for your message.
                 *
                 *     `from-missing`: Please include a 'From' email address for your message.
                 *
                 *     `subject-missing`: Please include a 'Subject' for your message.
                 *
                 *     `text-missing`: Please include a 'Text' for your message.
                 *
                 *     `html-missing`: Please include an 'Html' for your message.
                 *
                 *     `shared-search-missing`: Please choose one search, or one download, to share.
                 *
                 *     `bad-recipient`: Uh oh, that doesn't look like an email address.
                 *
                 *     `too-many-recipients`: Please send to 20 addresses at most at once.
                 *
                 *     `header-injection`: Subject, names and addresses must each be one line.
                 *
                 *     `subject-too-long`: The subject may have 200 characters at most.
                 *
                 *     `text-too-long`: The text may have 2,000 characters at most.
                 *
                 *     `html-too-long`: The HTML may have 50,000 characters at most.
                 *
                 *     `link-not-ours`: Your message may hold links to our own pages alone. The link to the search is added for you.
                 *
                 *     `from-not-ours`: The 'From' address must be one of our own domain.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "to-missing" | "from-missing" | "subject-missing" | "text-missing" | "html-missing" | "shared-search-missing" | "bad-recipient" | "too-many-recipients" | "header-injection" | "subject-too-long" | "text-too-long" | "html-too-long" | "link-not-ours" | "from-not-ours" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-email-field-forbidden-not-verified-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-saved-search-not-found"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was shared by e-mail, and what became of it */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description `next` of the page before.
                     * @example 2026-12-31T23:59:59.000000Z~shr_4nHq0Vb2mJ8xKfYtRz6wCg
                     */
                    before?: string;
                    /** @example 20 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "shares": [
                         *         {
                         *           "shareId": "shr_4nHq0Vb2mJ8xKfYtRz6wCg",
                         *           "searchId": "q7Zk3m1X0pV9c2Lw8sTfGA",
                         *           "name": "Roofers",
                         *           "subject": "Roofers in Arizona",
                         *           "at": "2026-12-31T23:59:59.000000Z",
                         *           "recipients": [
                         *             {
                         *               "address": "grace@example.com",
                         *               "state": "delivered",
                         *               "award": "earned",
                         *               "leads": 10000
                         *             }
                         *           ]
                         *         }
                         *       ],
                         *       "next": null
                         *     }
                         */
                        "application/json": {
                            shares: {
                                shareId: string;
                                searchId?: string;
                                downloadId?: string;
                                /** @description Of the search, when it was shared; empty once it was erased. */
                                name: string;
                                /** @description Empty once it was erased. */
                                subject: string;
                                at: string;
                                recipients: {
                                    /** @description Null once it was erased. */
                                    address: string | null;
                                    /** @description queued, accepted, delivered, bounced, suppressed, failed */
                                    state: string;
                                    /** @description earned, none, pending, voided */
                                    award: string;
                                    leads: number;
                                }[];
                            }[];
                            next: string | null;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/superadmin/accounts/{accountId}/mail-suppressions/{personId}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let mails go again to a person whose address bounced */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a01 */
                    accountId: string;
                    /** @example 01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a02 */
                    personId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "reason": "Ticket 4711: the mailbox was full"
                     *     }
                     */
                    "application/json": {
                        /** @description Why, for instance a ticket. It is kept for ever. */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "suppressions": []
                         *     }
                         */
                        "application/json": {
                            /** @description Whose mails of the account are not sent, the newest first. */
                            suppressions: {
                                personId: string;
                                /** @description spam: the person alone lets mails come again. */
                                kind: "bounced" | "spam";
                                since: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                408: components["responses"]["408-request-timeout"];
                /**
                 * @description `mails-not-suppressed`: E-mails to this person are not held back.
                 *
                 *     `suppression-is-complaint`: This person reported an e-mail as spam. Only they can let e-mails come again, in their settings.
                 */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "mails-not-suppressed" | "suppression-is-complaint";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `lift-reason-missing`: Please say why e-mails may go there again, for instance a ticket.
                 *
                 *     `lift-reason-personal`: Please leave addresses and phone numbers out of the reason. It is kept for ever.
                 */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "lift-reason-missing" | "lift-reason-personal";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails and text messages that were not sent but kept, as a page */
        get: {
            parameters: {
                query?: {
                    /** @example ada@example.com */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /** @example <!doctype html><title>Mailbox · Leadwright</title> */
                        "text/html": string;
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                404: components["responses"]["404-not-found"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** Mails and text messages that were not sent but kept */
        get: {
            parameters: {
                query?: {
                    /** @example ada@example.com */
                    to?: string;
                    /** @example 50 */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "messages": [
                         *         {
                         *           "id": "01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a80",
                         *           "kind": "mail",
                         *           "to": "ada@example.com",
                         *           "subject": "Your download is ready",
                         *           "html": "<p>Your download is ready.</p>",
                         *           "text": "Your download is ready.",
                         *           "at": "2026-12-31T23:59:59.000000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            messages: {
                                id: string;
                                kind: "mail" | "sms";
                                /** @description An address, or the number of a text message. */
                                to: string;
                                /** @description Empty for a text message, as html is. */
                                subject: string;
                                html: string;
                                text: string;
                                at: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                404: components["responses"]["404-not-found"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/message-webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes what a provider of mails or text messages says of them
         * @description SendGrid signs the time and the bytes, Twilio the public address and the fields.
         */
        post: {
            parameters: {
                query?: {
                    /** @example sms-01a0b1c2 */
                    message?: string;
                };
                header?: never;
                path: {
                    /** @example sendgrid */
                    provider: string;
                };
                cookie?: never;
            };
            /** @description The events as the provider writes them. */
            requestBody: {
                content: {
                    /**
                     * @example [
                     *       {
                     *         "event": "delivered",
                     *         "sg_message_id": "filter0001.16648.5515E0B88.0",
                     *         "leadwright_effect": "mail-01a0b1c2"
                     *       }
                     *     ]
                     */
                    "application/json": unknown;
                    /**
                     * @example [
                     *       {
                     *         "event": "delivered",
                     *         "sg_message_id": "filter0001.16648.5515E0B88.0",
                     *         "leadwright_effect": "mail-01a0b1c2"
                     *       }
                     *     ]
                     */
                    "application/x-www-form-urlencoded": unknown;
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "received": true
                         *     }
                         */
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                400: components["responses"]["400-webhook-too-old-webhook-body-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-webhook-signature-missing-webhook-signature-wrong"];
                /** @description `message-provider-unknown`: No messages are sent by this provider. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "message-provider-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/unsubscribes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the mails about one topic by the link of a mail
         * @description By RFC 8058: without a session, as a form `List-Unsubscribe=One-Click`, or as JSON.
         */
        post: {
            parameters: {
                query: {
                    /** @example WyJhIiwicCIsImxlYWRzIl0.c2lnbmF0dXJl */
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description It is not read. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "List-Unsubscribe": "One-Click"
                     *     }
                     */
                    "application/json": unknown;
                    /**
                     * @example {
                     *       "List-Unsubscribe": "One-Click"
                     *     }
                     */
                    "application/x-www-form-urlencoded": unknown;
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "topic": "leads"
                         *     }
                         */
                        "application/json": {
                            topic: "downloads" | "receipts" | "leads";
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                /** @description `unsubscribe-link-not-usable`: This link cannot be used. You can choose your e-mails in your settings. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "unsubscribe-link-not-usable";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
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
        /** What can be searched */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "dictionaries": [
                         *         {
                         *           "dictId": "consumers",
                         *           "index": "consumers",
                         *           "type": "consumer",
                         *           "themeColor": "#0B5FFF",
                         *           "themeColorDark": "#6EA8FF",
                         *           "name": "Consumers",
                         *           "icon": "M4 17V3.5h8V17",
                         *           "geography": [
                         *             "ST",
                         *             "COUNTY",
                         *             "CITY",
                         *             "ZIP"
                         *           ],
                         *           "multiplierHundredths": 100,
                         *           "filters": [
                         *             {
                         *               "field": "age",
                         *               "label": "Age",
                         *               "group": "Demographics",
                         *               "inputType": "range"
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            dictionaries: {
                                dictId: "consumers" | "businesses" | "vehicles" | "emails";
                                index: string;
                                type: string;
                                /** @description On light ground, #RRGGBB. */
                                themeColor: string;
                                /** @description On dark ground, #RRGGBB. */
                                themeColorDark: string;
                                name: string;
                                /** @description An SVG path on a grid of 20 units. */
                                icon: string;
                                /**
                                 * @description Said wherever the name stands.
                                 * @enum {boolean}
                                 */
                                beta?: true;
                                geography: ("ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE")[];
                                /** @description One row costs this many hundredths of a lead. */
                                multiplierHundredths: number;
                                /** @description Without those that the leads searched now do not have yet. */
                                filters: {
                                    field: string;
                                    label: string;
                                    group: string;
                                    inputType: "select" | "checkbox" | "range" | "stringRange";
                                }[];
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/dictionaries/{dictId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kind of leads, with its filters and columns */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example consumers */
                    dictId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "dictId": "consumers",
                         *       "index": "consumers",
                         *       "type": "consumer",
                         *       "themeColor": "#0B5FFF",
                         *       "themeColorDark": "#6EA8FF",
                         *       "name": "Consumers",
                         *       "icon": "M4 17V3.5h8V17",
                         *       "geography": [
                         *         "ST",
                         *         "COUNTY",
                         *         "CITY",
                         *         "ZIP"
                         *       ],
                         *       "multiplierHundredths": 100,
                         *       "filters": [
                         *         {
                         *           "field": "age",
                         *           "label": "Age",
                         *           "group": "Demographics",
                         *           "inputType": "range",
                         *           "min": 18,
                         *           "max": 99,
                         *           "unit": "years"
                         *         }
                         *       ],
                         *       "groups": [
                         *         "Demographics"
                         *       ],
                         *       "columns": [
                         *         {
                         *           "field": "first_name",
                         *           "label": "First name"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            dictId: "consumers" | "businesses" | "vehicles" | "emails";
                            index: string;
                            type: string;
                            /** @description On light ground, #RRGGBB. */
                            themeColor: string;
                            /** @description On dark ground, #RRGGBB. */
                            themeColorDark: string;
                            name: string;
                            /** @description An SVG path on a grid of 20 units. */
                            icon: string;
                            /**
                             * @description Said wherever the name stands.
                             * @enum {boolean}
                             */
                            beta?: true;
                            geography: ("ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE")[];
                            /** @description One row costs this many hundredths of a lead. */
                            multiplierHundredths: number;
                            /** @description Without those that the leads searched now do not have yet. */
                            filters: {
                                field: string;
                                label: string;
                                group: string;
                                inputType: "select" | "checkbox" | "range" | "stringRange";
                                items?: {
                                    value: string;
                                    label: string;
                                }[];
                                /**
                                 * @description The list is long: `/api/v2/dictionaries/{dictId}/items/{field}` answers it.
                                 * @enum {boolean}
                                 */
                                itemsApart?: true;
                                /** @description The kind of `/api/v2/suggestions` that finds values of it. */
                                suggestedAs?: "SIC" | "NAICS" | "MAKE" | "MODEL";
                                min?: number;
                                /** @description Years that have been end at the current one. */
                                max?: number;
                                unit?: string;
                                /**
                                 * @description Its numbers are years: names, written as they are.
                                 * @enum {boolean}
                                 */
                                year?: true;
                            }[];
                            /** @description The groups of the filters, as they are shown. */
                            groups: string[];
                            /** @description What previews and files hold, in order. */
                            columns: {
                                field: string;
                                label: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-dictionary-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/dictionaries/{dictId}/items/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The values of one filter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example businesses */
                    dictId: string;
                    /** @example sic_code */
                    field: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "items": [
                         *         {
                         *           "value": "1761",
                         *           "label": "1761 Roofing, siding, and sheet metal work"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            items: {
                                value: string;
                                label: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                /**
                 * @description `dictionary-unknown`: There is no such kind of leads.
                 *
                 *     `filter-unknown`: There is no filter of that name with a list of values.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "dictionary-unknown" | "filter-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
        /** The names of places */
        get: {
            parameters: {
                query: {
                    /** @example CITY */
                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                    /**
                     * @description Separated by commas; at most 100.
                     * @example AZ:PHOENIX
                     */
                    values: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "items": [
                         *         {
                         *           "value": "AZ:PHOENIX",
                         *           "name": "Phoenix",
                         *           "meta": "AZ",
                         *           "kind": "CITY"
                         *         }
                         *       ]
                         *     }
                         */
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
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places, industries, makes and models whose name begins so */
        get: {
            parameters: {
                query: {
                    /** @example CITY */
                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE" | "SIC" | "NAICS" | "MAKE" | "MODEL";
                    /**
                     * @description More than one character.
                     * @example phoe
                     */
                    q: string;
                    /**
                     * @description Whose leads are counted; without it, those that have the kind first.
                     * @example consumers
                     */
                    dictId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "items": [
                         *         {
                         *           "value": "AZ:PHOENIX",
                         *           "name": "Phoenix",
                         *           "meta": "AZ",
                         *           "kind": "CITY",
                         *           "agg": 41233,
                         *           "query": {
                         *             "dictId": "consumers",
                         *             "geography": {
                         *               "kind": "CITY",
                         *               "values": [
                         *                 "AZ:PHOENIX"
                         *               ]
                         *             },
                         *             "filters": []
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            items: {
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE" | "SIC" | "NAICS" | "MAKE" | "MODEL";
                                /** @description What a query holds. */
                                value: string;
                                name: string;
                                /** @description Tells two of one name apart. */
                                meta: string;
                                agg: number | null;
                                query: {
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
                                } | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-dictionary-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/data/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up cities, ZIP codes, industries or vehicle models */
        post: {
            parameters: {
                query?: {
                    /**
                     * @description Names of fields, apart by commas, or *.
                     * @example CITY,ST
                     */
                    fields?: string;
                    /**
                     * @description (FIELD like 'beginning%'), several of them joined by AND.
                     * @example (CITY like 'PHOE%')
                     */
                    filter?: string;
                    /**
                     * @description Names of fields, each with ASC or DESC behind it.
                     * @example PEOPLE DESC
                     */
                    order?: string;
                    /**
                     * @description Names of fields, apart by commas.
                     * @example CITY
                     */
                    group?: string;
                    /** @example 1 */
                    limit?: number;
                };
                header?: never;
                path: {
                    /**
                     * @description fipsdata_cities, fipsdata_zips, business_siclist, business_sicsearch, vehicle_models.
                     * @example fipsdata_cities
                     */
                    resource: string;
                };
                cookie?: never;
            };
            /** @description Repeats the address, or says what it leaves out. */
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "fields": "CITY,ST",
                     *       "filter": "(CITY like 'PHOE%')",
                     *       "order": "PEOPLE DESC",
                     *       "group": "CITY",
                     *       "limit": 1
                     *     }
                     */
                    "application/json": {
                        /** @description Names of fields, apart by commas, or *. */
                        fields?: string;
                        /** @description (FIELD like 'beginning%'), several of them joined by AND. */
                        filter?: string;
                        /** @description Names of fields, each with ASC or DESC behind it. */
                        order?: string;
                        /** @description Names of fields, apart by commas. */
                        group?: string;
                        limit?: number;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "resource": [
                         *         {
                         *           "CITY": "Phoenix",
                         *           "ST": "AZ"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            resource: {
                                [key: string]: string | number;
                            }[];
                        };
                    };
                };
                /**
                 * @description `look-up-invalid`: A LIKE takes a beginning: a text with one % at its end.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "look-up-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                /** @description `resource-unknown`: There is no such table. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "resource-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
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
        /** Count leads exactly */
        post: {
            parameters: {
                query?: {
                    /** @example consumers */
                    dictId?: string;
                    /** @example leads.consumers */
                    index?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "dictId": "consumers",
                     *       "geography": {
                     *         "kind": "CITY",
                     *         "values": [
                     *           "AZ:PHOENIX"
                     *         ]
                     *       },
                     *       "filters": [
                     *         {
                     *           "field": "age",
                     *           "from": 35,
                     *           "to": 55
                     *         }
                     *       ]
                     *     }
                     */
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
                        /**
                         * @description Only whether there is one: the count ends at 1.
                         * @enum {number}
                         */
                        limit?: 1;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "count": 41233,
                         *       "exact": true,
                         *       "datasetVersion": 7,
                         *       "tookMs": 42,
                         *       "asOf": "2026-12-31T23:59:59.000Z"
                         *     }
                         */
                        "application/json": {
                            /** @description Exactly how many leads match. */
                            count: number;
                            /** @description False where `limit` ended the count. */
                            exact: boolean;
                            /** @description Name it when you download what was counted. */
                            datasetVersion: number;
                            tookMs: number;
                            /** @description When it was counted, ISO 8601. */
                            asOf: string;
                        };
                    };
                };
                400: components["responses"]["400-query-invalid-filter-not-ready-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-dataset-missing"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `too-many-counts`: Two counts are running already. Please wait for one of them.
                 *
                 *     `too-many-counts`: Too many counts. Please wait a little and try again.
                 */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-counts";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-search-timeout-upstream-timeout"];
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
        /** Preview leads, contact data masked */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "dictId": "consumers",
                     *       "geography": {
                     *         "kind": "CITY",
                     *         "values": [
                     *           "AZ:PHOENIX"
                     *         ]
                     *       },
                     *       "filters": [
                     *         {
                     *           "field": "age",
                     *           "from": 35,
                     *           "to": 55
                     *         }
                     *       ],
                     *       "page": 1
                     *     }
                     */
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
                        /** @description Only the first rows of the page. */
                        limit?: number;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "columns": [
                         *         {
                         *           "field": "first_name",
                         *           "label": "First name"
                         *         },
                         *         {
                         *           "field": "phone",
                         *           "label": "Phone"
                         *         }
                         *       ],
                         *       "rows": [
                         *         {
                         *           "first_name": "Ada",
                         *           "phone": "(602) 555-••••"
                         *         }
                         *       ],
                         *       "page": 1,
                         *       "pages": 5,
                         *       "pageSize": 20,
                         *       "datasetVersion": 7,
                         *       "seed": "9f2c1e77",
                         *       "masked": [
                         *         "phone"
                         *       ]
                         *     }
                         */
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
                400: components["responses"]["400-query-invalid-filter-not-ready-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-dataset-missing"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-searches"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-search-timeout-upstream-timeout"];
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
        /** How many homeowners a ZIP code has */
        get: {
            parameters: {
                query: {
                    /**
                     * @description A ZIP code that exists.
                     * @example 85003
                     */
                    zip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "zip": "85003",
                         *       "place": "Phoenix, AZ, Maricopa County",
                         *       "count": 1208,
                         *       "asOf": "2026-12-31T23:59:59.000Z"
                         *     }
                         */
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
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                /**
                 * @description `zip-unknown`: There is no ZIP code 00000.
                 *
                 *     `dataset-missing`: There are no leads to search yet. Please try again later.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "zip-unknown" | "dataset-missing";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                /**
                 * @description `too-many-requests`: Many people are counting right now. Please try again.
                 *
                 *     `too-many-requests`: That was too fast. Please wait a little and try again.
                 */
                429: {
                    headers: {
                        /** @description So many seconds to wait. */
                        "Retry-After"?: number;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-requests";
                        };
                    };
                };
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-search-timeout-upstream-timeout"];
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
    "/api/v2/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All saved searches */
        get: {
            parameters: {
                query?: {
                    /**
                     * @description A part of the name, of a place or of a filter.
                     * @example phoenix
                     */
                    find?: string;
                    /**
                     * @description A dictionary: the person's own default search of it alone.
                     * @example consumers
                     */
                    default?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "searches": [
                         *         {
                         *           "id": "q3c1r6n3b0x2m8w4kz1t7A",
                         *           "uid": "0199d3a4-6f1e-7c55-9a51-3f2b8c7d9e10",
                         *           "searchName": "Phoenix, 35 to 55",
                         *           "type": "Consumers",
                         *           "dictId": "consumers",
                         *           "geographyParams": {
                         *             "kind": "CITY",
                         *             "values": [
                         *               "AZ:PHOENIX"
                         *             ]
                         *           },
                         *           "searchParams": [
                         *             {
                         *               "field": "age",
                         *               "from": 35,
                         *               "to": 55
                         *             }
                         *           ],
                         *           "count": 41233,
                         *           "places": [
                         *             "Phoenix, AZ"
                         *           ],
                         *           "conditions": [
                         *             {
                         *               "label": "Age",
                         *               "asks": "35 to 55"
                         *             }
                         *           ],
                         *           "queryUrl": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                         *           "isDefault": false,
                         *           "own": true,
                         *           "timestamp": 1798761599
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            searches: {
                                id: string;
                                /** @description Who saved it. */
                                uid: string;
                                /** @description Null for a default search. */
                                searchName: string | null;
                                /** @description The kind of leads, such as Consumers. */
                                type: string;
                                dictId: string;
                                geographyParams: {
                                    /** @enum {string} */
                                    kind: "nationwide";
                                } | {
                                    kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                                    values: string[];
                                };
                                searchParams: ({
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
                                /** @description Leads when it was saved; null: not counted. */
                                count: number | null;
                                /** @description The geography in words. */
                                places: string[];
                                /** @description The filters in words. */
                                conditions: {
                                    label: string;
                                    asks: string;
                                }[];
                                /** @description Where it is counted; contains dictId and index. */
                                queryUrl: string;
                                isDefault: boolean;
                                /** @description Whether the caller saved it and may delete it. */
                                own: boolean;
                                /** @description Seconds since 1970. */
                                timestamp: number;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        put?: never;
        /** Save a search */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key saves one search, however often it is sent.
                     * @example 5f0c7e6a-0000-4000-8000-000000000001
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "searchName": "Phoenix, 35 to 55",
                     *       "queryUrl": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                     *       "geographyParams": {
                     *         "kind": "CITY",
                     *         "values": [
                     *           "AZ:PHOENIX"
                     *         ]
                     *       },
                     *       "searchParams": [
                     *         {
                     *           "field": "age",
                     *           "from": 35,
                     *           "to": 55
                     *         }
                     *       ],
                     *       "count": 41233
                     *     }
                     */
                    "application/json": {
                        /** @description Null saves the default search of the dictionary, one for each person. */
                        searchName: string | null;
                        /** @description Names dictId and index; it is read, never fetched. */
                        queryUrl: string;
                        geographyParams: ({
                            /** @enum {string} */
                            kind: "nationwide";
                        } | {
                            kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                            values: string[];
                        }) | null;
                        searchParams: ({
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
                        count: number | null;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "q3c1r6n3b0x2m8w4kz1t7A"
                         *     }
                         */
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /**
                 * @description `query-invalid`: There is no such place: AZ:NOWHERE.
                 *
                 *     `idempotency-key-missing`: The request needs an Idempotency-Key.
                 *
                 *     `invalid-request`: The request is not valid: name must not be empty
                 *
                 *     `request-target-invalid`: The address of this request is not valid.
                 *
                 *     `request-malformed`: The request is not valid HTTP.
                 *
                 *     `text-invalid`: The request holds a character that cannot be stored.
                 *
                 *     `json-invalid`: The body is not valid JSON.
                 *
                 *     `json-too-deep`: The body is nested too deeply.
                 */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "query-invalid" | "idempotency-key-missing" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                        };
                    };
                };
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-saved-searches-full-idempotency-key-reused"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                /**
                 * @description `search-name-missing`: Please name your search before saving.
                 *
                 *     `search-geography-missing`: Select a geography to save this search
                 *
                 *     `query-url-foreign`: There is no such list of leads.
                 */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "search-name-missing" | "search-geography-missing" | "query-url-foreign";
                        };
                    };
                };
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One saved search */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example q3c1r6n3b0x2m8w4kz1t7A */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "q3c1r6n3b0x2m8w4kz1t7A",
                         *       "uid": "0199d3a4-6f1e-7c55-9a51-3f2b8c7d9e10",
                         *       "searchName": "Phoenix, 35 to 55",
                         *       "type": "Consumers",
                         *       "dictId": "consumers",
                         *       "geographyParams": {
                         *         "kind": "CITY",
                         *         "values": [
                         *           "AZ:PHOENIX"
                         *         ]
                         *       },
                         *       "searchParams": [
                         *         {
                         *           "field": "age",
                         *           "from": 35,
                         *           "to": 55
                         *         }
                         *       ],
                         *       "count": 41233,
                         *       "places": [
                         *         "Phoenix, AZ"
                         *       ],
                         *       "conditions": [
                         *         {
                         *           "label": "Age",
                         *           "asks": "35 to 55"
                         *         }
                         *       ],
                         *       "queryUrl": "/api/v2/searches/count?dictId=consumers&index=leads.consumers",
                         *       "isDefault": false,
                         *       "own": true,
                         *       "timestamp": 1798761599
                         *     }
                         */
                        "application/json": {
                            id: string;
                            /** @description Who saved it. */
                            uid: string;
                            /** @description Null for a default search. */
                            searchName: string | null;
                            /** @description The kind of leads, such as Consumers. */
                            type: string;
                            dictId: string;
                            geographyParams: {
                                /** @enum {string} */
                                kind: "nationwide";
                            } | {
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                                values: string[];
                            };
                            searchParams: ({
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
                            /** @description Leads when it was saved; null: not counted. */
                            count: number | null;
                            /** @description The geography in words. */
                            places: string[];
                            /** @description The filters in words. */
                            conditions: {
                                label: string;
                                asks: string;
                            }[];
                            /** @description Where it is counted; contains dictId and index. */
                            queryUrl: string;
                            isDefault: boolean;
                            /** @description Whether the caller saved it and may delete it. */
                            own: boolean;
                            /** @description Seconds since 1970. */
                            timestamp: number;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
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
    "/api/v2/saved-searches/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a saved search */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example q3c1r6n3b0x2m8w4kz1t7A */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                /**
                 * @description `saved-search-of-another`: Only the person who saved this search can delete it.
                 *
                 *     `foreign-origin`: This request came from another site.
                 *
                 *     `not-allowed`: You do not have access to this page
                 *
                 *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
                 */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "saved-search-of-another" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                        };
                    };
                };
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a copy of a shared search */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same key saves one search, however often it is sent.
                     * @example 5f0c7e6a-0000-4000-8000-000000000001
                     */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "from": {
                     *         "savedSearch": "q3c1r6n3b0x2m8w4kz1t7A",
                     *         "uid": "0199d3a4-6f1e-7c55-9a51-3f2b8c7d9e10"
                     *       }
                     *     }
                     */
                    "application/json": {
                        from: {
                            token: string;
                        } | {
                            savedSearch: string;
                            uid: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The answer. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "b7d2f1x9c4k0m5s8t3v6wQ"
                         *     }
                         */
                        "application/json": {
                            id: string;
                        };
                    };
                };
                400: components["responses"]["400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                409: components["responses"]["409-saved-searches-full-idempotency-key-reused"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open links of a saved search */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example q3c1r6n3b0x2m8w4kz1t7A */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "links": [
                         *         {
                         *           "id": "b7d2f1x9c4k0m5s8t3v6wQ",
                         *           "madeAt": "2026-12-31T23:59:59.000Z",
                         *           "expiresAt": "2027-01-30T23:59:59.000Z"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            links: {
                                id: string;
                                madeAt: string;
                                expiresAt: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-not-allowed"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                414: components["responses"]["414-request-target-too-long"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        put?: never;
        /** Make a secret link to a saved search */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example q3c1r6n3b0x2m8w4kz1t7A */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "days": 30
                     *     }
                     */
                    "application/json": {
                        /** @description After so many days the link ends. */
                        days: number;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "id": "b7d2f1x9c4k0m5s8t3v6wQ",
                         *       "token": "dGhlIHNlY3JldCBvZiBhIHNoYXJlZCBsaW5rLCAyNTY",
                         *       "expiresAt": "2027-01-30T23:59:59.000Z"
                         *     }
                         */
                        "application/json": {
                            id: string;
                            /** @description The secret of the link; it is answered this once. */
                            token: string;
                            expiresAt: string;
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                /** @description `too-many-share-links`: This search has 20 open links already. Revoke one first. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "too-many-share-links";
                        };
                    };
                };
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-searches/{id}/links/{linkId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a link to a saved search */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @example q3c1r6n3b0x2m8w4kz1t7A */
                    id: string;
                    /** @example b7d2f1x9c4k0m5s8t3v6wQ */
                    linkId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The answer. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                401: components["responses"]["401-not-signed-in"];
                403: components["responses"]["403-foreign-origin-not-allowed-not-while-impersonating"];
                /**
                 * @description `saved-search-unknown`: Saved search not found :(
                 *
                 *     `share-link-unknown`: This link was revoked already, or has ended.
                 */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"] & {
                            /** @enum {unknown} */
                            code?: "saved-search-unknown" | "share-link-unknown";
                        };
                    };
                };
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shared-searches/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a shared link shows */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "savedSearch": "q3c1r6n3b0x2m8w4kz1t7A",
                     *       "uid": "0199d3a4-6f1e-7c55-9a51-3f2b8c7d9e10"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    } | {
                        savedSearch: string;
                        uid: string;
                    };
                };
            };
            responses: {
                /** @description The answer. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "searchName": "Phoenix, 35 to 55",
                         *       "type": "Consumers",
                         *       "dictId": "consumers",
                         *       "geographyParams": {
                         *         "kind": "CITY",
                         *         "values": [
                         *           "AZ:PHOENIX"
                         *         ]
                         *       },
                         *       "searchParams": [
                         *         {
                         *           "field": "age",
                         *           "from": 35,
                         *           "to": 55
                         *         }
                         *       ],
                         *       "count": 41233,
                         *       "places": [
                         *         "Phoenix, AZ"
                         *       ],
                         *       "conditions": [
                         *         {
                         *           "label": "Age",
                         *           "asks": "35 to 55"
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": {
                            /** @description Null for a default search. */
                            searchName: string | null;
                            /** @description The kind of leads, such as Consumers. */
                            type: string;
                            dictId: string;
                            geographyParams: {
                                /** @enum {string} */
                                kind: "nationwide";
                            } | {
                                kind: "ST" | "COUNTY" | "CITY" | "ZIP" | "AREA_CODE";
                                values: string[];
                            };
                            searchParams: ({
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
                            /** @description Leads when it was saved; null: not counted. */
                            count: number | null;
                            /** @description The geography in words. */
                            places: string[];
                            /** @description The filters in words. */
                            conditions: {
                                label: string;
                                asks: string;
                            }[];
                        };
                    };
                };
                400: components["responses"]["400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep"];
                403: components["responses"]["403-foreign-origin"];
                404: components["responses"]["404-saved-search-unknown"];
                408: components["responses"]["408-request-timeout"];
                413: components["responses"]["413-body-too-large"];
                414: components["responses"]["414-request-target-too-long"];
                415: components["responses"]["415-media-type-unsupported-content-encoding-unsupported"];
                429: components["responses"]["429-too-many-requests"];
                431: components["responses"]["431-headers-too-large"];
                500: components["responses"]["500-fault"];
                503: components["responses"]["503-unavailable"];
                504: components["responses"]["504-upstream-timeout"];
            };
        };
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
            /** @description What is wrong, value by value, where the request is not valid. */
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
            status: "requested" | "in-progress" | "completed" | "ready" | "failed" | "cancelled";
            /** @description Why it failed. */
            reason?: string;
            rowsAsked: number;
            /** @description Data rows of the finished file. */
            rows?: number;
            /** @description Leads kept back, or used once it is ready. */
            leads?: number;
            cost?: {
                /** @description Leads that were set aside for it at first. */
                setAside: number;
                /** @description Leads it cost; 0 while it runs. */
                used: number;
                /** @description Leads that came back. */
                returned: number;
                /** @description In the order in which they are drawn. */
                lots: {
                    /** @description plan, trial, promo, credit, manual, top-up, or unlimited for what an unlimited plan added. */
                    kind: string | null;
                    expiresAt: string | null;
                    /** @description Leads that were set aside for it at first. */
                    setAside: number;
                    /** @description Leads it cost; 0 while it runs. */
                    used: number;
                    /** @description Leads that came back. */
                    returned: number;
                }[];
            };
            askedBy: {
                personId: string;
                /** @description Support requested it for this person. */
                throughSupport: boolean;
            };
            bytes?: number;
            /** @description Of the file, hexadecimal. */
            sha256?: string;
            /** @description Percent of the rows that are in the file. */
            fetchProgress: number;
            /** @description All rows are in the file, and it is being stored. */
            storingFile: boolean;
            /** @description Of the stored file; absent while there is none. */
            metaData?: {
                /** @description Where the file stands in the store: downloads/{id}/{filename}. */
                fullPath: string;
                /** @description The name under which a browser saves it. */
                name: string;
                /** @description Bytes. */
                size: number;
                /** @description When the file stood in the store, whole. */
                timeCreated: string;
                /** @description The same: a finished file never changes. */
                updated: string;
            };
            /** @description Where a link to the file is made, by POST; absent while there is no file to open. */
            csvFile?: string;
            /** @description Leads that one row costs. */
            leadsMultiplier: number;
            /** @description Where the search is counted, of which list of leads, and the rows that were asked for. */
            queryUrl: {
                url: string;
                index: string;
                dictId: string;
                limit: number;
            };
            /** @description Whether all rows of the file lie in the geography that was asked for; absent for the whole country, and in files from before it was checked. */
            geoMatch?: boolean;
            /** @description When it was requested, seconds since 1970. */
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
            /** @description What cells of listed values hold: labels as the preview shows them, or the codes of queries. A request without it asks for labels. */
            cells: "labels" | "codes";
            archived: boolean;
            /** @description When it was archived, seconds since 1970. */
            archivedAt?: number;
            report?: {
                reason: "blankFile" | "wrongLeads";
                /** @description check: we found the file bad before anybody reported it. */
                by: "customer" | "check";
                /** @description checking: the file is read. delayed: it could not be read yet and is tried again. crediting: it is bad. credited: the leads are given back. refused: it is good. */
                state: "checking" | "delayed" | "crediting" | "credited" | "refused";
                /** @description Leads that were given back so far. */
                leads: number;
                /** @description When it was reported, seconds since 1970. */
                timestamp: number;
            };
            /** @description Grows with every change. */
            version: number;
        };
    };
    responses: {
        /**
         * @description `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /** @description `foreign-origin`: This request came from another site. */
        "403-foreign-origin": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "foreign-origin";
                };
            };
        };
        /** @description `request-timeout`: The request took too long to arrive. */
        "408-request-timeout": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "request-timeout";
                };
            };
        };
        /** @description `body-too-large`: The request is too large. */
        "413-body-too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "body-too-large";
                };
            };
        };
        /** @description `request-target-too-long`: The address of this request is too long. */
        "414-request-target-too-long": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "request-target-too-long";
                };
            };
        };
        /**
         * @description `media-type-unsupported`: Send the body as JSON, with the content type application/json.
         *
         *     `content-encoding-unsupported`: Send the body as it is, without Content-Encoding.
         */
        "415-media-type-unsupported-content-encoding-unsupported": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "media-type-unsupported" | "content-encoding-unsupported";
                };
            };
        };
        /** @description `too-many-attempts`: Too many attempts. Please wait a little and try again. */
        "429-too-many-attempts": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-attempts";
                };
            };
        };
        /** @description `headers-too-large`: The headers of this request are too large. */
        "431-headers-too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "headers-too-large";
                };
            };
        };
        /** @description `fault`: Something went wrong */
        "500-fault": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "fault";
                };
            };
        };
        /** @description `unavailable`: The service is not available right now. Please try again. */
        "503-unavailable": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description `upstream-timeout`: failed to fetch */
        "504-upstream-timeout": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "upstream-timeout";
                };
            };
        };
        /** @description `password-too-weak`: The password needs at least 8 characters. */
        "422-password-too-weak": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "password-too-weak";
                };
            };
        };
        /** @description `not-signed-in`: Please Login to View this Page */
        "401-not-signed-in": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-signed-in";
                };
            };
        };
        /**
         * @description `password-wrong`: The current password is wrong.
         *
         *     `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-password-wrong-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "password-wrong" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /** @description `person-unknown`: There is no such person. */
        "404-person-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "person-unknown";
                };
            };
        };
        /**
         * @description `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         */
        "400-invalid-request-request-target-invalid-request-malformed-text-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                };
            };
        };
        /**
         * @description `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /**
         * @description `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /** @description `session-unknown`: There is no such session. */
        "404-session-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "session-unknown";
                };
            };
        };
        /** @description `not-allowed`: You do not have access to this page */
        "403-not-allowed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-allowed";
                };
            };
        };
        /**
         * @description `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         */
        "403-foreign-origin-not-allowed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "foreign-origin" | "not-allowed";
                };
            };
        };
        /** @description `too-many-requests`: That was too fast. Please wait a little and try again. */
        "429-too-many-requests": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests";
                };
            };
        };
        /** @description `not-invited`: No invitation of this person is open any more. */
        "409-not-invited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-invited";
                };
            };
        };
        /** @description `not-a-member`: There is no such member in your account. */
        "404-not-a-member": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-member";
                };
            };
        };
        /**
         * @description `owner-stays`: The owner of the account always keeps access to it.
         *
         *     `not-yourself`: Another admin has to change your own access.
         */
        "409-owner-stays-not-yourself": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "owner-stays" | "not-yourself";
                };
            };
        };
        /** @description `invitation-not-usable`: This invitation cannot be used any more. Please ask for a new one. */
        "410-invitation-not-usable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invitation-not-usable";
                };
            };
        };
        /**
         * @description `acting-for-another`: You are acting for another person. Stop impersonating first.
         *
         *     `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-acting-for-another-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "acting-for-another" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /**
         * @description `cursor-invalid`: This cursor is not valid.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         */
        "400-cursor-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "cursor-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                };
            };
        };
        /** @description `too-many-searches`: Too many searches. Please wait a little and try again. */
        "429-too-many-searches": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-searches";
                };
            };
        };
        /**
         * @description `site-document-closed`: The documents of this collection do not allow this.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-site-document-closed-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "site-document-closed" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /** @description `site-document-unknown`: There is no such document. */
        "404-site-document-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "site-document-unknown";
                };
            };
        };
        /**
         * @description `site-document-closed`: The documents of this collection do not allow this.
         *
         *     `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-site-document-closed-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "site-document-closed" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /**
         * @description `bot-check-unavailable`: We cannot check at the moment that you are a person. Nothing was changed. Please try again in a minute.
         *
         *     `unavailable`: The service is not available right now. Please try again.
         */
        "503-bot-check-unavailable-unavailable": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "bot-check-unavailable" | "unavailable";
                };
            };
        };
        /** @description `privacy-request-unknown`: There is no such request. */
        "404-privacy-request-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "privacy-request-unknown";
                };
            };
        };
        /**
         * @description `period-invalid`: Please give a period that begins before it ends, as instants such as 2026-12-01T00:00:00Z.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         */
        "400-period-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "period-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                };
            };
        };
        /**
         * @description `acting-for-another`: You are acting for another person. Stop impersonating, then decide as yourself.
         *
         *     `own-account`: You cannot adjust an account that you belong to.
         *
         *     `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-acting-for-another-own-account-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "acting-for-another" | "own-account" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /**
         * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-missing" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /** @description `adjustment-unknown`: This account has no such adjustment. */
        "404-adjustment-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "adjustment-unknown";
                };
            };
        };
        /** @description `month-unknown`: There is nothing to close in this month. */
        "404-month-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "month-unknown";
                };
            };
        };
        /** @description `month-out-of-order`: Please close the months before this one first. */
        "409-month-out-of-order": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "month-out-of-order";
                };
            };
        };
        /**
         * @description `card-declined`: Your card was declined. Please try again.
         *
         *     `card-expired`: Your card has expired. Please try again.
         *
         *     `card-invalid`: Your card could not be read. Please try again.
         *
         *     `authentication-required`: Your bank asks you to confirm this payment. Please try again.
         */
        "402-card-declined-card-expired-card-invalid-authentication-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "card-declined" | "card-expired" | "card-invalid" | "authentication-required";
                };
            };
        };
        /** @description `call-unknown`: Uh oh, there's nothing here */
        "404-call-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "call-unknown";
                };
            };
        };
        /** @description `change-not-possible`: This change is not possible just now. */
        "409-change-not-possible": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "change-not-possible";
                };
            };
        };
        /**
         * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
         *
         *     `card-number-refused`: Never send a card number here. Use the card form, which sends a token.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-idempotency-key-missing-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-missing" | "card-number-refused" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /**
         * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
         *
         *     `call-under-way`: Another change of your subscription is under way. Please try again.
         *
         *     `change-not-possible`: This change is not possible just now.
         */
        "409-idempotency-key-reused-call-under-way-change-not-possible": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "call-under-way" | "change-not-possible";
                };
            };
        };
        /**
         * @description `idempotency-key-missing`: The request needs an Idempotency-Key.
         *
         *     `card-number-refused`: Never send a card number here. Use the card form, which sends a token.
         *
         *     `card-missing`: Please enter your card.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         *
         *     `bot-check-missing`: This needs a check that you are a person. Please reload the page and try again.
         */
        "400-idempotency-key-missing-card-number-refused-card-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep-bot-check-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-missing" | "card-number-refused" | "card-missing" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep" | "bot-check-missing";
                };
            };
        };
        /**
         * @description `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         *
         *     `bot-check-failed`: We could not confirm that you are a person. Nothing was changed. Please try again.
         */
        "403-foreign-origin-not-allowed-not-while-impersonating-bot-check-failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "foreign-origin" | "not-allowed" | "not-while-impersonating" | "bot-check-failed";
                };
            };
        };
        /**
         * @description `not-found`: Uh oh, there's nothing here
         *
         *     `subscription-unknown`: Uh oh, there's nothing here
         */
        "404-not-found-subscription-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found" | "subscription-unknown";
                };
            };
        };
        /**
         * @description `card-number-refused`: Never send a card number here. Use the card form, which sends a token.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-card-number-refused-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "card-number-refused" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /** @description `not-found`: Uh oh, there's nothing here */
        "404-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found";
                };
            };
        };
        /**
         * @description `not-found`: Uh oh, there's nothing here
         *
         *     `billing-account-unknown`: Uh oh, there's nothing here
         */
        "404-not-found-billing-account-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found" | "billing-account-unknown";
                };
            };
        };
        /** @description `billing-account-unknown`: Uh oh, there's nothing here */
        "404-billing-account-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "billing-account-unknown";
                };
            };
        };
        /**
         * @description `webhook-too-old`: This event was signed too long ago.
         *
         *     `webhook-body-invalid`: This event cannot be read.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         */
        "400-webhook-too-old-webhook-body-invalid-invalid-request-request-target-invalid-request-malformed-text-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "webhook-too-old" | "webhook-body-invalid" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid";
                };
            };
        };
        /**
         * @description `webhook-signature-missing`: This event has no signature.
         *
         *     `webhook-signature-wrong`: The signature of this event is not valid.
         */
        "401-webhook-signature-missing-webhook-signature-wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "webhook-signature-missing" | "webhook-signature-wrong";
                };
            };
        };
        /**
         * @description `query-invalid`: There is no such place: AZ:NOWHERE.
         *
         *     `filter-not-ready`: The leads do not have “Net worth” yet. Remove this filter, or use it when the leads are updated.
         *
         *     `idempotency-key-missing`: The request needs an Idempotency-Key.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-query-invalid-filter-not-ready-idempotency-key-missing-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "query-invalid" | "filter-not-ready" | "idempotency-key-missing" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /**
         * @description `idempotency-key-reused`: This Idempotency-Key was used for another request.
         *
         *     `dataset-gone`: The leads were updated since your search. Please search again.
         *
         *     `download-exists`: This download exists already.
         */
        "409-idempotency-key-reused-dataset-gone-download-exists": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "dataset-gone" | "download-exists";
                };
            };
        };
        /**
         * @description `too-many-downloads`: At most 10 downloads can wait at a time. Please try again when one is ready.
         *
         *     `too-many-downloads`: Too many downloads. Please wait a little and try again.
         */
        "429-too-many-downloads-too-many-downloads-2": {
            headers: {
                /** @description So many seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-downloads";
                };
            };
        };
        /** @description `download-unknown`: Uh oh, there's nothing here */
        "404-download-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "download-unknown";
                };
            };
        };
        /** @description `download-not-ended`: Uh oh, there was an error archiving your download: it is still in progress. */
        "409-download-not-ended": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "download-not-ended";
                };
            };
        };
        /** @description `saved-search-unknown`: Saved search not found :( */
        "404-saved-search-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "saved-search-unknown";
                };
            };
        };
        /**
         * @description `email-field-forbidden`: You can choose the recipients, the subject and the text of your message.
         *
         *     `not-verified`: Please confirm your email address before sharing.
         *
         *     `foreign-origin`: This request came from another site.
         *
         *     `not-allowed`: You do not have access to this page
         *
         *     `not-while-impersonating`: You are acting for another person. Stop impersonating, then do this as yourself.
         */
        "403-email-field-forbidden-not-verified-foreign-origin-not-allowed-not-while-impersonating": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "email-field-forbidden" | "not-verified" | "foreign-origin" | "not-allowed" | "not-while-impersonating";
                };
            };
        };
        /** @description `saved-search-not-found`: Saved search not found :( */
        "404-saved-search-not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "saved-search-not-found";
                };
            };
        };
        /** @description `dictionary-unknown`: There is no such kind of leads. */
        "404-dictionary-unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "dictionary-unknown";
                };
            };
        };
        /**
         * @description `query-invalid`: There is no such place: AZ:NOWHERE.
         *
         *     `filter-not-ready`: The leads do not have “Net worth” yet. Remove this filter, or use it when the leads are updated.
         *
         *     `invalid-request`: The request is not valid: name must not be empty
         *
         *     `request-target-invalid`: The address of this request is not valid.
         *
         *     `request-malformed`: The request is not valid HTTP.
         *
         *     `text-invalid`: The request holds a character that cannot be stored.
         *
         *     `json-invalid`: The body is not valid JSON.
         *
         *     `json-too-deep`: The body is nested too deeply.
         */
        "400-query-invalid-filter-not-ready-invalid-request-request-target-invalid-request-malformed-text-invalid-json-invalid-json-too-deep": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "query-invalid" | "filter-not-ready" | "invalid-request" | "request-target-invalid" | "request-malformed" | "text-invalid" | "json-invalid" | "json-too-deep";
                };
            };
        };
        /** @description `dataset-missing`: There are no leads to search yet. Please try again later. */
        "404-dataset-missing": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "dataset-missing";
                };
            };
        };
        /**
         * @description `search-timeout`: failed to fetch
         *
         *     `upstream-timeout`: failed to fetch
         */
        "504-search-timeout-upstream-timeout": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "search-timeout" | "upstream-timeout";
                };
            };
        };
        /**
         * @description `saved-searches-full`: Your account keeps as many searches as it can. Delete one that you do not need.
         *
         *     `idempotency-key-reused`: This Idempotency-Key was used for another request.
         */
        "409-saved-searches-full-idempotency-key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "saved-searches-full" | "idempotency-key-reused";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
