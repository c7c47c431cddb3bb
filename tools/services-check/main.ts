// `npm run services:check -- --config config.json --user …`: compares real services with the
// portal's assumptions (docs/services-check.md).
import { runCommand } from './command.ts';
import { readPassword } from './password.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  readPassword: (user) => readPassword(process.env, user),
  output: process.stdout,
  errors: process.stderr,
  signal: stop.signal,
});
