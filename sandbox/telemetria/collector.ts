import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { telemetryPage } from './page.ts';
import { type ExportLogs, otlpProblems } from './otlp.ts';

/** Kept bodies, unchanged, the oldest first. */
export type Collected = ExportLogs[];

/** Number of kept bodies, and of reported problems per body. */
const MAX_BODIES = 200;
const MAX_PROBLEMS = 10;
const BODY_LIMIT = '512kb';

/** A refusal in OTLP's form: `google.rpc.Status` with INVALID_ARGUMENT. */
const refusal = (message: string) => ({ code: 3, message });

const receive =
  (collected: Collected): RequestHandler =>
  (req, res) => {
    const body: unknown = req.body;
    const problems = otlpProblems(body);
    if (problems.length > 0) {
      res.status(400).json(refusal(problems.slice(0, MAX_PROBLEMS).join('; ')));
      return;
    }
    collected.push(body as ExportLogs);
    if (collected.length > MAX_BODIES) collected.shift();
    res.json({});
  };

const refuse: ErrorRequestHandler = (error: { readonly status?: number }, _req, res, _next) => {
  res.status(error.status ?? 400).json(refusal('El cuerpo no es JSON, o es demasiado grande.'));
};

/**
 * A telemetry collector: takes logs by OTLP/HTTP in JSON at `/v1/logs`, refuses invalid ones, keeps
 * the last in memory and shows them as a page.
 */
export function collector(collected: Collected): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    res.type('html').send(telemetryPage(collected));
  });
  router.post('/v1/logs', express.json({ limit: BODY_LIMIT }), receive(collected));
  router.use(refuse);
  return router;
}
