import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** One step of the breadcrumb; the last one is the page itself and needs no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: string;
  breadcrumbs?: readonly Crumb[];
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons and links of the page, on the title's line. */
  actions?: ReactNode;
}

/** Id of the page's heading: navigation moves the focus there. */
export const PAGE_TITLE_ID = 'titulo-de-pagina';

const Root = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    marginBottom: '4',
    '& .ag-page-heading': { minWidth: '0' },
    '& h1': { textStyle: 'pageTitle', overflowWrap: 'anywhere' },
    '& ol': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5', marginBottom: '1', fontSize: 'sm', color: 'fg.muted' },
    '& li + li::before': { content: '"/" / ""', marginInlineEnd: '1.5', color: 'border.control' },
    '& li': { display: 'flex', minHeight: '1.5rem', alignItems: 'center' },
    '& li a': {
      color: 'brand.fg',
      borderRadius: 'sm',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '1.5rem',
      _hover: { textDecoration: 'underline' },
    },
    '& .ag-page-description': { color: 'fg.muted', marginTop: '1', maxWidth: 'prose' },
    '& .ag-page-actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

/** Breadcrumb, the page's one h1 and its actions. */
export function PageHeader({ title, breadcrumbs = [], description, actions }: PageHeaderProps) {
  return (
    <Root>
      <div className="ag-page-heading">
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
        {description && <p className="ag-page-description">{description}</p>}
      </div>
      {actions && <div className="ag-page-actions ag-no-print">{actions}</div>}
    </Root>
  );
}
