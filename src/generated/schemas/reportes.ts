// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod/mini';

/**
 * Headline of the answer, shown as the title of its toast.
 */
export const zTitle = z.string();

/**
 * Messages for the person, in Spanish; empty when there is nothing to say.
 */
export const zMessages = z.array(z.string());

export const zReporteAnswer = z.object({
    title: zTitle,
    messages: zMessages,
    value: z.string()
});

/**
 * The report.
 */
export const zCreateReporteResponse = zReporteAnswer;
