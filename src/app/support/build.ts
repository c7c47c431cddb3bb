/** The build of this page. */
export interface Build {
  readonly version: string;
  readonly build: string;
  /** Day of the build, `yyyy-MM-dd`. */
  readonly built: string;
}

/** The build in this page's `meta`: the server may have a newer one. Null in development. */
export function readBuild(page: Pick<Document, 'querySelector'> = document): Build | null {
  const written = page.querySelector<HTMLMetaElement>('meta[name=version]')?.content.split(' ') ?? [];
  const [version, build, built] = written;
  return version && build && built ? { version, build, built } : null;
}
