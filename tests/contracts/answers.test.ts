// The generated schemas accept the answers that the specification leaves open.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zFetchTicketsResponse } from '../../src/generated/schemas/solicitudes.ts';

const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };

test.each(['open', 'en espera', 7])('a ticket may have any status, as text or as a number: %j', (status) => {
  const answer = { title: '', messages: [], value: [{ id: 1, subject: 'Factura', status }], meta };
  expect(z.safeParse(zFetchTicketsResponse, answer)).toEqual({ success: true, data: answer });
});
