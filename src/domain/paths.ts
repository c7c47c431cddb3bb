/** Paths of the screens, relative to the base path (assumptions S1 and S9). */
export const paths = {
  home: '/',
  login: '/login',
  notFound: '/notfound',
  clientes: '/clientes',
  createCliente: '/clientes/create',
  updateCliente: '/clientes/update/:id',
  perfil: '/perfil',
  configuracion: '/configuracion',
} as const;

/** The login, with the page to come back to; the home page needs no mention. */
export function loginPath(returnTo?: string): string {
  return returnTo && returnTo !== paths.home ? `${paths.login}?returnTo=${encodeURIComponent(returnTo)}` : paths.login;
}

/** The view of one client. */
export function clientePath(id: number): string {
  return paths.updateCliente.replace(':id', String(id));
}
