// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod/mini';

export const zRole = z.object({
    id: z.union([
        z.int(),
        z.string()
    ])
});

/**
 * The signed-in user (specification 1, section 3, "User").
 */
export const zCurrentUser = z.object({
    userName: z.string(),
    name: z.string(),
    entidad: z.int(),
    sucursal: z.int(),
    codeMediador: z.int(),
    codePersonMediador: z.int(),
    email: z.nullish(z.string()),
    typeDocument: z.nullish(z.string()),
    identifier: z.nullish(z.string()),
    mediadorIdentifier: z.nullish(z.string()),
    mediadorTypeDocument: z.nullish(z.string()),
    mediadorName: z.nullish(z.string()),
    roles: z.array(zRole)
});

/**
 * The user with the tokens of the session.
 */
export const zAuthenticatedUser = z.object({
    userName: z.string(),
    name: z.string(),
    entidad: z.int(),
    sucursal: z.int(),
    codeMediador: z.int(),
    codePersonMediador: z.int(),
    email: z.nullish(z.string()),
    typeDocument: z.nullish(z.string()),
    identifier: z.nullish(z.string()),
    mediadorIdentifier: z.nullish(z.string()),
    mediadorTypeDocument: z.nullish(z.string()),
    mediadorName: z.nullish(z.string()),
    roles: z.array(zRole),
    token: z.string(),
    refreshToken: z.string()
});

export const zTokens = z.object({
    token: z.string(),
    refreshToken: z.string()
});

/**
 * Headline of the answer, shown as the title of its toast.
 */
export const zTitle = z.string();

/**
 * Messages for the person, in Spanish; empty when there is nothing to say.
 */
export const zMessages = z.array(z.string());

export const zAuthenticateAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zAuthenticatedUser
});

export const zCurrentUserAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zCurrentUser
});

export const zRefreshAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: zTokens
});

/**
 * The user and the tokens.
 */
export const zAuthenticateResponse = zAuthenticateAnswer;

/**
 * The user, without tokens.
 */
export const zFetchCurrentUserResponse = zCurrentUserAnswer;

/**
 * The new tokens.
 */
export const zRefreshTokenResponse = zRefreshAnswer;
