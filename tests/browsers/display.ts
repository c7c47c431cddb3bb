import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Engine } from '../../tools/engines.ts';
import type { Size } from './driver.ts';

const run = promisify(execFile);

const windowsOf = (program: string) => ['search', '--sync', '--onlyvisible', '--class', program];

/** A virtual X11 screen with the keyboard layout of the Dominican Republic. */
export interface Display {
  /** Its name, as `:1`. */
  readonly name: string;
  /** Presses physical keys in the focused window, by their X11 names: `dead_acute`, `u`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Focuses the window of a program, since no window manager does so. */
  focus(program: string): Promise<void>;
  /** Gives the windows of a program a size. */
  resize(program: string, size: Size): Promise<void>;
  close(): Promise<void>;
}

/** Starts a screen under a name that is free. */
export async function openDisplay({ xvfb, xdotool, setxkbmap }: Engine): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'exit');
  const numberPipe = server.stdio[3];
  if (!numberPipe) throw new Error('Xvfb has nobody to tell its name to.');
  const number = once(numberPipe, 'data').then(([text]) => String(text).trim());
  const name = await Promise.race([number, ended.then(() => '')]);
  if (!name) throw new Error('Xvfb did not start.');
  const env = { ...process.env, DISPLAY: `:${name}` };
  await run(setxkbmap, ['latam'], { env });
  return {
    name: `:${name}`,
    press: async (...keys) => {
      await run(xdotool, ['key', '--delay', '30', ...keys], { env });
    },
    focus: async (program) => {
      await run(xdotool, [...windowsOf(program), 'windowfocus', '--sync'], { env });
    },
    resize: async (program, { width, height }) => {
      await run(xdotool, [...windowsOf(program), 'windowsize', '--sync', '%@', String(width), String(height)], { env });
    },
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
