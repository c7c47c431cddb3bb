import { Fragment } from 'react';
import { Words } from './Words.tsx';

/** A text that may be an e-mail address: where it is too long for its line it breaks behind '@' or a point, and not in the middle of a name. */
export function Breakable({ text }: { readonly text: string }) {
  if (!/^\S+@\S+$/.test(text)) return <Words>{text}</Words>;
  return text.split(/(?<=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {/* Not Words: what is read out would have a gap between them. */}
      <span>{part}</span>
    </Fragment>
  ));
}
