import { LinkButton } from '../actions/LinkButton.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Panel } from './Panel.tsx';

/** Shows in place that something does not exist, with the way to its list. */
export function NotFoundPanel({
  title,
  listHref,
  listLabel,
}: {
  readonly title: string;
  readonly listHref: string;
  readonly listLabel: string;
}) {
  return (
    <Panel>
      <EmptyState
        title={title}
        actions={
          <LinkButton href={listHref} variant="outline">
            {listLabel}
          </LinkButton>
        }
      />
    </Panel>
  );
}
