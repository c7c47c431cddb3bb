import { Fragment } from 'react';
import { Words } from './Words.tsx';

/** A text, perhaps an e-mail address, which breaks behind '@' or a point, not within a name. */
export function Breakable({ text }: { readonly text: string }) {
  if (!/^\S+@\S+$/.test(text)) return <Words>{text}</Words>;
  return text.split(/(?<=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {/* Not Words: screen readers would pause between the parts. */}
      <span>{part}</span>
    </Fragment>
  ));
}
