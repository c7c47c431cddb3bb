import type { RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { SandboxError } from './sandbox-error.ts';

/** Base path of the portal. */
export const BASE = '/autogestion';

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built portal under /autogestion/: its files (brotli or gzip where present),
 * login.html, and index.html for all other pages.
 * @param dir folder of the build
 * @throws SandboxError when it holds no portal
 */
export function servePortal(dir: string): RequestHandler {
  const headers = securityHeaders(dir);
  const files = sirv(dir, { etag: true, brotli: true, gzip: true, extensions: [] });

  return (req, res, next) => {
    const { pathname } = new URL(req.url.replace(/^\/+/, '/'), 'http://portal');
    if (pathname !== '/' && pathname !== BASE && !pathname.startsWith(`${BASE}/`)) {
      next();
      return;
    }
    res.set(headers);
    if (pathname === '/' || pathname === BASE) {
      redirect(res, 302, `${BASE}/`);
      return;
    }
    const path = pathname.slice(BASE.length);
    if (req.method === 'POST' && path === '/login') {
      // The login form, sent before hydration: its body, with a password, is not read.
      redirect(res, 303, `${BASE}/login`);
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD').status(405).type('text').send('Método no permitido');
      return;
    }
    // sirv trusts the numbers of a range, and no file of the portal is read in parts.
    delete req.headers.range;
    req.url = fileOf(path);
    res.set({ Vary: 'Accept-Encoding', 'Cache-Control': path.startsWith('/assets/') ? YEAR : 'no-cache' });
    files(req, res, () => {
      res.set('Cache-Control', 'no-store').status(404).type('text').send('No encontrado');
    });
  };
}

function redirect(res: Response, status: 302 | 303, address: string): void {
  res.location(address).status(status).end();
}

/** The file for a path: a path without an extension is a page. */
function fileOf(path: string): string {
  if (path === '/login') return '/login.html';
  const page = !path.startsWith('/assets/') && !/\.[^./]+$/.test(path);
  return page ? '/index.html' : path;
}

function securityHeaders(dir: string): Record<string, string> {
  const pages = readPages(dir);
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))];
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connectedOrigins(join(dir, 'config.json'))].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify default',
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function readPages(dir: string): string[] {
  try {
    for (const name of ['index.html', 'login.html']) readFileSync(join(dir, name));
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    return names.map((name) => readFileSync(join(dir, name), 'utf8'));
  } catch (error) {
    throw new SandboxError(`El portal no está construido en «${dir}»: ejecuta «npm run build».`, { cause: error });
  }
}

/**
 * CSP sources of a page's inline scripts, hashed as the HTML parser reads them (line feeds only).
 */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.replace(/\r\n?/g, '\n').matchAll(INLINE_SCRIPT);
  return Array.from(scripts, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/**
 * Other origins of services, telemetry and files; a base without a host is of the portal's origin.
 */
function connectedOrigins(file: string): string[] {
  try {
    const {
      servicios,
      archivos = [],
      telemetria,
    } = JSON.parse(readFileSync(file, 'utf8')) as {
      servicios: Record<string, string>;
      archivos?: string[];
      telemetria?: { destino: string } | null;
    };
    const remote = [...Object.values(servicios), ...(telemetria ? [telemetria.destino] : [])].filter((base) =>
      /^(https?:)?\/\//i.test(base),
    );
    const origins = remote.map((base) => new URL(base, 'https://portal').origin);
    return [...new Set([...origins, ...archivos.map((host) => `https://${host}`)])];
  } catch (error) {
    throw new SandboxError(`«${file}» no se puede leer: ejecuta «npm run build».`, { cause: error });
  }
}
