import { useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from '../../storage/preferences.ts';

/** The browser's preferences at mount, and a function that stores and applies changes. */
export function usePreferences(): readonly [Preferences, (changed: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(() => readPreferences());
  const change = (changed: Partial<Preferences>) => {
    writePreferences(changed);
    setPreferences({ ...preferences, ...changed });
    // The script in index.html applies the colour mode before the first paint and on this event.
    if (changed.modo) window.dispatchEvent(new CustomEvent('autogestion.modo', { detail: changed.modo }));
  };
  return [preferences, change];
}
