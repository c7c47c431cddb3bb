import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './PageHeader.module.css';
import { joinClasses } from '../theme/join-classes.ts';

/** One step of the breadcrumb; the last one is the page itself and needs no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

export interface PageHeaderProps {
  title: string;
  breadcrumbs?: readonly Crumb[];
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons and links of the page, on the title's line. */
  actions?: ReactNode;
}

/** Id of the page's heading, which gets the focus after navigation. */
export const PAGE_TITLE_ID = 'titulo-de-pagina';

/** Breadcrumb, the page's one h1 and its actions. */
export function PageHeader({ title, breadcrumbs = [], description, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['heading']}>
        {breadcrumbs.length > 0 && (
          <nav aria-label="Ruta de navegación" className="ag-no-print">
            <ol>
              {breadcrumbs.map((crumb, index) => (
                <li key={crumb.label}>
                  {crumb.href === undefined ? (
                    <span aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
                  ) : (
                    <Link href={crumb.href}>{crumb.label}</Link>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      {actions && <div className={joinClasses(styles['actions'], 'ag-no-print')}>{actions}</div>}
    </header>
  );
}
