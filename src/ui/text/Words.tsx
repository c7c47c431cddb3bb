import type { ReactNode } from 'react';
import './Words.css';

/**
 * A text that stands beside something else, laid out as if it stood there by itself. A browser that translates replaces text nodes: React finds a text again
 * only where an element holds it alone.
 */
export function Words({ children }: { readonly children: ReactNode }) {
  return <span className="ag-words">{children}</span>;
}
