/** Which build runs here. */
export interface Build {
  readonly version: string;
  readonly build: string;
  /** The day that it was made, `yyyy-MM-dd`. */
  readonly built: string;
}

/** The build of this page, as its own build wrote it into it: the server may give out the next one by now. Null in development. */
export function readBuild(page: Pick<Document, 'querySelector'> = document): Build | null {
  const written = page.querySelector<HTMLMetaElement>('meta[name=version]')?.content.split(' ') ?? [];
  const [version, build, built] = written;
  return version && build && built ? { version, build, built } : null;
}
