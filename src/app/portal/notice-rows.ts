import type { OperationId } from '../../domain/failure.ts';
import type { NoticeRow } from '../../domain/notice-row.ts';
import { addNoticeRows, sharedRows } from '../notices/notice-texts.ts';
import { screens } from './screens.ts';

/** The operations whose rows stand in the `screen.ts` of their only caller. */
type OfScreens = KeysOf<Extract<(typeof screens)[number], { readonly notices: unknown }>['notices']>;
type KeysOf<Rows> = Rows extends unknown ? keyof Rows : never;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type comes from the same screens
const screenRows = Object.fromEntries(
  screens.flatMap((screen) => ('notices' in screen ? Object.entries(screen.notices) : [])),
) as Readonly<Record<OfScreens, NoticeRow>>;

/** One row per operation; a new operation without a row does not compile. */
export const noticeRows: Readonly<Record<OperationId, NoticeRow>> = { ...sharedRows, ...screenRows };

// The toasts can't import the screens: that would split the portal's chunk.
addNoticeRows(screenRows);
