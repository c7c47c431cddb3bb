import { Fragment } from 'react';
import { Words } from './Words.tsx';

/** An address alone is broken behind these signs; other texts break at their spaces. */
const partsOf = (text: string): readonly string[] => (/^\S+@\S+$/.test(text) ? text.split(/(?<=[@.])/) : [text]);

/** A text that may be an e-mail address: where it is too long for its line it breaks behind '@' or a point, and not in the middle of a name. */
export function Breakable({ text }: { readonly text: string }) {
  return partsOf(text).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <Words>{part}</Words>
    </Fragment>
  ));
}
