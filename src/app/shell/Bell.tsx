import { BellIcon } from '../../ui/icons/icons.tsx';
import { InfoPopover } from '../../ui/layout/InfoPopover.tsx';

/**
 * The bell of the header; its list is always empty (specification 1, section 2; assumptions S8).
 */
export function Bell() {
  return (
    <InfoPopover label="Notificaciones" icon={<BellIcon />}>
      No tienes notificaciones
    </InfoPopover>
  );
}
