import { useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from '../../storage/preferences.ts';

/** The preferences of this browser as they were when the component came, and the way to change some: stored and applied at once. */
export function usePreferences(): readonly [Preferences, (changed: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(() => readPreferences());
  const change = (changed: Partial<Preferences>) => {
    writePreferences(changed);
    setPreferences({ ...preferences, ...changed });
    // The script in index.html applies the colour mode, before the first paint and whenever it is told.
    if (changed.modo) window.dispatchEvent(new CustomEvent('autogestion.modo', { detail: changed.modo }));
  };
  return [preferences, change];
}
