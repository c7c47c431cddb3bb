import type { ReactNode } from 'react';
import './Words.css';

/**
 * A text beside other content, in an element of its own. A translating browser replaces text nodes,
 * and React finds a replaced text only where it is alone in its element.
 */
export function Words({ children }: { readonly children: ReactNode }) {
  return <span className="ag-words">{children}</span>;
}
