import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { paths } from '../../domain/paths.ts';
import { mayEnter, role } from '../../domain/usuario.ts';
import { ClientsIcon } from '../../ui/icons/icons.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../../wiring/portal-context.tsx';

const Links = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: '3',
    marginTop: '3',
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: '3',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
    },
    '& a:hover': { bg: 'bg.hover', borderColor: 'border.strong' },
    '& svg': { color: 'brand.fg', gridRow: 'span 2' },
    '& strong': { fontWeight: 'semibold' },
    '& span': { color: 'fg.muted', fontSize: 'sm' },
  },
});

const shortcuts = [
  {
    href: paths.clientes,
    role: role.intermediario,
    label: 'Clientes',
    text: 'Busca y consulta los clientes de tu cartera.',
    icon: <ClientsIcon />,
  },
];

/** The start page: it greets the user and leads to what exists. */
export function InicioPage() {
  const { usuario } = usePortal();
  const open = shortcuts.filter((shortcut) => mayEnter(usuario, shortcut.role));
  return (
    <>
      <PageHeader title="Dashboard" description={`Hola, ${usuario.name}.`} />
      <Panel padded aria-labelledby="accesos">
        <chakra.h2 id="accesos" textStyle="sectionTitle">
          Accesos directos
        </chakra.h2>
        {open.length > 0 ? (
          <Links>
            {open.map(({ href, label, text, icon }) => (
              <li key={href}>
                <Link href={href}>
                  {icon}
                  <strong>{label}</strong>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </Links>
        ) : (
          <chakra.p marginTop="2" color="fg.muted">
            Tu usuario no tiene consultas habilitadas en el portal. Si necesitas alguna, pídela al centro de soporte.
          </chakra.p>
        )}
      </Panel>
    </>
  );
}
