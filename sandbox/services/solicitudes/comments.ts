import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../../db/query.ts';
import { escapeHtml } from '../../escape-html.ts';

/** The insurer's people who answer. */
export const AGENTES = [90_001, 90_002, 90_003, 90_004] as const;

/** Typed text as a comment's HTML: escaped, with line breaks. */
export function htmlOf(text: string): string {
  return `<p>${escapeHtml(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
}

/** A comment to be written at an instant. */
export interface NewComment {
  idTicket: number;
  idAutor: number;
  html: string;
  texto: string;
  creado: string;
}

/** Appends a comment, never older than the previous one, and updates its ticket. */
export function appendComment(db: DatabaseSync, { idTicket, idAutor, html, texto, creado }: NewComment): void {
  prepared(db, 'UPDATE ticket SET actualizado = max(actualizado, ?) WHERE id = ?').run(creado, idTicket);
  prepared(
    db,
    'INSERT INTO comentario (id_ticket, id_autor, html, texto, creado) SELECT id, ?, ?, ?, actualizado FROM ticket WHERE id = ?',
  ).run(idAutor, html, texto, idTicket);
}
