/* oxlint-disable unicorn/consistent-function-scoping -- code in a page can't use outer functions */
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The rules that {@link installLook} installs; each gives one line per violation. */
    look: {
      /** Texts that a box cuts off and that no other element shows whole. */
      cut: () => string[];
      /** Texts that lie over each other, or reach out of the control that they name. */
      overlaid: () => string[];
      /** Focused controls that another control or a bar covers. */
      covered: () => string[];
      /** By how many pixels the page scrolls sideways. */
      sideways: () => string[];
      /** With forced colours: invisible controls, focus, states and drawings. */
      unseen: () => string[];
      /** Elements with a running or possible animation. */
      moving: () => string[];
      /** On paper: elements that cover others, are cut, belong to the screen only or are unreadable on white. */
      misprinted: () => string[];
    };
  }
}

/** Run in each page before its own script: gives it `window.look`. */
function define(): void {
  const controlsOf = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=tab]';

  const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isHeard = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement) {
      const { clipPath, overflow, width, height } = styleOf(at);
      if (clipPath === 'inset(50%)') return true;
      if (overflow === 'hidden' && width === '1px' && height === '1px') return true;
    }
    return false;
  };

  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 48);
  const nameOf = (element: Element) => {
    const label =
      element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '');
    const role = element.getAttribute('role');
    return `${element.localName}${role ? `[${role}]` : ''} «${short(label || element.textContent || (element.getAttribute('class') ?? ''))}»`;
  };

  interface Text {
    readonly node: Node;
    readonly parent: Element;
    readonly range: Range;
  }
  /** The texts in sight. */
  const texts = (): Text[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent || parent.closest('option, script, style, noscript, template, textarea')) continue;
      if (!isSeen(parent) || isHeard(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().width > 0) found.push({ node, parent, range });
    }
    return found;
  };

  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** The box that cuts a text off, if any: what can be scrolled to is not cut. */
  const cutBy = ({ parent, range }: Text): Element | null => {
    let { left, right, top, bottom } = range.getBoundingClientRect();
    let isLifted = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (isLifted && style.position === 'static' && style.transform === 'none') continue;
      const box = at.getBoundingClientRect();
      if (at !== parent || style.display !== 'inline') {
        if (clips(style.overflowX) && (left < box.left - 1.5 || right > box.right + 1.5)) return at;
        if (clips(style.overflowY) && (top < box.top - 2.5 || bottom > box.bottom + 2.5)) return at;
        if (scrolls(style.overflowX)) [left, right] = [box.left, box.right];
        if (scrolls(style.overflowY)) [top, bottom] = [box.top, box.bottom];
      }
      if (style.position === 'fixed') return null;
      isLifted = style.position === 'absolute';
    }
    return null;
  };

  /** Whether a cut text is shown whole by a title, by the row's own text or by an opened part. */
  const isShownWhole = (box: Element, parent: Element) =>
    box.closest('[title], summary, [aria-haspopup]') !== null ||
    (styleOf(box).getPropertyValue('-webkit-line-clamp') !== 'none' && parent.closest('tr, [role=row]') !== null);

  const cut = () =>
    texts().flatMap((text) => {
      const box = cutBy(text);
      return box === null || isShownWhole(box, text.parent)
        ? []
        : [`cut: «${short(text.node.nodeValue ?? '')}» by ${nameOf(box)}`];
    });

  /** The fixed, sticky or overlaid ancestor of an element, or the element itself. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(styleOf(at).position) || at.matches('[popover], dialog')) return at;
    }
    return null;
  };

  /** The part of a box that is in sight, in its scrolling places; null where it is scrolled away. */
  const shownPart = (element: Element, { left, right, top, bottom }: DOMRect): DOMRect | null => {
    let [l, r, t, b] = [left, right, top, bottom];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') [l, r] = [Math.max(l, box.left), Math.min(r, box.right)];
      if (overflowY !== 'visible') [t, b] = [Math.max(t, box.top), Math.min(b, box.bottom)];
      if (position === 'fixed') break;
    }
    return r - l > 1 && b - t > 1 ? new DOMRect(l, t, r - l, b - t) : null;
  };

  const overlaid = () => {
    const found: string[] = [];
    const lines = texts().flatMap((text) => {
      const layer = layerOf(text.parent);
      return [...text.range.getClientRects()].flatMap((whole) => {
        // The glyphs themselves: the box of a line is higher.
        const rect = new DOMRect(whole.x, whole.y + whole.height * 0.25, whole.width, whole.height * 0.5);
        const part = shownPart(text.parent, rect);
        return part ? [{ text, layer, rect: part }] : [];
      });
    });
    for (const [index, { text, layer, rect }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.text.node === text.node || other.layer !== layer) continue;
        const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
        if (width > 2 && height > 1.5)
          found.push(`over each other: «${short(text.node.nodeValue ?? '')}» and «${short(other.text.node.nodeValue ?? '')}»`);
      }
      const control = text.parent.closest('button, [role=tab], [role=option], [role=menuitem], summary, dialog, a');
      if (!control || styleOf(control).display === 'inline' || styleOf(control).display === 'contents') continue;
      const box = control.getBoundingClientRect();
      if (
        rect.left < box.left - 1.5 ||
        rect.right > box.right + 1.5 ||
        rect.top < box.top - 1.5 ||
        rect.bottom > box.bottom + 1.5
      )
        if (shownPart(text.parent, box))
          found.push(`out of its box: «${short(text.node.nodeValue ?? '')}» of ${nameOf(control)}`);
    }
    for (const control of document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select',
    )) {
      if (!isSeen(control) || isHeard(control)) continue;
      const needs = Number.parseFloat(styleOf(control).fontSize) * 1.15;
      if (control.clientHeight < needs) found.push(`too low for its text: ${nameOf(control)}`);
    }
    return [...new Set(found)];
  };

  const controls = () =>
    [...document.querySelectorAll<HTMLElement>(controlsOf)].filter(
      (control) => isSeen(control) && !isHeard(control) && !control.closest('[inert], .ag-skip') && !control.matches(':disabled'),
    );

  const covered = () => {
    const found: string[] = [];
    const before = document.activeElement;
    for (const control of controls()) {
      control.focus();
      if (document.activeElement !== control) continue;
      const whole = control.getBoundingClientRect();
      const { left, right, top, bottom } = (control.parentElement && shownPart(control.parentElement, whole)) ?? whole;
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ];
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
        found.push(`out of sight with the focus: ${nameOf(control)}`);
        continue;
      }
      const hits = [-0.25, 0, 0.25].map((part) => document.elementFromPoint(x + part * (right - left), y));
      // An opened part covers the page until the focus moves there.
      const opened = hits[1]?.closest('[role=menu], [role=listbox], [popover]');
      if (opened && !opened.contains(control)) continue;
      // A card is one link; a text of its own lies over nothing.
      const isFree = hits.some(
        (hit) => hit && (control.contains(hit) || hit.contains(control) || hit.closest('label, [data-field], svg') !== null),
      );
      if (!isFree) found.push(`covered: ${nameOf(control)} by ${hits[1] ? nameOf(hits[1]) : 'nothing'}`);
    }
    if (before instanceof HTMLElement) before.focus();
    return found;
  };

  /** The innermost of the elements that reach furthest out. */
  const widest = (width: number) => {
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > width + 1,
    );
    const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other))).map(nameOf);
    const wide = texts().filter(({ range }) => range.getBoundingClientRect().right > width + 1);
    return [...inner, ...wide.map(({ node }) => `«${short(node.nodeValue ?? '')}»`)].join(', ');
  };

  const sideways = () => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(
      (dialog) => isSeen(dialog) && dialog.scrollWidth > dialog.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth + 1 ? [`sideways: ${scrollWidth - clientWidth} px by ${widest(clientWidth)}`] : []),
      ...dialogs.map((dialog) => `sideways: ${nameOf(dialog)}, ${dialog.scrollWidth - dialog.clientWidth} px`),
    ];
  };

  interface Colour {
    readonly channels: readonly [number, number, number];
    readonly alpha: number;
  }
  let paint: CanvasRenderingContext2D | null = null;
  const colours = new Map<string, Colour>();
  const colourOf = (text: string): Colour => {
    const known = colours.get(text);
    if (known) return known;
    paint ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!paint) throw new Error('No canvas');
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = text;
    paint.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = paint.getImageData(0, 0, 1, 1).data;
    const colour: Colour = { channels: [r, g, b], alpha: a / 255 };
    colours.set(text, colour);
    return colour;
  };
  const luminance = ({ channels }: Colour) => {
    const [r = 0, g = 0, b = 0] = channels.map((channel) => {
      const part = channel / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [high = 0, low = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].toSorted((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const isPainted = (colour: string) => colourOf(colour).alpha > 0.5;
  /** The background colour behind an element. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = styleOf(at);
      if (isPainted(backgroundColor)) return backgroundColor;
    }
    return styleOf(document.documentElement).getPropertyValue('color-scheme') === 'dark' ? 'black' : 'white';
  };
  const stands = (colour: string, ground: string) => isPainted(colour) && contrast(colour, ground) >= 3;

  const shapes = (svg: Element) =>
    [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse')].filter((shape) => !shape.closest('defs'));
  const isDrawn = (svg: Element, ground: string) =>
    shapes(svg).some((shape) => {
      const { stroke, fill } = styleOf(shape);
      return (
        (stroke !== 'none' && !stroke.startsWith('url') && stands(stroke, ground)) ||
        (fill !== 'none' && !fill.startsWith('url') && stands(fill, ground))
      );
    });
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasBorder = (element: Element, ground: string) => {
    const style = styleOf(element);
    return sides.some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        stands(style[`border${side}Color`], ground),
    );
  };

  /** The look of an element as text, to compare it with and without a state in forced colours. */
  const lookOf = (element: Element) => {
    const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
    return parts
      .map((part) => {
        const style = styleOf(part);
        const borders = sides.map((side) =>
          [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]].join(' '),
        );
        const outline = [style.outlineStyle, style.outlineWidth].join(' ');
        const lines = [style.textDecorationLine, style.backgroundColor, style.color];
        const marks = ['::before', '::after'].map((pseudo) => styleOf(part, pseudo).content);
        return [part.localName, ...borders, outline, ...lines, ...marks].join('|');
      })
      .join('\n');
  };
  const stateful =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-selected], [data-chosen]';
  const states = ['aria-current', 'aria-selected', 'aria-pressed', 'data-selected', 'data-chosen'] as const;

  const unseen = () => {
    const found: string[] = [];
    for (const control of controls()) {
      // The library marks the items of a menu for every kind of input.
      if (control.closest('[role=menu]')) continue;
      // Some are drawn only where the focus is.
      control.focus();
      // Controls under a dialog can't be reached.
      if (document.querySelector('[role=dialog], [role=alertdialog]') && document.activeElement !== control) continue;
      const ground = groundOf(control.parentElement);
      const isNative = control.matches('input[type=checkbox], input[type=radio], input[type=range]');
      const isField = control.matches('input, textarea, select');
      const own = groundOf(control);
      const hasText = texts().some(({ parent }) => control.contains(parent) && stands(styleOf(parent).color, groundOf(parent)));
      const hasDrawing = [...control.querySelectorAll('svg')].some((svg) => isSeen(svg) && isDrawn(svg, own));
      const hasMark =
        styleOf(control).backgroundImage !== 'none' ||
        ['::before', '::after'].some((pseudo) => !['none', 'normal', '""'].includes(styleOf(control, pseudo).content));
      if (isField && !isNative && !hasBorder(control, ground)) {
        const frame = control.parentElement;
        if (!frame || !hasBorder(frame, groundOf(frame.parentElement))) found.push(`a field without an edge: ${nameOf(control)}`);
      }
      if (!isField && !hasText && !hasDrawing && !hasMark && !hasBorder(control, ground))
        found.push(`a control that nobody sees: ${nameOf(control)}`);
      if (document.activeElement !== control || !control.matches(':focus-visible')) continue;
      const { outlineStyle, outlineWidth, outlineColor } = styleOf(control);
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && stands(outlineColor, ground);
      if (!isRinged) found.push(`no ring of the focus: ${nameOf(control)} (${outlineStyle} ${outlineWidth} ${outlineColor})`);
    }
    for (const element of document.querySelectorAll(stateful)) {
      if (!isSeen(element) || isHeard(element) || element.matches('tr') || element.querySelector('input:checked')) continue;
      if (element.closest('ol') && element.getAttribute('aria-current') === 'page' && !element.matches('a')) continue;
      let scope: Element | null = element.parentElement;
      let plain: Element | undefined;
      for (let up = 0; up < 4 && scope && !plain; up += 1, scope = scope.parentElement) {
        plain = [...scope.querySelectorAll(element.localName)].find(
          (other) =>
            other !== element &&
            isSeen(other) &&
            !other.matches(stateful) &&
            other.getAttribute('role') === element.getAttribute('role') &&
            states.some((state) => element.hasAttribute(state)) &&
            other.className === element.className,
        );
      }
      if (plain && lookOf(plain).split('\n')[0] === lookOf(element).split('\n')[0] && lookOf(plain) === lookOf(element))
        found.push(`looks like one without its state: ${nameOf(element)}`);
    }
    for (const svg of document.querySelectorAll('.recharts-surface')) {
      const ground = groundOf(svg);
      for (const shape of shapes(svg)) {
        const { fill, stroke } = styleOf(shape);
        if (
          fill !== 'none' &&
          fill !== 'rgba(0, 0, 0, 0)' &&
          !fill.startsWith('url') &&
          // Lines have no ground of their own.
          shape.getBoundingClientRect().height > 1 &&
          !stands(fill, ground) &&
          !stands(stroke, ground)
        )
          found.push(`a part of a drawing that nobody sees: ${fill} on ${ground}`);
      }
      for (const shape of svg.querySelectorAll('pattern > *'))
        if (!stands(styleOf(shape).fill, ground)) found.push(`a hatch that nobody sees: ${styleOf(shape).fill} on ${ground}`);
    }
    return [...new Set(found)];
  };

  const milliseconds = (durations: string) =>
    Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
  const moving = () => {
    const found = document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
      const lasts = Number(duration) * iterations;
      return animation.playState === 'running' && lasts > 10 ? [`runs for ${lasts} ms`] : [];
    });
    for (const element of document.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      for (const pseudo of [undefined, '::before', '::after']) {
        const { transitionDuration, transitionProperty, animationName, animationDuration, scrollBehavior } = styleOf(
          element,
          pseudo,
        );
        if (transitionProperty !== 'none' && milliseconds(transitionDuration) > 10)
          found.push(`changes in ${transitionDuration}: ${nameOf(element)}`);
        if (animationName !== 'none' && milliseconds(animationDuration) > 10)
          found.push(`moves for ${animationDuration}: ${nameOf(element)}`);
        if (scrollBehavior === 'smooth') found.push(`scrolls smoothly: ${nameOf(element)}`);
      }
    }
    return [...new Set(found)];
  };

  const misprinted = () => {
    const found: string[] = [];
    const main = document.querySelector('main');
    if (!main || (main.textContent ?? '').trim().length < 20 || main.getBoundingClientRect().height < 20) found.push('blank');
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element) || isHeard(element)) continue;
      const { position, overflowX, overflowY } = styleOf(element);
      const { width, height } = element.getBoundingClientRect();
      if ((position === 'fixed' || position === 'sticky') && width > 1 && height > 1)
        found.push(`${position}: ${nameOf(element)}`);
      if (element.matches('textarea, select, input')) continue;
      if ((scrolls(overflowY) || clips(overflowY)) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut at its foot: ${nameOf(element)}`);
      if ((scrolls(overflowX) || clips(overflowX)) && element.scrollWidth > element.clientWidth + 2)
        found.push(`cut at its side: ${nameOf(element)}`);
    }
    for (const element of document.querySelectorAll(
      '[role=banner], header.ag-header, nav, [role=search], .toasts, .ag-sidebar',
    )) {
      if (isSeen(element) && element.getBoundingClientRect().height > 1 && !element.querySelector('ol'))
        found.push(`left of the screen: ${nameOf(element)}`);
    }
    for (const { node, parent } of texts()) {
      const ground = groundOf(parent);
      if (
        contrast(styleOf(parent).color, 'white') < 3 &&
        (luminance(colourOf(ground)) > 0.5 || styleOf(parent).printColorAdjust !== 'exact')
      )
        found.push(`too pale for paper: «${short(node.nodeValue ?? '')}» ${styleOf(parent).color}`);
    }
    return [...new Set(found)];
  };

  window.look = { cut, overlaid, covered, sideways, unseen, moving, misprinted };
}

/** Gives every page of a context `window.look`. */
export async function installLook(context: BrowserContext): Promise<void> {
  await context.addInitScript(define);
}

/** A rule of `window.look`. */
export type Rule = keyof Window['look'];

/** The violations of these rules in the present page. */
export const lookFor = (page: Page, rules: readonly Rule[]): Promise<string[]> =>
  page.evaluate((names) => names.flatMap((name) => window.look[name]()), rules);
