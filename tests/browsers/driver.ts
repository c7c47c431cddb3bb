/** A source of input, as the W3C's WebDriver writes its actions; classic WebDriver and WebDriver BiDi share the words. */
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

/** One tab of a browser, over whatever protocol its engine speaks. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs the text of an async function in the page; what it resolves with is a text. */
  run(source: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Gives files to the one file field of a selector. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Opens a tab beside this one, of the same storage. */
  openTab(): Promise<Tab>;
}

/** A window of its own, with a storage that nobody had before. */
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
  /** Presses keys of the keyboard itself, by their names in X11, which no driver can: `dead_acute`, `u`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Where it puts what is downloaded. */
  readonly downloads: string;
  /** Where it puts what is printed, without a question; null where no driver and no setting makes it print. */
  readonly paper: string | null;
  open(size: Size): Promise<Session>;
  close(): Promise<void>;
}
