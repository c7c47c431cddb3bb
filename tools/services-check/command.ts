import { readArguments, usage } from './arguments.ts';
import { check, exitCodeOf, type Surroundings } from './check.ts';
import { CheckProblem } from './problem.ts';
import { createProgress, type Screen, terminalReport } from './terminal.ts';

/** Environment of the command. */
export interface Command extends Omit<Surroundings, 'password' | 'progress'> {
  readonly args: readonly string[];
  readonly readPassword: (user: string) => Promise<string>;
  /** Output for help and results; progress and problems go to `errors`. */
  readonly output: Screen;
  readonly errors: Screen;
}

/** Runs the command. Exit status: 0 without differences, 1 with some, 2 for an early end. */
export async function runCommand({ args, readPassword, output, errors, ...surroundings }: Command): Promise<number> {
  try {
    const given = readArguments(args);
    if (given === null) {
      output.write(`${usage}\n`);
      return 0;
    }
    const password = await readPassword(given.user);
    const progress = createProgress(errors);
    const { report, files } = await check(given, { ...surroundings, password, progress: progress.show }).finally(progress.end);
    output.write(terminalReport(report, files, output.columns || undefined));
    if (report.ended !== null) errors.write(`${report.ended}\n`);
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof CheckProblem)) throw error;
    errors.write(`${error.message}\n`);
    return 2;
  }
}
