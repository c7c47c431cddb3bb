import { BellIcon } from '../../ui/icons/icons.tsx';
import { InfoPopover } from '../../ui/layout/InfoPopover.tsx';

/** The bell of the header with its always empty list (specification 1, section 2; assumptions S8): no badge. */
export function Bell() {
  return (
    <InfoPopover label="Notificaciones" icon={<BellIcon />}>
      No tienes notificaciones
    </InfoPopover>
  );
}
