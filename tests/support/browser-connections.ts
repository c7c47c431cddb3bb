import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const connections = new Set<Socket>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { socket, headers } = request;
  if (!headers['user-agent']?.includes('Mozilla') || connections.has(socket)) return;
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});

/**
 * Waits at most two seconds until the browser has closed its connections to this process. The
 * browser does so after a context is closed; until then a call of a closed page may still arrive.
 */
export async function browserConnectionsClosed(): Promise<void> {
  // A cut connection emits an error before it closes.
  const closed = Promise.all([...connections].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  await Promise.race([closed, delay(2000, undefined, { ref: false })]);
}
