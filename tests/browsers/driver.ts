/** An input source in the form that classic WebDriver and WebDriver BiDi share. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

type PointerAction =
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration: number;
      readonly origin: 'viewport';
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** The size of a window's page, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One tab of a browser, independent of the engine's protocol. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs the source of an async function in the page; the function resolves with a text. */
  run(source: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the files of the one file field that a selector matches. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Opens another tab with the same storage. */
  openTab(): Promise<Tab>;
}

/** A separate window with an empty storage. */
export interface Session {
  readonly tab: Tab;
  /** How many tabs there are. */
  countTabs(): Promise<number>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Browser {
  /** Name and version, as the engine tells them. */
  readonly version: string;
  /** Presses physical keys by their X11 names (`dead_acute`, `u`), which no driver can do. */
  press(...keys: readonly string[]): Promise<void>;
  /** The folder of the downloads. */
  readonly downloads: string;
  /** The folder of the printed pages; null where the engine can't print without a dialog. */
  readonly paper: string | null;
  open(size: Size): Promise<Session>;
  close(): Promise<void>;
}
