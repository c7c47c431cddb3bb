/** Runs in a page: leaks something at each change of the screen, which the day has to find. */
export function leaveBehind(): void {
  const kept: unknown[] = [];
  Reflect.set(globalThis, 'dayKeeps', kept);
  addEventListener('pushState', () => {
    const element = document.createElement('div');
    kept.push([element, Array.from({ length: 4000 }, Math.random), new BroadcastChannel('plantado')]);
    addEventListener('keydown', () => kept.length);
    setInterval(() => kept.length, 3_600_000);
    URL.createObjectURL(new Blob(['plantado']));
  });
}
