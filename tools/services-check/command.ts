import { readArguments, usage } from './arguments.ts';
import { check, exitCodeOf, type Surroundings } from './check.ts';
import { CheckProblem } from './problem.ts';
import { createProgress, type Screen, terminalReport } from './terminal.ts';

/** What the command runs in. */
export interface Command extends Omit<Surroundings, 'password' | 'progress'> {
  readonly args: readonly string[];
  readonly readPassword: (user: string) => Promise<string>;
  /** What is asked for goes there, and progress and problems go to `errors`. */
  readonly output: Screen;
  readonly errors: Screen;
}

/** Runs the command; gives its exit status: 0 where nothing differs, 1 where something does, 2 where the check did not come to its end. */
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
